// Checks claims about Chomp.
//
// What is proved. For a nimber, the proof tells a number for every non-empty diagram inside the
// shape. If each is the least number that no bite from its diagram leads to, then, by induction on
// the number of cells, each is the nimber of its diagram (Sprague, Grundy); the shape is one of
// them. From a nimber other than 0 every move of best play leaves 0; from 0, all bites are as good.
//
// Who wins is proved by the list of all lost diagrams (lost_diagrams.hpp); from it follow the moves
// that win and how many lost diagrams there are.
//
// A hook (all rows but the first have one cell) needs no table: a bite shortens one of its arms, so
// it is two heaps of Nim, the arms without their common cell (1,1).
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/chomp/rules.hpp"

namespace minimex::check {

/// The proof: docs/certificates.md, `nimbers`, or `p-positions` for who wins. Takes 1 or 4 bytes,
/// or 1 bit, for each diagram inside the shape, and time in proportion to their bites, or to the
/// bites into the lost ones. Throws Refuted and ProofError.
Verdict check_chomp(const chomp::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control);

}  // namespace minimex::check
