// Whether a line follows the rules of its game.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"
#include "minimex/core/move.hpp"

namespace minimex::check {

/// Throws Refuted unless move `i` of the line is allowed in `position`, a Position of a game's
/// rules.
template <typename Position>
void expect_legal(const Position& position, const std::vector<Move>& line, std::size_t i) {
  const std::string objection = position.objection(line[i]);
  if (objection.empty()) return;
  throw Refuted(fmt::format("move {} of the line is illegal: {}", i + 1, objection));
}

}  // namespace minimex::check
