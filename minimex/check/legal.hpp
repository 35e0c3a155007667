// Whether a line follows the rules of its game.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include <fmt/format.h>

#include "minimex/check/verdict.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/move.hpp"

namespace minimex::check {

/// Calls play(i) for each move i of the line, once `position`, the Position of a game, has no
/// objection to it; `play` makes the move in `position`. Throws Refuted. False when stopped.
template <typename Position, typename Play>
bool play_line(const Position& position, std::span<const Move> line, Control& control,
               const Play& play) {
  constexpr std::size_t kBetweenChecks = 64;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i % kBetweenChecks == 0 && control.stopped()) return false;
    const std::string objection = position.objection(line[i]);
    if (!objection.empty()) {
      throw Refuted(fmt::format("move {} of the line is illegal: {}", i + 1, objection));
    }
    play(i);
  }
  return true;
}

}  // namespace minimex::check
