// `minimex stress`: another program against the exact answers, on random instances.
//
// Small instances come first, for most faults show on small boards. A difference is shrunk
// greedily: the first simpler instance on which the program is still wrong takes the place of the
// instance, until none is; Game::simpler tells the boldest cuts first and every chain of them ends.
#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/random.hpp"
#include "minimex/formats/text_layout.hpp"

#include "apps/cli/child.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/excerpt.hpp"
#include "apps/cli/interrupt.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

constexpr std::chrono::seconds kSolveTime{10};
constexpr std::chrono::seconds kProgramTime{2};
constexpr std::int32_t kLargestSide = 8;

/// A run of PROGRAM that is not what it should be.
struct Difference {
  Instance instance;
  std::string expected;
  std::string got;
};

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

/// Whether random instances of the game have values unless --max-value is given.
bool has_values(const Game& game) {
  const std::vector<std::string>& options = game.info.generates;
  return std::any_of(options.begin(), options.end(), [](const std::string& option) {
    return option.starts_with("--max-value ") && option.find("(no weights)") == std::string::npos;
  });
}

class Stress {
 public:
  Stress(const Game& game, const Arguments& arguments)
      : game_(game),
        arguments_(arguments),
        random_(arguments.generate.seed),
        budget_(budget_of(arguments, std::nullopt)),
        limits_{.time = arguments.time_limit.value_or(kProgramTime)} {
    budget_.time_limit = kSolveTime;
  }

  /// Random instances until one shows a difference; nothing when all rounds have passed.
  std::optional<Difference> find() {
    while (round_ < arguments_.rounds && !interrupted_) {
      ++round_;
      if (auto found = difference_on(random_instance())) return found;
    }
    return std::nullopt;
  }

  /// The same, on an instance no simpler one of which shows any, unless interrupted before.
  Difference shrink(Difference found) {
    while (!interrupted_) {
      std::optional<Difference> smaller;
      const auto simpler = interruptible([&](Control&) { return game_.simpler(found.instance); });
      for (const Instance& instance : simpler) {
        if (interrupted_) break;
        smaller = difference_on(instance);
        if (smaller) break;
      }
      if (!smaller) break;
      found = std::move(*smaller);
      ++steps_;
    }
    return found;
  }

  [[nodiscard]] std::string text_of(const Instance& instance) const {
    std::optional<std::string> text = game_.to_text(instance);
    return text ? std::move(*text) : game_.to_json(instance) + "\n";
  }
  [[nodiscard]] std::uint64_t round() const noexcept { return round_; }
  /// Rounds whose instance minimex did not solve, so that nothing was compared.
  [[nodiscard]] std::uint64_t unsolved() const noexcept { return unsolved_; }
  [[nodiscard]] std::uint64_t steps() const noexcept { return steps_; }
  [[nodiscard]] bool interrupted() const noexcept { return interrupted_; }

 private:
  /// What `work` makes of a Control that SIGINT cancels.
  template <class Work>
  std::invoke_result_t<Work, Control&> interruptible(const Work& work) {
    Control control;
    const InterruptScope scope(control);
    auto result = work(control);
    if (control.stopped()) interrupted_ = true;
    return result;
  }

  /// Sizes grow with the rounds; where the user leaves them open, density and values vary, for
  /// ties, crowded and empty boards show faults that even ones hide.
  Instance random_instance() {
    GenerateOptions options = arguments_.generate;
    options.seed = random_.next();
    if (options.size.empty()) options.size = {kLargestSide};
    for (std::int32_t& side : options.size) {
      const std::uint64_t grown =
          1 + 2 * round_ * static_cast<std::uint64_t>(side) / arguments_.rounds;
      const auto reach = std::min(static_cast<std::int64_t>(grown), std::int64_t{side} - 1);
      if (side > 0) side = static_cast<std::int32_t>(random_.between(1, 1 + reach));
    }
    if (!options.density && random_.chance(1, 2)) {
      options.density = static_cast<std::uint32_t>(random_.below(10) * 100'000 + 100'000);
    }
    if (has_values(game_) && !options.max_value && random_.chance(2, 3)) {
      options.max_value = random_.between(1, 12);
    }
    return game_.generate(options);
  }

