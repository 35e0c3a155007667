// Hands a woodchess board to the engine for alternating scores.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// First's score less second's; with `options.line` a line of best play, with `options.count` how
/// many such lines there are.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::woodchess
