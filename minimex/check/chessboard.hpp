// Checks claims about chessboards.
//
// What is proved. A legal, complete line with the claimed total shows that the value can be had.
// That it is the least follows from a removal policy, which names for every set of pieces that can
// be left the move to make there (of several equally good ones the first, so that an instance has
// just one proof). Following it costs V(set). If V(set) <= cost(move) + V(what the move leaves) for
// every other move of every set, then, by induction on the number of pieces, V is the least cost of
// removing each set by moves of exposed pieces. All pieces are such a set.
//
// Why exposed pieces suffice. Let some order remove pieces alone while they are blocked. Put each
// such removal off until the piece is exposed, and make it at once then. The pairs stay legal: a
// piece q of a pair could only be blocked by postponed pieces. Choose among the postponed pieces
// that block q one that no other postponed piece blocks. Any remaining piece that blocked it would
// also block q. So it is exposed, and would already have been removed.
//
// Why some pieces can be left out. A piece worth 0 can go first for nothing, and whoever went in a
// pair with it goes alone for the same cost. A piece that blocks or is blocked by every piece of
// the other colour worth more than 0 goes alone in every order, and may as well go first. The sets
// are those of the other pieces, the core; the values of the pieces left out are added.
//
// A claimed number of optimal lines is counted by the proved costs: removal_count.hpp.
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/chessboard/rules.hpp"

namespace minimex::check {

/// The proof: docs/certificates.md, `removal policy`.
/// Takes 8 bytes for each set of pieces of the core that can be left, and time in proportion to
/// their moves. Throws Refuted and ProofError.
Verdict check_chessboard(const chessboard::Instance& instance, const Claim& claim,
                         ProofReader* proof, Control& control);

}  // namespace minimex::check