  std::optional<Difference> difference_on(const Instance& instance) {
    Session session(budget_, ProgressMode::Off);
    const Solution solution = session.within(
        [&](Control& control) { return game_.solve(instance, SolveOptions{}, control); });
    interrupted_ = solution.run.status == Status::Cancelled;
    if (solution.run.status != Status::Proved) {
      if (!interrupted_) ++unsolved_;
      return std::nullopt;
    }
    const std::string text = text_of(instance);
    const ChildRun run = interruptible(
        [&](Control& control) { return run_child(arguments_.program, text, limits_, control); });
    if (interrupted_) return std::nullopt;
    if (run.problem.empty()) {
      const bool right = interruptible(
          [&](Control& control) { return accepts(instance, solution, run.output, control); });
      if (right || interrupted_) return std::nullopt;
    }
    const std::string problem = run.problem.empty() ? "" : "(" + run.problem + ")\n";
    return Difference{instance, solution.answer, problem + run.output};
  }

  bool accepts(const Instance& instance, const Solution& solution, const std::string& output,
               Control& control) const {
    if (game_.accepts != nullptr) return game_.accepts(instance, solution, output, control);
    return words_of(output) == words_of(solution.answer);
  }

  const Game& game_;
  const Arguments& arguments_;
  Random random_;
  Budget budget_;
  ChildLimits limits_;
  std::uint64_t round_ = 0;
  std::uint64_t unsolved_ = 0;
  std::uint64_t steps_ = 0;
  bool interrupted_ = false;
};

/// No difference in `compared` rounds; in `unsolved` others nothing was compared.
ExitCode report_none(std::uint64_t compared, std::uint64_t unsolved) {
  if (compared == 0) {
    write_error(
        fmt::format("limit reached: no difference, but {} solved in time and memory; "
                    "a smaller --size may do",
                    unsolved == 1 ? "the instance was not" : "no instance was"));
    return ExitCode::Limit;
  }
  const std::string besides =
      unsolved == 0 ? "" : fmt::format("; {} more could not be solved to compare", unsolved);
  write_out(fmt::format("no difference in {}{}\n", counted(compared, "round"), besides));
  return ExitCode::Solved;
}

}  // namespace

ExitCode run_stress(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  if (arguments.program.empty()) {
    throw UsageError("PROGRAM is required behind --: minimex stress GAME -- PROGRAM ARGUMENTS");
  }
  check_options(game, arguments);
  static_cast<void>(game.generate(arguments.generate));  // complains about the user's own numbers
  install_interrupt_handlers();
  Stress stress(game, arguments);
  std::optional<Difference> found = stress.find();
  if (!found) {
    if (stress.interrupted()) {
      write_error(fmt::format("interrupted in round {}, no difference before", stress.round()));
      return ExitCode::Interrupted;
    }
    return report_none(arguments.rounds - stress.unsolved(), stress.unsolved());
  }
  found = stress.shrink(std::move(*found));
  const std::string text = stress.text_of(found->instance);
  const std::string name = arguments.output.value_or(fmt::format("stress-{}.txt", game.info.name));
  OutputFile file(name);
  file.write(text);
  file.commit();
  write_out(fmt::format(
      "difference in round {}, shrunk in {}{}, written to {}\n\ninstance\n{}\nexpected\n{}\n"
      "got\n{}",
      stress.round(), counted(stress.steps(), "step"),
      stress.interrupted() ? " and then interrupted" : "", name, excerpt(text, text),
      excerpt(found->expected, found->got), excerpt(found->got, found->expected)));
  return stress.interrupted() ? ExitCode::Interrupted : ExitCode::Refuted;
}

}  // namespace minimex::cli
