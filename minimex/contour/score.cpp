#include "minimex/contour/score.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/contour/score_words.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {
namespace {

/// First takes half of the cells, rounded up, and each of them changes the result by what it gives
/// the first player and takes from the second: at best the cells with the largest such sums.
Bounds easy_bounds(const ScoreProblem& problem) {
  std::vector<std::int64_t> sums(problem.first.size());
  Bounds bounds;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] = problem.first[i] + problem.second[i];
    bounds.lower -= problem.second[i];
  }
  bounds.upper = bounds.lower;
  const std::size_t half = (sums.size() + 1) / 2;
  std::sort(sums.begin(), sums.end());
  for (std::size_t i = 0; i < half; ++i) {
    bounds.lower += sums[i];
    bounds.upper += sums[sums.size() - 1 - i];
  }
  return bounds;
}

std::uint64_t width_for(const ScoreProblem& problem, const ScoreOptions& options) {
  std::uint64_t total = 0;
  for (const std::int64_t value : problem.first)
    total += static_cast<std::uint64_t>(std::abs(value));
  for (const std::int64_t value : problem.second) {
    total += static_cast<std::uint64_t>(std::abs(value));
  }
  constexpr std::uint64_t kMostNarrow = std::numeric_limits<std::int32_t>::max();
  return !options.wide && total <= kMostNarrow ? sizeof(std::int32_t) : sizeof(std::int64_t);
}

/// False when stopped half-way.
bool find_line(const std::shared_ptr<const ScoreTable>& table, Control& control,
               std::vector<ScoreCell>& line) {
  constexpr std::size_t kBetweenChecks = 1024;
  ScorePosition position(table);
  for (std::size_t left = table->problem().first.size(); left > 0; --left) {
    if (left % kBetweenChecks == 0 && control.stopped()) return false;
    line.push_back(position.best_move());
    position.play(line.back());
  }
  return true;
}

}  // namespace

ScoreResult solve_score(const ScoreProblem& problem, const ScoreOptions& options,
                        Control& control) {
  ScoreResult result;
  result.bounds = easy_bounds(problem);
  const ScoreFrame frame(problem.rows, problem.cols);
  const std::uint64_t width = width_for(problem, options);
  const std::uint64_t words = word_count(frame.rows(), frame.cols());
  // The sweep keeps three numbers for each cell, the ranking one.
  const std::uint64_t bytes =
      saturating_add(saturating_multiply(words, width),
                     saturating_multiply(Ranking::bytes(frame.rows(), frame.cols()), 4));
  std::optional<ValueTable> values;
  if (control.fits(bytes)) values = ValueTable::make(words, width);
  if (!values) {
    result.run = needs_memory("the table of all contours", bytes, control.budget());
    return result;
  }

  Ranking ranking = Ranking::all(frame.rows(), frame.cols());
  const bool done = fill_margins(problem, ranking, options.kernel, *values, control);
  if (!done) {
    result.run = stopped_report(control);
    return result;
  }
  result.run.positions = words;
  result.run.peak_bytes = bytes;
  result.table =
      std::make_shared<const ScoreTable>(problem, std::move(ranking), std::move(*values));
  const std::int64_t value = ScorePosition(result.table).value();
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
