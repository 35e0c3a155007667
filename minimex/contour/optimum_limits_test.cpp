// Boards at the edges: without choice, huge, with the largest values, and beyond budgets.
#include <chrono>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using reference::ChessboardCase;
using tests::problem_of;
using tests::random_board;

OptimumResult solve(const OptimumProblem& problem, const OptimumOptions& options,
                    const Budget& budget = {}) {
  Control control(budget);
  return solve_optimum(problem, options, control);
}

TEST(OptimumLimits, LongThinBoardsGoByIdeals) {
  Random random(1);
  const OptimumProblem thin = problem_of(random_board(random, 3, 60, 100, 1000));
  const OptimumResult result = solve(thin, {.line = true});
  EXPECT_EQ(result.run.regime, "ideals");
  const OptimumResult words = solve(thin, {.line = true, .route = Route::Words});
  EXPECT_EQ(words.run.regime, "table");
  EXPECT_EQ(result.value, words.value);
  EXPECT_EQ(result.line, words.line);
  const OptimumProblem square = problem_of(random_board(random, 10, 10, 100, 1000));
  EXPECT_EQ(solve(square, {}).run.regime, "table");
}

TEST(OptimumLimits, BoardsWithoutChoice) {
  const OptimumResult empty = solve({}, {.line = true});
  EXPECT_EQ(empty.value, 0);
  EXPECT_TRUE(empty.line.empty());
  const OptimumResult one = solve({{{5, 7, Colour::Black, 9}}}, {.line = true});
  EXPECT_EQ(one.value, 9);
  EXPECT_EQ(one.line, (std::vector<Removal>{{0}}));
  // In one row, each piece blocks those right of it: no pair is ever exposed.
  OptimumProblem row;
  for (std::int32_t col = 0; col < 100'000; ++col) {
    row.pieces.push_back({0, col, col % 2 == 0 ? Colour::White : Colour::Black, 3});
  }
  const OptimumResult chain = solve(row, {.line = true});
  EXPECT_EQ(chain.value, 300'000);
  ASSERT_EQ(chain.line.size(), 100'000);
  EXPECT_EQ(chain.line.front().first, 0);
  EXPECT_EQ(chain.line.back().first, 99'999);
}

TEST(OptimumLimits, OnlyPiecesThatCanPairAreSearched) {
  const auto positions = [](const OptimumProblem& problem) {
    return solve(problem, {}).run.positions;
  };
  EXPECT_EQ(positions({{{0, 0, Colour::White, 5}, {1, 1, Colour::White, 4}}}), 1);
  EXPECT_EQ(positions({{{0, 0, Colour::White, 5}, {0, 1, Colour::Black, 4}}}), 1);
  EXPECT_EQ(positions({{{0, 0, Colour::White, 5}, {1, 0, Colour::Black, 4}}}), 1);
  EXPECT_EQ(positions({{{0, 1, Colour::White, 5}, {1, 0, Colour::Black, 4}}}), 1);
  EXPECT_EQ(positions({{{0, 0, Colour::White, 5}, {1, 1, Colour::Black, 0}}}), 1);
  EXPECT_EQ(positions({{{0, 0, Colour::White, 5}, {1, 1, Colour::Black, 4}}}), 6);
  const Route ideals = Route::Ideals;
  EXPECT_EQ(solve({{{0, 0, Colour::White, 5}, {1, 1, Colour::Black, 4}}}, {.route = ideals})
                .run.positions,
            4);
}

TEST(OptimumLimits, FewPiecesOnAHugeBoard) {
  OptimumProblem problem;
  for (std::int32_t i = 0; i < 12; ++i) {
    problem.pieces.push_back(
        {i * 90'000, i * 80'000, i % 2 == 0 ? Colour::White : Colour::Black, 10 + i});
  }
  const OptimumResult result = solve(problem, {.line = true});
  EXPECT_EQ(result.value, 6);  // six pairs of neighbours
  EXPECT_LE(result.run.peak_bytes, 100'000);
}

TEST(OptimumLimits, LargestValues) {
  constexpr std::int64_t kHalf = std::int64_t{1} << 62;
  const OptimumProblem problem{{{0, 0, Colour::White, kHalf}, {1, 1, Colour::Black, kHalf - 1}}};
  EXPECT_EQ(solve(problem, {}).value, 1);
  const OptimumProblem blocked{{{0, 1, Colour::White, kHalf}, {1, 0, Colour::Black, kHalf - 1}}};
  EXPECT_EQ(solve(blocked, {}).value, std::numeric_limits<std::int64_t>::max());
  // The sum decides between 32 and 64 bits.
  for (const std::int64_t last : {2, 3}) {
    const OptimumProblem edge{
        {{0, 0, Colour::White, (std::int64_t{1} << 31) - 3}, {1, 1, Colour::Black, last}}};
    EXPECT_EQ(solve(edge, {}).value, (std::int64_t{1} << 31) - 3 - last);
  }
}

TEST(OptimumLimits, OverTheMemoryBudgetTellsBoundsAndNeed) {
  Random random(1);
  const ChessboardCase board = random_board(random, 8, 8, 100, 100);
  const OptimumProblem problem = problem_of(board);
  const std::int64_t value = solve(problem, {}).value.value();
  for (const Route route : {Route::Automatic, Route::Words, Route::Ideals}) {
    const OptimumResult result =
        solve(problem, {.line = true, .route = route}, {.memory_bytes = 9000});
    EXPECT_EQ(result.run.status, Status::LimitReached);
    EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
    EXPECT_FALSE(result.value);
    EXPECT_EQ(result.table, nullptr);
    EXPECT_TRUE(result.line.empty());
    EXPECT_LE(result.bounds.lower, value);
    EXPECT_GE(result.bounds.upper, value);
    EXPECT_GE(result.bounds.lower, 0);
  }
  const OptimumProblem large = problem_of(random_board(random, 60, 60, 100, 100));
  EXPECT_EQ(solve(large, {}).run.status, Status::LimitReached);
}

TEST(OptimumLimits, MemoryBudgetIsWhatTheRunReports) {
  Random random(2);
  const OptimumProblem problem = problem_of(random_board(random, 8, 8, 100, 100));
  const std::uint64_t need = solve(problem, {}).run.peak_bytes;
  EXPECT_EQ(solve(problem, {}, {.memory_bytes = need}).run.status, Status::Proved);
  const OptimumResult layers = solve(problem, {}, {.memory_bytes = need - 1});
  EXPECT_EQ(layers.run.regime, "layers");
  EXPECT_LT(layers.run.peak_bytes, need);
  EXPECT_EQ(solve(problem, {}, {.memory_bytes = 9000}).run.status, Status::LimitReached);
}

TEST(OptimumLimits, StopsWhenAsked) {
  Random random(3);
  const OptimumProblem problem = problem_of(random_board(random, 12, 12, 100, 100));
  for (const Route route : {Route::Words, Route::Ideals}) {
    Control cancelled;
    cancelled.cancel();
    EXPECT_EQ(solve_optimum(problem, {.route = route}, cancelled).run.status, Status::Cancelled);
    Control late(Budget{.time_limit = std::chrono::milliseconds(0)});
    const OptimumResult result = solve_optimum(problem, {.route = route}, late);
    EXPECT_EQ(result.run.status, Status::LimitReached);
    EXPECT_FALSE(result.value);
    Control* running = nullptr;
    Control halfway(Budget{.threads = 2}, [&running](const Progress& progress) {
      EXPECT_LE(progress.done, progress.total);
      running->cancel();
    });
    running = &halfway;
    EXPECT_EQ(solve_optimum(problem, {.route = route}, halfway).run.status, Status::Cancelled);
  }
}

}  // namespace
}  // namespace minimex::contour
