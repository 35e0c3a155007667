// `minimex bench`: how many positions each engine searches on fixed instances.
//
// The numbers are a signature of the searches: one thread and a fixed budget make them the same on
// every machine, so a change that is meant to leave a search alone leaves them alone, and one that
// is not shows how much it saves. Timings are no matter of it (docs/benchmarks.md).
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "minimex/catalog.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

/// An instance of a family, or a random one, and what is asked about it.
struct Work {
  std::string_view name;
  std::string_view game;
  std::string_view family = {};
  std::int32_t side = 0;
  std::uint32_t density = 0;  ///< in millionths
  std::int64_t max_value = 0;
  SolveOptions options = {};
};

constexpr std::int64_t kNoValues = -1;

std::array<Work, 14> works() {
  constexpr std::uint32_t kWhole = 1'000'000;
  const SolveOptions winner{.outcome = true};
  const SolveOptions misere{.outcome = true, .misere = true};
  return {{
      {"chessboard, full 12x12", "chessboard", {}, 12, kWhole, 1000},
      {"chessboard, sparse 14x14", "chessboard", {}, 14, kWhole / 5, 1000},
      {"woodchess, 11x11", "woodchess", {}, 11, kWhole, 1000},
      {"chomp, nimber of 8x10", "chomp", "rect:8x10"},
      {"chomp, winner of 10x11", "chomp", "rect:10x11", 0, 0, 0, winner},
      {"independent-set, random 70", "independent-set", {}, 70, kWhole / 5, kNoValues},
      {"independent-set, weighted 60", "independent-set", {}, 60, kWhole / 5, 100},
      {"independence-duel, random 34", "independence-duel", {}, 34, kWhole / 10, kNoValues},
      {"independence-duel, 5x6", "independence-duel", "grid:5x6"},
      {"node-kayles, 3x16", "node-kayles", "grid:3x16"},
      {"node-kayles, queens 8x8", "node-kayles", "queen:8x8"},
      {"node-kayles, random 26", "node-kayles", {}, 26, kWhole / 5, kNoValues},
      {"node-kayles, Cram 4x5", "node-kayles", "linegraph:grid:4x5"},
      {"node-kayles, misere 4x6", "node-kayles", "grid:4x6", 0, 0, 0, misere},
  }};
}

Instance instance_of(const Game& game, const Work& work) {
  if (!work.family.empty()) return game.from_family(work.family);
  GenerateOptions options{.size = {work.side}, .density = work.density, .seed = 1};
  if (work.max_value != kNoValues) options.max_value = work.max_value;
  return game.generate(options);
}

std::string row(std::string_view name, std::uint64_t positions) {
  return fmt::format("{:30}{:>10}\n", name, positions);
}

}  // namespace

ExitCode run_bench(const Arguments& /*arguments*/) {
  constexpr std::uint64_t kMemory = std::uint64_t{1} << 30;
  install_interrupt_handlers();
  std::uint64_t total = 0;
  for (const Work& work : works()) {
    const Game& game = named_game(std::string(work.game));
    const Instance instance = instance_of(game, work);
    Session session(Budget{.memory_bytes = kMemory}, ProgressMode::Off);
    const Solution solution = session.within(
        [&](Control& control) { return game.solve(instance, work.options, control); });
    if (solution.run.status != Status::Proved) {
      flush_out();
      write_error(
          fmt::format("{}: {}", work.name, unfinished_text(solution.run, proved_text(solution))));
      return exit_code_of(solution.run);
    }
    write_out(row(work.name, solution.run.positions));
    total += solution.run.positions;
  }
  write_out(row("positions", total));
  return ExitCode::Solved;
}

}  // namespace minimex::cli
