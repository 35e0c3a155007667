#include "minimex/contour/score.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "minimex/contour/score_table.hpp"
#include "minimex/contour/score_words.hpp"
#include "minimex/contour/word_solver.hpp"

namespace minimex::contour {
namespace {

/// First takes half of the free cells, rounded up when it is his turn, and each of them changes the
/// result by what it gives the first player and takes from the second: at best the cells with the
/// largest such sums.
Bounds easy_bounds(const ScoreProblem& problem, const std::vector<ScoreCell>& taken) {
  std::vector<bool> free(problem.first.size(), true);
  for (const ScoreCell& cell : taken) free[problem.index(cell)] = false;
  std::vector<std::int64_t> sums;
  Bounds bounds;
  for (std::size_t i = 0; i < free.size(); ++i) {
    if (!free[i]) continue;
    sums.push_back(problem.first[i] + problem.second[i]);
    bounds.lower -= problem.second[i];
  }
  bounds.upper = bounds.lower;
  const std::size_t half = (sums.size() + (taken.size() % 2 == 0 ? 1 : 0)) / 2;
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

/// The heights that are left when the cells are taken.
std::vector<std::int32_t> heights_after(const ScoreFrame& frame,
                                        const std::vector<ScoreCell>& taken) {
  std::vector<std::int32_t> heights(static_cast<std::size_t>(frame.cols()), frame.rows());
  for (const ScoreCell& cell : taken) --heights[static_cast<std::size_t>(frame.frame_col(cell))];
  return heights;
}

/// The problem as numbers.
std::vector<std::int64_t> identity(const ScoreProblem& problem, std::uint64_t width) {
  std::vector<std::int64_t> numbers{2, problem.rows, problem.cols,
                                    static_cast<std::int64_t>(width)};
  numbers.insert(numbers.end(), problem.first.begin(), problem.first.end());
  numbers.insert(numbers.end(), problem.second.begin(), problem.second.end());
  return numbers;
}

/// Appends the cells of best play; false when stopped half-way, as `run` says then.
bool find_line(const ScoreProblem& problem, ScorePosition position, WordSolver& solver,
               Control& control, ScoreResult& result) {
  constexpr std::size_t kBetweenChecks = 1024;
  while (!position.over()) {
    if (result.line.size() % kBetweenChecks == 0 && control.stopped()) {
      result.run.status = control.status();
      result.run.limit = solver.stopped(control).limit;
      return false;
    }
    if (const std::optional<ScoreCell> cell = position.best_move()) {
      result.line.push_back(*cell);
      position.play(*cell);
      continue;
    }
    // The way goes on outside the values that have been kept.
    result.table.reset();
    position.use(nullptr);
    auto values = solver.solve_from(position.heights(), result.run, control);
    if (!values) return false;
    position.use(std::make_shared<const ScoreTable>(problem, std::move(*values)));
  }
  return true;
}

}  // namespace

ScoreResult solve_score(const ScoreProblem& problem, const ScoreOptions& options,
                        Control& control) {
  ScoreResult result;
  result.bounds = easy_bounds(problem, options.after);
  const ScoreFrame frame(problem.rows, problem.cols);
  const std::uint64_t width = width_for(problem, options);
  WordTask task{.rows = frame.rows(),
                .cols = frame.cols(),
                .width = width,
                .reach = 1,
                .start = heights_after(frame, options.after),
                .identity = identity(problem, width),
                .kernel =
                    [&](const Tiling& tiling, ValueTable& table) {
                      return margin_kernel(problem, tiling, options.kernel, table);
                    },
                .team = options.team};
  const Keep keep = options.whole ? Keep::All : options.line ? Keep::Line : Keep::Start;
  WordSolver solver(std::move(task), keep, options.sweeping, control);
  std::optional<WordValues> values = solver.solve(result.run, control);
  if (!values) return result;

  result.table = std::make_shared<const ScoreTable>(problem, std::move(*values));
  ScorePosition position(result.table, options.after);
  const std::int64_t value = position.value();
  result.bounds = {value, value};
  if (options.line && !find_line(problem, std::move(position), solver, control, result)) {
    result.line.clear();
    result.table.reset();
    return result;
  }
  result.value = value;
  return result;
}

}  // namespace minimex::contour
