#include "apps/cli/session.hpp"

#include <algorithm>
#include <any>
#include <array>
#include <limits>
#include <string_view>
#include <unistd.h>

#include <fmt/format.h>

#include "minimex/catalog.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/core/machine.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::cli {
namespace {

/// Whether `name` has the form of a family's member, such as hypercube:5.
bool looks_like_family(std::string_view name) {
  const std::size_t letters = name.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
  return letters != 0 && letters < name.size() && name[letters] == ':';
}

/// Throws InputError when FILE is not there and was most likely meant for --family.
void expect_no_family(const Game& game, const std::string& name) {
  if (game.from_family == nullptr || !looks_like_family(name)) return;
  if (access(name.c_str(), F_OK) == 0) return;
  throw InputError({.source = name},
                   "there is no such file, expected a readable file; use "
                   "--family " +
                       printable(name) + " for the member of a family");
}

// Of a text and of what is read from it, whatever the budget: one smaller than this is less than
// the program takes by itself.
constexpr std::uint64_t kAlways = std::uint64_t{1} << 19;

/// Takes from the budget what the program holds besides tables.
void set_aside(std::uint64_t bytes, Budget& budget) {
  bytes = std::min(bytes, budget.memory_bytes);
  budget.memory_bytes -= bytes;
  budget.program_bytes += bytes;
}

/// Takes from the budget what a list of instances holds while each is solved.
void set_aside(const std::vector<Instance>& instances, Budget& budget) {
  if (instances.size() < 2) return;  // engines count the one that they are given
  std::uint64_t bytes = 0;
  for (const Instance& instance : instances) {
    const auto* const graph = std::any_cast<GraphInstance>(&instance);
    if (graph != nullptr) bytes += graph->listed_bytes();
  }
  set_aside(bytes, budget);
}

}  // namespace

std::string games_with(bool (*property)(const Game& game)) {
  std::string names;
  for (const Game& game : catalog()) {
    if (!property(game)) continue;
    if (!names.empty()) names += ", ";
    names += game.info.name;
  }
  return names;
}

const Game& named_game(const std::string& name) {
  const Game* const game = find_game(name);
  if (game == nullptr) {
    throw UsageError(
        fmt::format("unknown game '{}' (minimex games lists the games)", printable(name)));
  }
  return *game;
}

void check_options(const Game& game, const Arguments& arguments) {
  const Format format = arguments.format.value_or(Format::Auto);
  const bool general = format == Format::Auto || format == Format::Text || format == Format::Json;
  struct Rule {
    std::string_view option;
    bool given;
    bool (*taken)(const Game& game);
  };
  const std::array rules = {
      Rule{"--strict", arguments.strict, [](const Game& g) { return g.info.takes_strict; }},
      Rule{"--first", arguments.first || arguments.both_first,
           [](const Game& g) { return g.info.takes_first; }},
      Rule{"--all", arguments.all, [](const Game& g) { return g.info.takes_all; }},
      Rule{"--winner", arguments.winner, [](const Game& g) { return g.info.takes_winner; }},
      Rule{"--misere", arguments.misere, [](const Game& g) { return g.info.takes_misere; }},
      Rule{"--count", arguments.count, [](const Game& g) { return g.info.takes_count; }},
      Rule{"--piece", !arguments.generate.piece.empty(),
           [](const Game& g) { return g.info.graph_formats; }},
      Rule{"--count all", arguments.count_all, [](const Game& g) { return g.info.takes_sets; }},
      Rule{"--all", arguments.listing, [](const Game& g) { return g.info.takes_sets; }},
      Rule{"--checkpoint", !arguments.checkpoint.empty(),
           [](const Game& g) { return g.info.takes_checkpoint; }},
      Rule{"--family", arguments.family.has_value(),
           [](const Game& g) { return g.from_family != nullptr; }},
      Rule{"graph formats", !general, [](const Game& g) { return g.info.graph_formats; }},
  };
  for (const auto& [option, given, taken] : rules) {
    if (!given || taken(game)) continue;
    throw UsageError(fmt::format("{} does not take {} (it is for {})", game.info.name, option,
                                 games_with(taken)));
  }
  if (!arguments.family) return;
  if (!arguments.file.empty()) {
    throw UsageError("FILE and --family exclude each other: both name the instance");
  }
  if (arguments.format || arguments.strict) {
    throw UsageError("--format and --strict are about FILE, they do not go with --family");
  }
}

