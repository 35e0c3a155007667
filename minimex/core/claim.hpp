// What somebody says about an instance: the part of a solution that can be checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/move.hpp"
#include "minimex/core/solution.hpp"

namespace minimex {

struct Claim {
  std::optional<std::int64_t> value =
      std::nullopt;  ///< a solution as text may only have the answer
  std::optional<std::string> answer = std::nullopt;      ///< as the contest asks for it
  std::optional<std::vector<Move>> line = std::nullopt;  ///< in order of play; or the set
  FirstPlayer first = FirstPlayer::Maximiser;            ///< independence-duel only
  std::optional<std::string> count = std::nullopt;  ///< optimal lines: decimal, no leading zeros
};

}  // namespace minimex
