// The entry to all checkers: a claim about an instance, with or without a proof, gets a verdict.
//
// No checker looks for a better solution, and none includes an engine: rules of the games, formats
// and core only. docs/certificates.md tells what each kind of proof says and why it suffices.
#pragma once

#include <iosfwd>

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/games/game.hpp"

namespace minimex::check {

/// Checks `claim` about `instance` of `game`; `proof`, a whole proof file, may be null. A file that
/// is no proof refutes. The budget of `control` holds, too. For the time see each checker: linear
/// in the proof for contours, up to the square of the moves for each number of a duel's; numbers of
/// sets are counted again, which is exponential in the width of the graph (set_count.hpp).
Verdict verify(const Game& game, const Instance& instance, const Claim& claim, std::istream* proof,
               Control& control);

/// Checks a solution as somebody wrote it down: that it is of this instance and final, its claim,
/// and that the proof is of the kind it names. Without `proof`, the embedded one counts.
Verdict verify(const Game& game, const Instance& instance, const StatedSolution& stated,
               std::istream* proof, Control& control);

}  // namespace minimex::check
