// The number of optimal orders of removals, from the costs of the core that a policy has proved.
//
// The sets of all pieces that can be left are gone through from nothing to all. A set costs what
// its core's pieces cost, and the values of its others (chessboard.hpp); a removal of exposed
// pieces is optimal when its cost and that of what it leaves add up to the cost of the set. The
// orders that begin in a set are those that begin in what its optimal removals leave.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "minimex/check/staircases.hpp"
#include "minimex/core/control.hpp"
#include "minimex/games/chessboard/rules.hpp"

namespace minimex::check {

/// The core of a board with the proved costs of its sets.
struct SolvedCore {
  const std::vector<bool>& has;         ///< by piece of the board
  const Staircases& sets;               ///< of the pieces that it has, in order
  std::span<const std::int64_t> costs;  ///< by number of the set
};

/// Throws Refuted unless `claimed` (decimal digits) is the number of orders; the report says when a
/// limit was in the way. Takes 8 bytes for each set of the pieces that can be left, and as many for
/// every 19 digits of the claim.
[[nodiscard]] RunReport check_removal_count(const std::vector<chessboard::Piece>& pieces,
                                            const SolvedCore& core, const std::string& claimed,
                                            Control& control);

}  // namespace minimex::check
