// Hands a woodchess board to the engine for alternating scores.
#pragma once

#include "minimex/contour/score.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// First's score less second's; with `options.line` a line of best play, with `options.count` how
/// many such lines there are. `team`: as ScoreOptions has it.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control,
               contour::LayerTeam* team = nullptr);

}  // namespace minimex::woodchess
