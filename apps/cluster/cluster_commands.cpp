#include "apps/cluster/cluster_commands.hpp"

#include <chrono>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/machine.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"
#include "apps/cli/solve_command.hpp"
#include "apps/cluster/plan.hpp"
#include "apps/cluster/shared_batch.hpp"
#include "apps/cluster/shared_solve.hpp"

namespace minimex::cluster {
namespace {

using cli::Arguments;
using cli::Command;
using cli::ExitCode;

// States that a thread fills in a second of processor time in tiles of 10 inner bits, measured on
// full boards of 16x16 and 18x18 on two virtual processors of an AMD EPYC (docs/cluster.md).
constexpr double kRemovalsPerSecond = 140e6;
constexpr double kMarginsPerSecond = 260e6;
constexpr std::uint64_t kAnyMemory = std::uint64_t{1} << 60;

const Game& shared_game(const Arguments& arguments) {
  const Game& game = cli::named_game(arguments.game);
  if (!is_shared(game)) {
    throw cli::UsageError(fmt::format(
        "{} has no tables to share (solve is for chessboard, woodchess; batch for all games)",
        game.info.name));
  }
  return game;
}

ExitCode solve(Job& job, const Arguments& arguments) {
  (void)shared_game(arguments);
  return run_solve(arguments, [&](const Game& game, const Instance& instance,
                                  const SolveOptions& options, Control& control) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point began = Clock::now();
    std::vector<RankReport> reports;
    job.busy = true;
    Solution solution = solve_shared(job.transport, game, instance, options, control, reports);
    job.busy = false;
    if (arguments.report) {
      const std::chrono::duration<double> seconds = Clock::now() - began;
      cli::write_note(report_text(reports, control.budget().threads, seconds.count()));
    }
    return solution;
  });
}

ExitCode plan(Job& job, Arguments arguments) {
  const Game& game = shared_game(arguments);
  const bool given = arguments.memory.has_value();
  Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  // Planning for another machine.
  if (!given) budget.memory_bytes = kAnyMemory;
  Speeds speeds;
  speeds.words_per_second = game.info.name == "chessboard" ? kRemovalsPerSecond : kMarginsPerSecond;
  for (const Instance& instance : instances) {
    Control control(budget);
    PlanTeam team(arguments.ranks.value_or(job.transport.ranks()), budget.threads, control);
    const Solution solution =
        solve_as(team, game, instance, {.line = arguments.line || arguments.json}, control);
    if (team.plan()) {
      cli::write_out(plan_text(*team.plan(), speeds));
    } else if (solution.value) {
      cli::write_out("solved by rank 0 alone, in one table: too small to share\n");
    } else {
      cli::write_error(cli::unfinished_text(solution.run, cli::proved_text(solution)));
      return cli::exit_code_of(solution.run);
    }
  }
  return ExitCode::Solved;
}

ExitCode solve_or_plan(Job& job, const Arguments& arguments) {
  if (arguments.report && arguments.plan) {
    throw cli::UsageError("--report tells of a run, --plan makes none");
  }
  if (arguments.ranks && !arguments.plan) throw cli::UsageError("--ranks is for --plan");
  return arguments.plan ? plan(job, arguments) : solve(job, arguments);
}

}  // namespace

ExitCode run_command(Job& job, const std::vector<std::string>& words) {
  const bool batch = words.front() == "batch";
  if (!batch && words.front() != "solve") {
    throw cli::UsageError(fmt::format("unknown command '{}' (minimex-cluster has solve and batch)",
                                      printable(words.front())));
  }
  Command command = *cli::find_command(words.front());
  if (!batch) command.bit |= cli::kCluster;
  Arguments arguments =
      cli::parse_arguments(command, std::vector<std::string>(words.begin() + 1, words.end()));
  if (arguments.help) {
    cli::write_out(cli::help_command(command));
    return ExitCode::Solved;
  }
  const bool planning = arguments.plan;
  if (!arguments.threads) arguments.threads = job.machine.threads;
  if (!arguments.memory && !planning) arguments.memory = job.machine.memory;
  return batch ? run_shared_batch(job.transport, arguments) : solve_or_plan(job, arguments);
}

}  // namespace minimex::cluster
