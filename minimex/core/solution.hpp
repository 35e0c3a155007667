// The answer of any game in one shape: what the command line prints, JSON carries, a scene draws.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/move.hpp"

namespace minimex {

/// Proved bounds of a value; both ends inclusive.
struct Bounds {
  std::int64_t lower = 0;
  std::int64_t upper = 0;
};

struct Solution {
  RunReport run = {};
  std::optional<std::int64_t> value = std::nullopt;  ///< set when the bounds meet
  std::optional<Bounds> bounds = std::nullopt;  ///< set when anything is proved about the value
  std::string answer = {};                      ///< what the contest asks for; one line
  std::vector<Move> line = {};  ///< optimal play in order, or the optimal set in index order
  std::string reason = {};      ///< a sentence: why the value is right; empty when there is none
};

/// Who moves first in the independence duel.
enum class FirstPlayer : std::uint8_t { Maximiser, Minimiser };

struct SolveOptions {
  bool line = false;                           ///< also find Solution::line
  FirstPlayer first = FirstPlayer::Maximiser;  ///< independence-duel only
};

}  // namespace minimex
