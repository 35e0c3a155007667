// What to draw of a woodchess board.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// Each cell with what it gives either player; who plays it and when, by the line of `solution`.
Scene scene(const Instance& instance, const Solution* solution);

}  // namespace minimex::woodchess
