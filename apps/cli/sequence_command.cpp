// `minimex sequence`: the terms of a family one after another, each on its way as soon as it is
// proved; with --resume, those of an earlier run first, without solving them again. With --json,
// each term is an object of its own (formats/sequence_json.hpp), and so is the period.
#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/period.hpp"
#include "minimex/formats/sequence_json.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/sequence_file.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

/// The family that the command line names, and the indices of the terms it wants.
struct Terms {
  std::string family;
  FamilyVariable n;
  std::int64_t from = 0;
  std::int64_t to = 0;
};

void check_index(std::string_view option, std::int64_t index, const Terms& terms) {
  if (index >= terms.n.least && index <= terms.n.most) return;
  throw UsageError(fmt::format("{} is {}, expected an N of {}, from {} to {}", option, index,
                               printable(terms.family), terms.n.least, terms.n.most));
}

Terms named_terms(const Game& game, const Arguments& arguments) {
  Terms terms{.family = arguments.family.value_or(""), .n = {}};
  game.family_member(terms.family, terms.n);
  if (terms.n.places == 0) {
    throw UsageError(
        fmt::format("FAMILY is '{}', which has no N; put N where the number of the "
                    "term belongs, as in grid:3xN",
                    printable(terms.family)));
  }
  terms.from = arguments.from.value_or(terms.n.least);
  terms.to = arguments.to_term.value_or(terms.from);
  check_index("--from", terms.from, terms);
  check_index("--to", terms.to, terms);
  if (terms.from > terms.to) {
    throw UsageError(
        fmt::format("--to is {}, expected at least {}, the first term", terms.to, terms.from));
  }
  FamilyVariable last{.value = terms.to};
  game.family_member(terms.family, last);  // a board may be too large
  return terms;
}

/// What `terms`, from index `first` on, show but do not prove.
std::optional<Period> shown_period(const std::vector<std::int64_t>& terms) {
  constexpr std::int64_t kPeriods = 3;
  constexpr std::int64_t kTerms = 6;
  const auto count = static_cast<std::int64_t>(terms.size());
  return shortest_period(terms, [&](const Period& period) {
    const std::int64_t shown = count - period.start;
    return shown >= std::max({kPeriods * period.length, kTerms, count / 2});
  });
}

class SequenceRun {
 public:
  SequenceRun(const Game& game, const Arguments& arguments, Terms terms, const Budget& budget)
      : game_(game),
        arguments_(arguments),
        terms_(std::move(terms)),
        sequence_{.game = game.info.name, .family = terms_.family},
        budget_(budget),
        session_(budget, arguments.progress) {
    if (game.family_terms != nullptr) together_ = game.family_terms(terms_.family);
    if (game.info.takes_first) {
      sequence_.first = arguments.first.value_or(FirstPlayer::Maximiser);
    }
  }

  ExitCode run() {
    if (arguments_.resume) take_over();
    for (std::int64_t n = next(); n <= terms_.to; ++n) {
      const std::string which = fmt::format("n = {}: ", n);
      const Solution solution = told_of(which, [&] {
        return session_.within([&](Control& control) { return term(n, control); });
      });
      if (arguments_.json) print(term_json(sequence_, n, solution) + "\n");
      if (!solution.value) {
        write_error(which + unfinished_text(solution.run, proved_text(solution)));
        return exit_code_of(solution.run);
      }
      values_.push_back(*solution.value);
      if (!arguments_.json) print(b_file_line(n, *solution.value));
    }
    tell_period();
    return ExitCode::Solved;
  }

 private:
  [[nodiscard]] std::int64_t next() const {
    return terms_.from + static_cast<std::int64_t>(values_.size());
  }

  Solution term(std::int64_t n, Control& control) {
    if (together_) return together_->term(n, control);
    FamilyVariable variable{.value = n};
    return game_.solve(game_.family_member(terms_.family, variable),
                       {.first = arguments_.first.value_or(FirstPlayer::Maximiser)}, control);
  }

