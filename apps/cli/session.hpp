// What solve and render share: the instances a command line names, and solving them within its
// budget, with progress and interruption.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/game.hpp"

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/progress.hpp"

namespace minimex::cli {

/// The game called `name`. Throws UsageError when there is none.
const Game& named_game(const std::string& name);

/// Reads the instances that `arguments` name, from the file, standard input, or the family.
/// Throws UsageError when the game does not take one of the options, InputError on bad input.
std::vector<Instance> read_instances(const Game& game, const Arguments& arguments);

/// The budget of `arguments`; `time_limit` is the limit when none is given.
Budget budget_of(const Arguments& arguments, std::optional<std::chrono::milliseconds> time_limit);

/// Solves instances one after another within one budget; the time limit is for all of them.
class Session {
 public:
  Session(const Budget& budget, ProgressMode progress)
      : progress_(progress), control_(budget, progress_.sink()) {}

  /// The bar is gone when it returns, and SIGINT has become `Cancelled` (interrupt.hpp).
  Solution solve(const Game& game, const Instance& instance, const SolveOptions& options);

 private:
  ProgressReporter progress_;
  Control control_;
};

/// What is proved of an unsolved instance: `the value is from 3 to 9`, `nothing about the value`.
std::string proved_text(const Solution& solution);

/// `limit reached: ...; proved: ...` or `interrupted; proved: ...`, for an unsolved instance.
std::string unsolved_text(const Solution& solution);

/// ExitCode::Solved, ExitCode::Limit or ExitCode::Interrupted.
ExitCode exit_code_of(const Solution& solution);

}  // namespace minimex::cli