std::uint64_t longest_text(const Budget& budget) noexcept {
  constexpr std::uint64_t kShare = 8;  // bytes that readers take for a byte of text, about
  return std::max(kAlways, budget.memory_bytes / kShare);
}

Source read_within(const std::string& name, const Budget& budget) {
  Source source = read_source(name, longest_text(budget), budget.time_limit);
  drop_byte_order_mark(source.text);
  source.most_memory = memory_beside(source.text, budget);
  return source;
}

std::uint64_t memory_beside(std::string_view text, const Budget& budget) noexcept {
  const std::uint64_t copies = std::min<std::uint64_t>(2 * text.size(), budget.memory_bytes);
  return std::max(kAlways, budget.memory_bytes - copies);
}

std::vector<Instance> read_instances(const Game& game, const Arguments& arguments, Budget& budget) {
  check_options(game, arguments);
  if (arguments.family) return {game.from_family(*arguments.family)};
  expect_no_family(game, arguments.file);
  const ReadingScope scope(budget.time_limit);
  const ReadOptions options{.format = arguments.format.value_or(Format::Auto),
                            .strict = arguments.strict};
  std::vector<Instance> instances = game.read(read_within(arguments.file, budget), options);
  set_aside(instances, budget);
  return instances;
}

std::vector<StatedSolution> read_claims(const std::string& name, ClaimOptions options,
                                        std::size_t instances, Budget& budget) {
  const ReadingScope scope(budget.time_limit);
  options.budget = budget;
  std::vector<StatedSolution> solutions =
      read_solutions(read_within(name, budget), options, instances);
  std::uint64_t bytes = 0;
  for (const StatedSolution& stated : solutions) bytes += claim_bytes(stated);
  set_aside(bytes, budget);
  return solutions;
}

Budget budget_of(const Arguments& arguments, std::optional<std::chrono::milliseconds> time_limit) {
  // What the process takes without tables: code, libraries, an instance of usual size.
  constexpr std::uint64_t kProgramBytes = std::uint64_t{12} << 20;
  Budget budget;
  budget.threads = arguments.threads ? *arguments.threads : hardware_threads();
  budget.memory_bytes = arguments.memory ? *arguments.memory : available_memory() / 10 * 8;
  budget.program_bytes = std::min(kProgramBytes, budget.memory_bytes / 8 * 5);
  budget.memory_bytes -= budget.program_bytes;
  budget.time_limit = arguments.time_limit ? arguments.time_limit : time_limit;
  budget.directory = arguments.checkpoint;
  return budget;
}

std::string proved_text(const Solution& solution) {
  if (!solution.bounds) return "nothing about the value";
  const auto [lower, upper] = *solution.bounds;
  const bool below = lower > std::numeric_limits<std::int64_t>::min();
  const bool above = upper < std::numeric_limits<std::int64_t>::max();
  if (below && above && lower == upper) return fmt::format("the value is {}", lower);
  if (below && above) return fmt::format("the value is from {} to {}", lower, upper);
  if (below) return fmt::format("the value is at least {}", lower);
  if (above) return fmt::format("the value is at most {}", upper);
  return "nothing about the value";
}

std::string unfinished_text(const RunReport& run, std::string_view proved) {
  if (run.status == Status::Cancelled) {
    return fmt::format("{}; proved: {}", run.limit.empty() ? "interrupted" : run.limit, proved);
  }
  return fmt::format("limit reached: {}; proved: {}", run.limit, proved);
}

ExitCode exit_code_of(const RunReport& run) {
  switch (run.status) {
    case Status::Proved:
      return ExitCode::Solved;
    case Status::LimitReached:
      return ExitCode::Limit;
    case Status::Cancelled:
      return ExitCode::Interrupted;
  }
  return ExitCode::Internal;
}

std::string which_instance(std::size_t index, std::size_t count) {
  return count > 1 ? fmt::format("instance {} of {}: ", index + 1, count) : "";
}

}  // namespace minimex::cli
