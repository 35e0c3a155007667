// What to draw of a chessboard.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/chessboard/rules.hpp"

namespace minimex::chessboard {

/// The board with its pieces, numbered by the removals of `solution` when it has a line.
Scene scene(const Instance& instance, const Solution* solution);

}  // namespace minimex::chessboard
