// The differential fuzzer: random small instances of all games, solved in all ways, against the
// plain references and the checkers.
//
//   minimex-differential [--seed S] [--count N | --time SECONDS] [--game GAME] [--output FOLDER]
//   minimex-differential --exhaustive [--seed S] [--game GAME] [--output FOLDER]
//   minimex-differential --game GAME --replay FILE [--seed S --count N]
//
// Instance i of a seed is the same on every machine; games take turns. With --exhaustive they are
// all small ones (small_instances.hpp), each solved in one of the ways. A difference is shrunk as
// `minimex stress` does, by the same simpler instances, with the same way to solve them, and
// written to FOLDER as text or JSON; then the exit code is 1. The totals of each game come last.
#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "minimex/catalog.hpp"

#include "tests/fuzz/difference.hpp"
#include "tests/fuzz/rival.hpp"
#include "tests/fuzz/small_instances.hpp"

namespace minimex::fuzz {
namespace {

using Clock = std::chrono::steady_clock;

struct Arguments {
  std::uint64_t seed = 1;
  std::uint64_t count = 0;  // 0: 900, or what the time allows
  std::uint64_t seconds = 0;
  std::string game = {};
  std::string output = ".";
  std::string replay = {};
  bool exhaustive = false;
};

/// Set by a signal that asks to stop: the totals are told all the same.
volatile std::sig_atomic_t stop_asked = 0;

std::string text_of(const Game& game, const Instance& instance) {
  return game.to_text(instance).value_or(game.to_json(instance) + "\n");
}

struct Found {
  Instance instance = {};
  std::string what = {};
};

/// The same difference, or another, on an instance no simpler one of which shows any.
Found shrunk(const Game& game, const Rival& rival, Found found, std::uint64_t way) {
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (const Instance& simpler : game.simpler(found.instance)) {
      const std::string what = difference(game, simpler, rival.expected(simpler), way);
      if (what.empty()) continue;
      found = {simpler, what};
      smaller = true;
      break;
    }
  }
  return found;
}

class Fuzzer {
 public:
  explicit Fuzzer(const Arguments& arguments) : arguments_(arguments) {
    for (const Rival& rival : rivals()) {
      if (arguments.game.empty() || arguments.game == rival.game) chosen_.push_back(&rival);
    }
    totals_.resize(chosen_.size());
  }

  [[nodiscard]] bool any() const noexcept { return !chosen_.empty(); }

  /// False when there was a difference.
  bool run() {
    const Clock::time_point end = Clock::now() + std::chrono::seconds(arguments_.seconds);
    constexpr std::uint64_t kUsual = 900;
    const bool timed = arguments_.seconds > 0;
    std::uint64_t most = arguments_.count;
    if (most == 0) most = timed ? std::numeric_limits<std::uint64_t>::max() : kUsual;
    for (std::uint64_t i = 0; i < most && stop_asked == 0; ++i) {
      if (timed && Clock::now() >= end) break;
      if (!try_one(i)) return false;
    }
    return true;
  }

  /// Likewise on all small instances.
  bool run_exhaustive() {
    std::uint64_t i = 0;
    for (std::size_t turn = 0; turn < chosen_.size(); ++turn) {
      const bool all = for_small_instances(chosen_[turn]->game, [&](Instance instance) {
        return stop_asked == 0 && holds(turn, std::move(instance), i++);
      });
      if (!all) return stop_asked != 0;
    }
    return true;
  }

  void tell_totals() const {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      std::cout << fmt::format("{:18} {}\n", chosen_[i]->game, totals_[i]);
      all += totals_[i];
    }
    std::cout << fmt::format("{:18} {}\n", "instances", all);
  }

 private:
  bool try_one(std::uint64_t i) {
    const std::size_t turn = i % chosen_.size();
    Random random(Random(arguments_.seed + i).next() ^ arguments_.seed);
    return holds(turn, chosen_[turn]->draw(random), i);
  }

  /// Whether instance `i` shows no difference; tells one.
  bool holds(std::size_t turn, Instance instance, std::uint64_t i) {
    const Rival& rival = *chosen_[turn];
    const std::uint64_t way = Random(arguments_.seed ^ Random(i).next()).next();
    const Game& game = *find_game(rival.game);
    const std::string what = difference(game, instance, rival.expected(instance), way);
    ++totals_[turn];
    if (what.empty()) return true;
    tell(game, shrunk(game, rival, {std::move(instance), what}, way), i, way);
    return false;
  }

  void tell(const Game& game, const Found& found, std::uint64_t i, std::uint64_t way) const {
    const bool text = game.to_text(found.instance).has_value();
    const std::filesystem::path path = std::filesystem::path(arguments_.output) /
                                       fmt::format("difference-{}-{}-{}.{}", game.info.name,
                                                   arguments_.seed, i, text ? "txt" : "json");
    std::ofstream(path, std::ios::binary) << text_of(game, found.instance);
    std::cout << fmt::format("difference: {}: {}\nreplay: --game {} --replay {} --seed {}\n{}",
                             game.info.name, found.what, game.info.name, path.string(), way,
                             text_of(game, found.instance));
  }

  const Arguments& arguments_;
  std::vector<const Rival*> chosen_ = {};
  std::vector<std::uint64_t> totals_ = {};
};

/// One instance from a file, in the ways of `count` seeds.
bool replay(const Arguments& arguments) {
  const Game* const game = find_game(arguments.game);
  if (game == nullptr) throw CLI::RuntimeError("--replay needs --game with the name of a game", 2);
  const Instance instance = game->read(read_source(arguments.replay), {}).front();
  for (const Rival& rival : rivals()) {
    if (rival.game != game->info.name) continue;
    const Expected expected = rival.expected(instance);
    for (std::uint64_t i = 0; i < std::max<std::uint64_t>(arguments.count, 1); ++i) {
      const std::string what = difference(*game, instance, expected, arguments.seed + i);
      if (what.empty()) continue;
      std::cout << fmt::format("difference with seed {}: {}\n", arguments.seed + i, what);
      return false;
    }
  }
  return true;
}

int run(int argc, char** argv) {
  Arguments arguments;
  CLI::App app("Random small instances, solved in all ways, against references and checkers.");
  app.add_option("--seed", arguments.seed, "other instances; of --replay, the first way to solve");
  app.add_option("--count", arguments.count, "instances (900), or ways of --replay (1)");
  app.add_option("--time", arguments.seconds, "seconds, in place of a count");
  app.add_flag("--exhaustive", arguments.exhaustive, "all small instances instead");
  app.add_option("--game", arguments.game, "of this game only");
  app.add_option("--output", arguments.output, "folder for the file of a difference");
  app.add_option("--replay", arguments.replay, "an instance from a file");
  CLI11_PARSE(app, argc, argv);
  if (!arguments.replay.empty()) return replay(arguments) ? 0 : 1;
  for (const int signal : {SIGINT, SIGTERM}) {
    std::signal(signal, [](int) { stop_asked = 1; });
  }
  Fuzzer fuzzer(arguments);
  if (!fuzzer.any()) {
    std::cerr << "there is no such game\n";
    return 2;
  }
  const bool same = arguments.exhaustive ? fuzzer.run_exhaustive() : fuzzer.run();
  fuzzer.tell_totals();
  return same ? 0 : 1;
}

}  // namespace
}  // namespace minimex::fuzz

int main(int argc, char** argv) {
  return minimex::fuzz::run(argc, argv);
}
