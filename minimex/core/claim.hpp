// What somebody says about an instance: the part of a solution that can be checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/move.hpp"
#include "minimex/core/solution.hpp"

namespace minimex {

/// Who is said to win, without a value.
struct OutcomeClaim {
  bool first_wins = false;
  std::optional<std::vector<Move>> winning = std::nullopt;  ///< all moves that win
  std::optional<std::uint64_t> lost_positions = std::nullopt;
  bool misere = false;  ///< of the game in which the player who cannot move wins
};

struct Claim {
  std::optional<std::int64_t> value =
      std::nullopt;  ///< a solution as text may only have the answer
  std::optional<std::string> answer = std::nullopt;      ///< as the contest asks for it
  std::optional<std::vector<Move>> line = std::nullopt;  ///< in order of play; or the set
  FirstPlayer first = FirstPlayer::Maximiser;            ///< independence-duel only
  std::optional<OutcomeClaim> outcome = std::nullopt;    ///< instead of a value
  /// Optimal lines, or maximum sets: decimal, no leading zeros.
  std::optional<std::string> count = std::nullopt;
  std::optional<std::string> count_all = std::nullopt;  ///< likewise: independent sets of any size
  std::optional<Listing> listing = std::nullopt;        ///< all maximum sets
};

}  // namespace minimex
