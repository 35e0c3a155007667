// Checks claims about woodchess.
//
// What is proved. A move policy names for every position the move to make there (of several equally
// good ones the first, so that an instance has just one proof). If both players follow it, the
// player to move in a position wins by M(position) over the rest of the game. If no move of any
// position does better for the mover, gain(move) - M(what the move leaves) <= M(position), then, by
// induction on the number of empty cells, M is what best play of both comes to. A line is best play
// when each of its moves has M in this sense. By itself a line shows only that a game can end so.
// A claimed number of optimal lines is counted by the margins, from the full board on.
//
// A position is told by the cells that are filled. Turned upside down, the empty cells that have
// none above or left of them are the exposed ones of a staircase.
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::check {

/// The proof: docs/certificates.md, `move policy`. Takes 8 bytes for each of C(rows + cols, rows)
/// positions, with a count as many again for every 19 digits of it, and time in proportion to their
/// moves. Throws Refuted and ProofError.
Verdict check_woodchess(const woodchess::Instance& instance, const Claim& claim, ProofReader* proof,
                        Control& control);

}  // namespace minimex::check
