// What the commands share: the instances a command line names, and work on them within its budget,
// with progress and interruption.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/games/game.hpp"

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/interrupt.hpp"
#include "apps/cli/progress.hpp"

namespace minimex::cli {

/// The game called `name`. Throws UsageError when there is none.
const Game& named_game(const std::string& name);

/// Names of the games that have `property`, for usage errors.
std::string games_with(bool (*property)(const Game& game));

/// Throws UsageError when one of the options about the instance means nothing to the game.
void check_options(const Game& game, const Arguments& arguments);

/// How many bytes a text may have: what is made of it may take several times as many.
std::uint64_t longest_text(const Budget& budget) noexcept;

/// What may be read from `text`, in bytes, while it is held (Source::most_memory).
std::uint64_t memory_beside(std::string_view text, const Budget& budget) noexcept;

/// Reads a text within a budget of time and memory. Throws InputError and ReadingLimit.
Source read_within(const std::string& name, const Budget& budget);

/// Reads the instances that `arguments` name, from the file, standard input, or the family, and
/// takes off the budget what a list of them holds. Throws UsageError when the game does not take
/// one of the options, InputError on bad input, ReadingLimit.
std::vector<Instance> read_instances(const Game& game, const Arguments& arguments, Budget& budget);

/// Reads the solutions of so many instances within a budget, and takes what they hold off it.
/// Throws InputError and ReadingLimit.
std::vector<StatedSolution> read_claims(const std::string& name, ClaimOptions options,
                                        std::size_t instances, Budget& budget);

/// The budget of `arguments`; `time_limit` is the limit when none is given.
Budget budget_of(const Arguments& arguments, std::optional<std::chrono::milliseconds> time_limit);

/// Works on instances one after another within one budget; the time limit is for all of them.
class Session {
 public:
  Session(const Budget& budget, ProgressMode progress)
      : progress_(progress), control_(budget, progress_.sink()) {}

  /// What `work` makes of the session's Control. The bar is gone when it returns, and SIGINT has
  /// become `Cancelled` (interrupt.hpp).
  template <class Work>
  auto within(const Work& work) {
    const InterruptScope scope(control_);
    auto result = work(control_);
    progress_.finish();
    return result;
  }

  /// Whether the budget or a signal has ended the work.
  [[nodiscard]] bool stopped() noexcept { return control_.stopped(); }

 private:
  ProgressReporter progress_;
  Control control_;
};

/// What is proved of an unsolved instance: `the value is from 3 to 9`, `nothing about the value`.
std::string proved_text(const Solution& solution);

/// `limit reached: ...` or `interrupted`, for work that did not end; `proved` says of what.
std::string unfinished_text(const RunReport& run, std::string_view proved);

/// ExitCode::Solved, ExitCode::Limit or ExitCode::Interrupted.
ExitCode exit_code_of(const RunReport& run);

/// `instance 3 of 7: ` in front of an error line; empty when there is only one.
std::string which_instance(std::size_t index, std::size_t count);

}  // namespace minimex::cli
