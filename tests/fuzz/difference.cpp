#include "tests/fuzz/difference.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "minimex/check/verify.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/sha256.hpp"
#include "minimex/formats/solution_json.hpp"

#include "apps/common/certificate.hpp"
#include "apps/common/stated_scene.hpp"

namespace minimex::fuzz {
namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

Budget draw_budget(Random& random) {
  constexpr std::array<std::uint64_t, 6> kMemory = {4096, 1 << 14,   1 << 16,
                                                    kMiB, 16 * kMiB, 256 * kMiB};
  const int threads = random.chance(1, 8) ? static_cast<int>(random.between(2, 4)) : 1;
  const bool tight = random.chance(1, 4);
  return {.threads = threads,
          .memory_bytes = tight ? kMemory[random.below(kMemory.size())] : kMemory.back()};
}

SolveOptions draw_options(const GameInfo& info, bool countable, Random& random) {
  SolveOptions options{.line = random.chance(3, 4)};
  options.proof = options.line && random.chance(2, 3);
  if (info.takes_first && random.chance(1, 2)) options.first = FirstPlayer::Minimiser;
  if (info.takes_winner && random.chance(1, 3)) options.outcome = true;
  if (info.takes_misere && random.chance(1, 3)) options.outcome = options.misere = true;
  if (options.outcome || !countable) return options;
  options.count = info.takes_count && random.chance(1, 3);
  options.count_all = info.takes_sets && random.chance(1, 3);
  options.listing = info.takes_sets && random.chance(1, 3);
  return options;
}

/// One instance and one way to solve it.
class Trial {
 public:
  Trial(const Game& game, const Instance& instance, const Expected& expected, std::uint64_t seed)
      : game_(game),
        instance_(instance),
        expected_(expected),
        json_(game.to_json(instance)),
        random_(seed),
        options_(draw_options(game.info, json_.find("\"weights\"") == std::string::npos, random_)),
        budget_(draw_budget(random_)) {}

  std::string run() {
    Control control(budget_);
    const Solution solution = game_.solve(instance_, options_, control);
    if (solution.run.status != Status::Proved) return limited(solution);
    std::string found = against_references(solution);
    // A claim has the line, as that of `solve --json` always has.
    if (found.empty() && options_.line) found = against_checker(solution);
    if (found.empty() && random_.chance(1, 4)) found = against_plain_budget(solution);
    if (found.empty() && random_.chance(1, 4)) found = against_moves(solution);
    return found.empty() ? found : fmt::format("{} ({})", found, way());
  }

 private:
  [[nodiscard]] std::string way() const {
    return fmt::format(
        "threads {}, memory {}, line {}, proof {}, count {}, count_all {}, listing {}, first {}, "
        "outcome {}, misere {}",
        budget_.threads, budget_.memory_bytes, options_.line, options_.proof, options_.count,
        options_.count_all, options_.listing,
        options_.first == FirstPlayer::Maximiser ? "max" : "min", options_.outcome,
        options_.misere);
  }

  [[nodiscard]] std::optional<std::int64_t> expected_value() const {
    return options_.first == FirstPlayer::Maximiser ? expected_.value
                                                    : expected_.value_minimiser_first;
  }

  /// Nothing but the memory can have been short, and bounds hold the value.
  [[nodiscard]] std::string limited(const Solution& solution) const {
    if (solution.run.status != Status::LimitReached || solution.run.limit.empty()) {
      return fmt::format("unsolved without a limit ({})", way());
    }
    const auto value = expected_value();
    if (!solution.bounds || !value || options_.outcome) return "";
    if (solution.bounds->lower <= *value && *value <= solution.bounds->upper) return "";
    return fmt::format("bounds {} to {}, expected {} ({})", solution.bounds->lower,
                       solution.bounds->upper, *value, way());
  }