  /// The terms of the file, printed as if they were new.
  void take_over() {
    const bool minimiser = sequence_.first == FirstPlayer::Minimiser;
    file_.emplace(
        *arguments_.resume,
        fmt::format("{} {}{}", sequence_.game, sequence_.family, minimiser ? " --first min" : ""),
        budget_.memory_bytes / 4);
    const BFile& content = file_->content();
    if (!content.terms.empty() && content.first != terms_.from) {
      file_->fail(content.terms.front(),
                  fmt::format("the terms begin with n = {}, expected n = {} (see --from)",
                              content.first, terms_.from));
    }
    compare();
    std::string text;
    for (const BFile::Term& term : content.terms) {
      if (next() > terms_.to) break;
      text += b_file_line(next(), term.value);
      values_.push_back(term.value);
    }
    file_->open();
    echo_ = !file_->is_standard_output();
    if (echo_) write_out(text);
    flush_out();
  }

  /// Solves the first terms of the file again, as far as that is a moment, lest those of another
  /// family be continued.
  void compare() {
    constexpr std::chrono::milliseconds kMoment{200};
    Budget budget = budget_;
    budget.time_limit = std::min(budget.time_limit.value_or(kMoment), kMoment);
    Session session(budget, ProgressMode::Off);
    std::int64_t n = terms_.from;
    for (const BFile::Term& taken : file_->content().terms) {
      if (n > terms_.to) return;
      const Solution solution = session.within([&](Control& control) { return term(n, control); });
      if (!solution.value) return;
      if (*solution.value != taken.value) {
        file_->fail(taken, fmt::format("a({}) is {}, expected {}, as {} {} has it", n, taken.value,
                                       *solution.value, game_.info.name, terms_.family));
      }
      ++n;
    }
  }

  void print(const std::string& text) {
    if (file_) file_->add(text);
    if (!echo_) return;
    write_out(text);
    flush_out();
  }

  /// On standard error, in comments of a b-file, or as an object.
  void tell_period() {
    const std::optional<SequencePeriod> period = known_period();
    if (arguments_.json) {
      if (period) print(period_json(sequence_, *period) + "\n");
      return;
    }
    const std::string text = period ? period_text(*period) : missing_period_text();
    if (text.empty()) return;
    if (arguments_.bfile) {
      print(fmt::format("# {}\n", text));
    } else {
      write_note(text + "\n");
    }
  }

  /// The period that is proved, or else the one that shows.
  std::optional<SequencePeriod> known_period() {
    if (together_) {
      const auto proved =
          session_.within([&](Control& control) { return together_->period(terms_.to, control); });
      if (proved) {
        return SequencePeriod{.period = proved->period,
                              .least = terms_.n.least,
                              .bound = proved->bound,
                              .proved = true};
      }
    }
    if (game_.info.objective != "nimber" || terms_.n.places > 1) return std::nullopt;
    auto shown = shown_period(values_);
    if (!shown) return std::nullopt;
    shown->start += terms_.from;
    return SequencePeriod{.period = *shown, .least = terms_.n.least, .bound = terms_.to};
  }

  static std::string period_text(const SequencePeriod& known) {
    return fmt::format("period {} from n = {} on (preperiod {}): ", known.period.length,
                       known.period.start, known.period.start - known.least) +
           (known.proved ? fmt::format("proved by the octal periodicity theorem (Guy and Smith, "
                                       "1956) from the terms up to n = {}",
                                       known.bound)
                         : fmt::format("seen up to n = {}, not proved", known.bound));
  }

  /// Octal games are told of, too, when they show no period.
  [[nodiscard]] std::string missing_period_text() const {
    if (!together_ || game_.info.objective != "nimber" || terms_.n.places > 1) return "";
    return fmt::format("no period shows up to n = {}", terms_.to);
  }

  const Game& game_;
  const Arguments& arguments_;
  Terms terms_;
  SequenceName sequence_;
  Budget budget_;
  Session session_;
  std::unique_ptr<FamilyTerms> together_;
  std::optional<SequenceFile> file_;
  bool echo_ = true;  // whether standard output gets the terms, too
  std::vector<std::int64_t> values_;
};

}  // namespace

ExitCode run_sequence(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  if (game.family_member == nullptr) {
    throw UsageError(
        fmt::format("{} has no families (sequence is for {})", game.info.name,
                    games_with([](const Game& g) { return g.family_member != nullptr; })));
  }
  check_options(game, arguments);
  if (arguments.json && (arguments.bfile || arguments.resume)) {
    throw UsageError("--json goes with neither --bfile nor --resume");
  }
  Terms terms = named_terms(game, arguments);
  install_interrupt_handlers();
  return SequenceRun(game, arguments, std::move(terms), budget_of(arguments, std::nullopt)).run();
}

}  // namespace minimex::cli
