#include "minimex/contour/score.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/score_table.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/woodchess_reference.hpp"
#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::random_scores;

using reference::Matrix;

std::size_t at(const ScoreProblem& problem, const ScoreCell& cell) {
  return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(problem.cols) +
         static_cast<std::size_t>(cell.col);
}

Matrix matrix_of(const ScoreProblem& problem, const std::vector<std::int64_t>& values) {
  Matrix matrix;
  for (std::int32_t row = 0; row < problem.rows; ++row) {
    matrix.emplace_back(values.begin() + row * problem.cols,
                        values.begin() + (row + 1) * problem.cols);
  }
  return matrix;
}

ScoreProblem transposed(const ScoreProblem& problem) {
  ScoreProblem out{problem.cols, problem.rows};
  for (std::int32_t col = 0; col < problem.cols; ++col) {
    for (std::int32_t row = 0; row < problem.rows; ++row) {
      out.first.push_back(problem.first[at(problem, {row, col})]);
      out.second.push_back(problem.second[at(problem, {row, col})]);
    }
  }
  return out;
}

ScoreResult solve(const ScoreProblem& problem, const ScoreOptions& options,
                  const Budget& budget = {}) {
  Control control(budget);
  return solve_score(problem, options, control);
}

/// Cells that may be played, straight from the rules, by row.
std::vector<ScoreCell> moves_of(const ScoreProblem& problem,
                                const std::vector<std::size_t>& played) {
  std::vector<ScoreCell> moves;
  for (std::size_t row = 0; row < played.size(); ++row) {
    if (played[row] == static_cast<std::size_t>(problem.cols)) continue;
    if (row > 0 && played[row - 1] == played[row]) continue;
    moves.push_back({static_cast<std::int32_t>(row), static_cast<std::int32_t>(played[row])});
  }
  return moves;
}

std::int64_t gain(const ScoreProblem& problem, const ScoreCell& cell, std::size_t turn) {
  const std::size_t index = at(problem, cell);
  return turn % 2 == 0 ? problem.first[index] : -problem.second[index];
}

/// Replays a line: every move legal, the gains adding up to `value`, the board full.
void expect_line(const ScoreProblem& problem, const std::vector<ScoreCell>& line,
                 std::int64_t value) {
  std::vector<std::size_t> played(static_cast<std::size_t>(problem.rows), 0);
  for (std::size_t turn = 0; turn < line.size(); ++turn) {
    const auto moves = moves_of(problem, played);
    ASSERT_NE(std::find(moves.begin(), moves.end(), line[turn]), moves.end());
    value -= gain(problem, line[turn], turn);
    ++played[static_cast<std::size_t>(line[turn].row)];
  }
  EXPECT_EQ(value, 0);
  EXPECT_TRUE(moves_of(problem, played).empty());
}

void expect_reference_margin(const ScoreProblem& problem) {
  const std::int64_t margin = reference::woodchess_margin(matrix_of(problem, problem.first),
                                                          matrix_of(problem, problem.second));
  for (const bool wide : {false, true}) {
    const ScoreResult result = solve(problem, {.line = true, .wide = wide});
    ASSERT_EQ(result.value, margin);
    ASSERT_EQ(result.bounds.lower, margin);
    ASSERT_EQ(result.bounds.upper, margin);
    expect_line(problem, result.line, margin);
  }
}

/// All boards of a shape with entries from `values`.
void expect_reference_margin_everywhere(std::int32_t rows, std::int32_t cols,
                                        const std::vector<std::int64_t>& values) {
  const auto cells = static_cast<std::size_t>(rows * cols);
  std::vector<std::size_t> choice(2 * cells, 0);
  std::size_t digit = 0;
  while (digit < choice.size()) {
    ScoreProblem problem{rows, cols};
    for (std::size_t i = 0; i < cells; ++i) {
      problem.first.push_back(values[choice[i]]);
      problem.second.push_back(values[choice[cells + i]]);
    }
    expect_reference_margin(problem);
    if (testing::Test::HasFatalFailure()) return;
    for (digit = 0; digit < choice.size() && ++choice[digit] == values.size(); ++digit) {
      choice[digit] = 0;
    }
  }
}

TEST(Score, AllSmallBoards) {
  expect_reference_margin_everywhere(1, 1, {-2, 0, 5});
  expect_reference_margin_everywhere(1, 3, {-1, 0, 2});
  expect_reference_margin_everywhere(3, 1, {-1, 0, 2});
  expect_reference_margin_everywhere(2, 2, {-1, 0, 2});
  expect_reference_margin_everywhere(2, 3, {0, 1});
  expect_reference_margin_everywhere(3, 2, {0, 1});
}

