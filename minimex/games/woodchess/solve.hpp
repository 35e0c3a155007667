// Hands a woodchess board to the engine for alternating scores.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// First's score less second's, and with `options.line` a line of best play.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::woodchess
