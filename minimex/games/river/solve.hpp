// Hands the camera sites of a river grid to the Node Kayles engine.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/river/rules.hpp"

namespace minimex::river {

/// The nimber as value, who wins as answer, and with `options.line` a line of best play.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::river