TEST(Score, RandomBoards) {
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto rows = static_cast<std::int32_t>(1 + random.below(6));
    const auto cols = static_cast<std::int32_t>(1 + random.below(6));
    expect_reference_margin(random_scores(random, rows, cols, random.chance(1, 2) ? 3 : 100'000));
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Score, LongBoards) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto rows = static_cast<std::int32_t>(1 + random.below(3));
    const auto cols = static_cast<std::int32_t>(10 + random.below(15));
    const ScoreProblem problem = random_scores(random, rows, cols, 9);
    expect_reference_margin(problem);
    expect_reference_margin(transposed(problem));
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Score, LineAndPositionsFollowTheReference) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto rows = static_cast<std::int32_t>(1 + random.below(4));
    const auto cols = static_cast<std::int32_t>(1 + random.below(4));
    const ScoreProblem problem = random_scores(random, rows, cols, 2);
    const Matrix first = matrix_of(problem, problem.first);
    const Matrix second = matrix_of(problem, problem.second);
    const ScoreResult result = solve(problem, {.line = true});
    ScorePosition position(result.table);
    std::vector<std::size_t> played(static_cast<std::size_t>(rows), 0);
    for (std::size_t turn = 0; turn < result.line.size(); ++turn) {
      const std::int64_t value = reference::woodchess_margin(first, second, played);
      ASSERT_EQ(position.value(), value);
      ASSERT_EQ(position.first_to_move(), turn % 2 == 0);
      ASSERT_EQ(position.moves(), moves_of(problem, played));
      const ScoreCell* first_best = nullptr;
      const auto moves = position.moves();
      for (const ScoreCell& move : moves) {
        auto next = played;
        ++next[static_cast<std::size_t>(move.row)];
        const std::int64_t after =
            gain(problem, move, turn) + reference::woodchess_margin(first, second, next);
        ASSERT_EQ(position.value_of(move), after);
        if (first_best == nullptr && after == value) first_best = &move;
      }
      ASSERT_NE(first_best, nullptr);
      ASSERT_EQ(result.line[turn], *first_best);
      position.play(*first_best);
      ++played[static_cast<std::size_t>(first_best->row)];
    }
  }
}

TEST(Score, TranspositionKeepsTheMargin) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const ScoreProblem problem = random_scores(random, 9, 7, 1000);
    EXPECT_EQ(solve(problem, {}).value, solve(transposed(problem), {}).value);
  }
}

TEST(Score, ThreadCountAndWidthChangeNothing) {
  Random random(12);
  const ScoreProblem problem = random_scores(random, 12, 12, 100'000);
  const ScoreResult one = solve(problem, {.line = true});
  ASSERT_TRUE(one.value);
  expect_line(problem, one.line, *one.value);
  for (const bool wide : {false, true}) {
    const ScoreResult two = solve(problem, {.line = true, .wide = wide}, {.threads = 2});
    EXPECT_EQ(two.value, one.value);
    EXPECT_EQ(two.line, one.line);
  }
}

TEST(Score, OneLongRow) {
  ScoreProblem problem{1, 100'000};
  std::int64_t value = 0;
  for (std::int64_t i = 0; i < problem.cols; ++i) {
    problem.first.push_back(i % 7);
    problem.second.push_back(i % 5);
    value += i % 2 == 0 ? i % 7 : -(i % 5);
  }
  const ScoreResult result = solve(problem, {.line = true});
  EXPECT_EQ(result.value, value);
  EXPECT_EQ(result.line.size(), 100'000);
  EXPECT_EQ(solve(transposed(problem), {}).value, value);
}

TEST(Score, LargestValues) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(solve({1, 1, {kMost}, {0}}, {}).value, kMost);
  EXPECT_EQ(solve({1, 1, {-kMost}, {0}}, {}).value, -kMost);
  constexpr std::int64_t kNarrow = std::numeric_limits<std::int32_t>::max();
  for (const std::int64_t most : {kNarrow, kNarrow + 1}) {
    EXPECT_EQ(solve({2, 1, {most, 0}, {0, 0}}, {}).value, most);
    EXPECT_EQ(solve({2, 1, {0, 0}, {0, most}}, {}).value, -most);
  }
}

TEST(Score, OverTheMemoryBudgetTellsBoundsAndNeed) {
  Random random(1);
  const ScoreProblem problem = random_scores(random, 8, 8, 100);
  const ScoreResult right = solve(problem, {});
  const std::uint64_t need = right.run.peak_bytes;
  EXPECT_EQ(solve(problem, {}, {.memory_bytes = need}).value, right.value);
  EXPECT_EQ(right.run.regime, "table");
  const ScoreResult layers = solve(problem, {}, {.memory_bytes = need - 1});
  EXPECT_EQ(layers.run.regime, "layers");
  EXPECT_EQ(layers.value, right.value);
  EXPECT_LT(layers.run.peak_bytes, need);
  const ScoreResult result = solve(problem, {.line = true}, {.memory_bytes = 9000});
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
  EXPECT_FALSE(result.value);
  EXPECT_EQ(result.table, nullptr);
  EXPECT_TRUE(result.line.empty());
  EXPECT_LE(result.bounds.lower, *right.value);
  EXPECT_GE(result.bounds.upper, *right.value);
  EXPECT_EQ(solve(random_scores(random, 300, 300, 1), {}).run.status, Status::LimitReached);
}

TEST(Score, BoundsHoldOnSmallBoards) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const ScoreProblem problem =
        random_scores(random, static_cast<std::int32_t>(1 + random.below(3)),
                      static_cast<std::int32_t>(1 + random.below(3)), 9);
    const std::int64_t value = solve(problem, {}).value.value();
    const Bounds bounds = solve(problem, {}, {.memory_bytes = 1}).bounds;
    EXPECT_LE(bounds.lower, value);
    EXPECT_GE(bounds.upper, value);
  }
}

TEST(Score, StopsWhenAsked) {
  Random random(3);
  const ScoreProblem problem = random_scores(random, 12, 12, 100);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(solve_score(problem, {}, cancelled).run.status, Status::Cancelled);
  Control late(Budget{.time_limit = std::chrono::milliseconds(0)});
  EXPECT_EQ(solve_score(problem, {}, late).run.status, Status::LimitReached);
  Control* running = nullptr;
  Control halfway(Budget{.threads = 2}, [&running](const Progress& progress) {
    EXPECT_LE(progress.done, progress.total);
    running->cancel();
  });
  running = &halfway;
  EXPECT_EQ(solve_score(problem, {}, halfway).run.status, Status::Cancelled);
}

}  // namespace
}  // namespace minimex::contour
