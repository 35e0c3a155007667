// Hands a chessboard to the engine for cheapest removals.
#pragma once

#include "minimex/contour/optimum.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/chessboard/rules.hpp"

namespace minimex::chessboard {

/// The board as the engine takes it: the same pieces in the same order.
contour::OptimumProblem to_problem(const Instance& instance);

/// The least total cost; with `options.line` an optimal order of removals of exposed pieces, with
/// `options.count` how many such orders there are. `team`: as OptimumOptions has it.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control,
               contour::LayerTeam* team = nullptr);

}  // namespace minimex::chessboard