  [[nodiscard]] std::string against_references(const Solution& solution) const {
    if (options_.outcome) {
      if (!solution.outcome) return "proved without a winner";
      const bool wins = solution.outcome->first_wins;
      const auto expected =
          options_.misere ? expected_.misere_win : std::optional(expected_.value.value_or(0) != 0);
      if (expected && wins != *expected) return fmt::format("the mover wins: {}", wins);
      // Without a move, the mover has won a misere game.
      const bool moves = !solution.outcome->winning.empty();
      if (wins != moves && !(wins && options_.misere)) return "winner and winning moves disagree";
      return "";
    }
    if (!solution.value) return "proved without a value";
    const auto value = expected_value();
    if (value && *value != *solution.value) {
      return fmt::format("value {}, expected {}", *solution.value, *value);
    }
    const auto wrong = [](const std::string& got, std::optional<std::uint64_t> right) {
      return right && got != std::to_string(*right);
    };
    if (options_.count && wrong(solution.count, expected_.count)) {
      return fmt::format("count {}, expected {}", solution.count, *expected_.count);
    }
    if (options_.count_all && wrong(solution.count_all, expected_.count_all)) {
      return fmt::format("count of all {}, expected {}", solution.count_all, *expected_.count_all);
    }
    return "";
  }

  /// The solution as `solve --json` prints it, with its proof when there is one.
  [[nodiscard]] std::string printed(const Solution& solution, bool& proof) const {
    SolutionContext context{.game = game_.info.name, .digest = sha256(json_)};
    if (game_.info.takes_first) context.first = options_.first;
    if (options_.proof) {
      Control control(budget_);
      context.certificate =
          common::certify(game_.info.name, context.digest, solution, {}, true, control).entry;
    }
    proof = context.certificate && context.certificate->proof;
    return solution_json(solution, context);
  }

  [[nodiscard]] std::string against_checker(const Solution& solution) const {
    bool proof = false;
    const std::string text = printed(solution, proof);
    Control control(Budget{.memory_bytes = 256 * kMiB});
    const StatedSolution stated =
        read_solutions({.text = text}, common::claim_options(game_.info), 1).front();
    const check::Verdict verdict = check::verify(game_, instance_, stated, nullptr, control);
    const bool stands =
        verdict.finding == check::Finding::Proved ||
        (!proof && (verdict.finding == check::Finding::Attained || verdict.unsupported));
    return stands ? "" : fmt::format("verify: {}", verdict.text);
  }

  /// One thread and much memory give the same value, answer, line and lists.
  [[nodiscard]] std::string against_plain_budget(const Solution& solution) const {
    Control control(Budget{.memory_bytes = 256 * kMiB});
    const Solution plain = game_.solve(instance_, options_, control);
    const auto text = [this](Solution one) {
      one.run = {};
      return solution_json(one, {.game = game_.info.name, .digest = sha256(json_)});
    };
    return text(plain) == text(solution) ? "" : "another budget gives " + text(plain);
  }

  /// The best of the moves' values is the value; in games of the last mover, their mex is.
  [[nodiscard]] std::string against_moves(const Solution& solution) const {
    if (options_.outcome) return "";
    Control control(Budget{.memory_bytes = 256 * kMiB});
    const MoveValues moves = game_.moves(instance_, {.first = options_.first}, control);
    if (moves.run.status != Status::Proved) return "";
    std::vector<std::int64_t> values;
    for (const MoveValue& move : moves.moves) {
      if (!move.value) return "a move without a value";
      values.push_back(*move.value);
    }
    const std::int64_t value = *solution.value;
    if (game_.info.objective == "nimber") {
      std::int64_t mex = 0;
      while (std::find(values.begin(), values.end(), mex) != values.end()) ++mex;
      return mex == value ? "" : fmt::format("value {}, the mex of the moves is {}", value, mex);
    }
    const bool right = values.empty() || values.front() == value;
    return right ? "" : fmt::format("value {}, the best move's is {}", value, values.front());
  }

  const Game& game_;
  const Instance& instance_;
  const Expected& expected_;
  const std::string json_;
  Random random_;
  const SolveOptions options_;
  const Budget budget_;
};

}  // namespace

std::string difference(const Game& game, const Instance& instance, const Expected& expected,
                       std::uint64_t seed) {
  return Trial(game, instance, expected, seed).run();
}

}  // namespace minimex::fuzz
