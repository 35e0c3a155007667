// Checks claims about Chomp.
//
// What is proved. The proof tells a number for every non-empty diagram inside the shape. If each is
// the least number that no bite from its diagram leads to, then, by induction on the number of
// cells, each is the nimber of its diagram (Sprague, Grundy); the shape is one of them. From a
// nimber other than 0 every move of best play leaves 0; from 0, all bites are as good.
//
// The diagrams are ordered by the lengths of their rows, the first row first, and numbered from 0,
// the empty one. The number of a diagram is the sum over its rows of how many choices there are for
// that row and those below it with that row shorter, whatever the rows above are.
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

/// The proof: docs/certificates.md, `nimbers`. Takes 1 or 4
/// bytes for each diagram inside the shape, and time in proportion to their bites. Throws Refuted
/// and ProofError.
Verdict check_chomp(const chomp::Instance& instance, const Claim& claim, ProofReader* proof,
                    Control& control);

}  // namespace minimex::check
