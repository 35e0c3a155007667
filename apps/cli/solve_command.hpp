// `minimex solve` with another way to solve: that of several processes, for example.
#pragma once

#include <functional>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/game.hpp"

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"

namespace minimex::cli {

/// In place of Game::solve.
using Solver = std::function<Solution(const Game& game, const Instance& instance,
                                      const SolveOptions& options, Control& control)>;

/// Reads the instances, solves each by `solver`, prints what there is to print.
ExitCode run_solve(const Arguments& arguments, const Solver& solver);

}  // namespace minimex::cli
