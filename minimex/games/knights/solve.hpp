// Turns a board of knights into a conflict graph and hands it to the engine for maximum
// independent sets.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/knights/rules.hpp"

namespace minimex::knights {

/// The most knights, and with `options.line` where they stand, in index order. When the budget is
/// short the cells of one colour (the parity of x + y + z), which never attack each other, give a
/// lower bound.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::knights
