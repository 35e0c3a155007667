#include "minimex/contour/optimum.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <utility>

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/removal_ideals.hpp"
#include "minimex/contour/removal_words.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {
namespace {

// An ideal costs about as much time as this many words (measured on random boards).
constexpr std::uint64_t kWordsPerIdeal = 20;
// Below this many words, counting ideals is not worth the time.
constexpr std::uint64_t kFewWords = 1U << 14;
// Points of the largest board whose ideals are counted: a fraction of a second.
constexpr std::uint64_t kMostPoints = 1U << 26;

/// No more than the pieces one by one. No less than if all pieces of the core were exposed at once:
/// a pair saves twice the lesser of two values, and pairing the largest white with the largest
/// black piece, and so on, saves most.
Bounds easy_bounds(const OptimumProblem& problem, const Core& core) {
  std::array<std::vector<std::int64_t>, 2> values;
  std::int64_t total = 0;
  for (const Piece& piece : problem.pieces) total += piece.value;
  for (const std::size_t i : core.pieces) {
    const Piece& piece = problem.pieces[i];
    values[static_cast<std::size_t>(piece.colour)].push_back(piece.value);
  }
  Bounds bounds{total, total};
  for (auto& side : values) std::sort(side.begin(), side.end(), std::greater<>());
  for (std::size_t i = 0; i < std::min(values[0].size(), values[1].size()); ++i) {
    bounds.lower -= 2 * std::min(values[0][i], values[1][i]);
  }
  return bounds;
}

/// A way to solve the core, and what it needs.
struct Plan {
  Route route = Route::Words;
  std::uint64_t states = 0;
  std::uint64_t bytes = 0;  // table, ranking and what the sweep keeps
};

Plan plan_words(const Core& core, std::uint64_t width) {
  const std::uint64_t words = word_count(core.place.rows, core.place.cols);
  const std::uint64_t table = saturating_multiply(words, width);
  // The sweep keeps three numbers for each cell, the ranking one.
  const std::uint64_t ranking = Ranking::bytes(core.place.rows, core.place.cols);
  return {Route::Words, words, saturating_add(table, saturating_multiply(ranking, 4))};
}

/// Nothing when the board is too large for its ideals to be counted.
std::optional<Plan> plan_ideals(const Core& core, std::uint64_t width, const Control& control) {
  const std::uint64_t points = saturating_multiply(static_cast<std::uint64_t>(core.place.rows) + 1,
                                                   static_cast<std::uint64_t>(core.place.cols) + 1);
  const std::uint64_t fixed = Ranking::bytes(core.place.rows, core.place.cols);
  if (points > kMostPoints || !control.fits(fixed)) return std::nullopt;
  const std::uint64_t ideals = rank_ideals(core).size();
  const std::uint64_t table = saturating_multiply(ideals, width);
  return Plan{Route::Ideals, ideals, saturating_add(table, fixed)};
}

/// `total`: of the core's values.
Plan choose_plan(const Core& core, std::int64_t total, const OptimumOptions& options,
                 std::uint64_t width, const Control& control) {
  const Plan words = plan_words(core, width);
  const bool words_can = total <= kMostWordsTotal<std::int64_t>;
  if (words_can && options.route == Route::Words) return words;
  if (words_can && options.route == Route::Automatic && words.states <= kFewWords) return words;
  const std::optional<Plan> ideals = plan_ideals(core, width, control);
  if (!ideals) return words;  // which do not fit, either
  if (!words_can || options.route == Route::Ideals) return *ideals;
  if (!control.fits(words.bytes)) {
    return control.fits(ideals->bytes) || ideals->bytes < words.bytes ? *ideals : words;
  }
  const bool fewer = saturating_multiply(ideals->states, kWordsPerIdeal) <= words.states;
  return fewer && control.fits(ideals->bytes) ? *ideals : words;
}

/// The optimal removals in order; false when stopped half-way.
bool find_line(const std::shared_ptr<const OptimumTable>& table, Control& control,
               std::vector<Removal>& line) {
  constexpr std::size_t kBetweenChecks = 256;
  OptimumPosition position(table);
  std::size_t left = table->problem().pieces.size();
  while (left > 0) {
    if (line.size() % kBetweenChecks == 0 && control.stopped()) return false;
    line.push_back(position.best_move());
    position.play(line.back());
    left -= line.back().second ? 2 : 1;
  }
  return true;
}

}  // namespace

OptimumResult solve_optimum(const OptimumProblem& problem, const OptimumOptions& options,
                            Control& control) {
  OptimumResult result;
  Core core = reduce(problem);
  result.bounds = easy_bounds(problem, core);

  std::int64_t core_total = 0;
  for (const std::size_t i : core.pieces) core_total += problem.pieces[i].value;
  const bool narrow = !options.wide && core_total <= kMostWordsTotal<std::int32_t>;
  const std::uint64_t width = narrow ? sizeof(std::int32_t) : sizeof(std::int64_t);

  const Plan plan = choose_plan(core, core_total, options, width, control);
  std::optional<ValueTable> values;
  if (control.fits(plan.bytes)) values = ValueTable::make(plan.states, width);
  if (!values) {
    const auto* const what = plan.route == Route::Words ? "the table of all contours"
                                                        : "the table of the pieces' ideals";
    result.run = needs_memory(what, plan.bytes, control.budget());
    return result;
  }

  const bool words = plan.route == Route::Words;
  Ranking ranking = words ? Ranking::all(core.place.rows, core.place.cols) : rank_ideals(core);
  const bool done = words ? fill_words(problem, core, ranking, options.kernel, *values, control)
                          : fill_ideals(problem, core, ranking, *values, control);
  if (!done) {
    result.run = stopped_report(control);
    return result;
  }
  result.run.positions = plan.states;
  result.run.peak_bytes = plan.bytes;
  result.table = std::make_shared<const OptimumTable>(problem, std::move(core), std::move(ranking),
                                                      std::move(*values));
  const std::int64_t value = OptimumPosition(result.table).value();
  result.bounds = {value, value};
  if (options.line && !find_line(result.table, control, result.line)) {
    result.run.status = control.status();
    result.run.limit = stopped_report(control).limit;
    result.line.clear();
    return result;
  }
  result.value = value;
  return result;
}

}  // namespace minimex::contour
