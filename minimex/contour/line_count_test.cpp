#include "minimex/contour/line_count.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum_count.hpp"
#include "minimex/contour/score_count.hpp"
#include "minimex/core/natural.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/chessboard_reference.hpp"
#include "tests/reference/woodchess_reference.hpp"
#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::problem_of;

using reference::ChessboardCase;

std::string count_of(const OptimumProblem& problem, const OptimumOptions& options = {}) {
  Control control;
  const OptimumResult result = solve_optimum(problem, options, control);
  const LineCount count = count_optimal_lines(*result.table, result.run.peak_bytes, control);
  EXPECT_EQ(count.run.status, Status::Proved) << count.run.limit;
  return count.count;
}

std::string count_of(const ScoreProblem& problem) {
  Control control;
  const ScoreResult result = solve_score(problem, {}, control);
  const LineCount count = count_optimal_lines(*result.table, result.run.peak_bytes, control);
  EXPECT_EQ(count.run.status, Status::Proved) << count.run.limit;
  return count.count;
}

void expect_reference_count(const ChessboardCase& board) {
  const reference::ChessboardLines lines = reference::chessboard_lines(board);
  ASSERT_EQ(lines.least, reference::chessboard_cost(board));
  const OptimumProblem problem = problem_of(board);
  for (const Route route : {Route::Words, Route::Ideals}) {
    ASSERT_EQ(count_of(problem, {.route = route}), std::to_string(lines.count))
        << ::testing::PrintToString(board.board) << ::testing::PrintToString(board.values);
  }
}

/// Up to `pieces` pieces on a board, of few values so that many lines are equally good.
ChessboardCase random_board(Random& random, std::size_t rows, std::size_t cols, int pieces,
                            std::int64_t most) {
  ChessboardCase board{
      std::vector<std::string>(rows, std::string(cols, '.')),
      std::vector<std::vector<std::int64_t>>(rows, std::vector<std::int64_t>(cols, 0))};
  for (int i = 0; i < pieces; ++i) {
    const std::size_t row = random.below(rows);
    const std::size_t col = random.below(cols);
    board.board[row][col] = random.chance(1, 2) ? 'W' : 'B';
    board.values[row][col] = random.between(0, most);
  }
  return board;
}

/// The standard Young tableaux of a rectangle by the hook length formula: (rows * cols)! divided by
/// the product of all hooks, prime by prime.
std::string tableaux(int rows, int cols) {
  std::vector<int> powers(static_cast<std::size_t>(rows * cols) + 1, 0);
  const auto multiply = [&powers](int number, int power) {
    for (int prime = 2; number > 1; ++prime) {
      for (; number % prime == 0; number /= prime) powers[static_cast<std::size_t>(prime)] += power;
    }
  };
  for (int cell = 1; cell <= rows * cols; ++cell) multiply(cell, 1);
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) multiply(rows - row + cols - col - 1, -1);
  }
  std::vector<Limb> product{1};
  for (std::size_t prime = 2; prime < powers.size(); ++prime) {
    EXPECT_GE(powers[prime], 0);
    for (int i = 0; i < powers[prime]; ++i) {
      const std::vector<Limb> factor = product;
      product.push_back(0);
      for (std::size_t j = 1; j < prime; ++j) EXPECT_EQ(add_to(product, factor), 0);
    }
  }
  return to_decimal(product);
}

TEST(OptimumCount, EverySmallBoardAgreesWithTheReference) {
  // Two by two: an empty cell, or either colour with one of the values 0, 1, 2.
  for (int code = 0; code < 7 * 7 * 7 * 7; ++code) {
    ChessboardCase board{{"..", ".."}, {{0, 0}, {0, 0}}};
    for (int cell = 0, rest = code; cell < 4; ++cell, rest /= 7) {
      if (rest % 7 == 0) continue;
      board.board[static_cast<std::size_t>(cell / 2)][static_cast<std::size_t>(cell % 2)] =
          rest % 7 > 3 ? 'W' : 'B';
      board.values[static_cast<std::size_t>(cell / 2)][static_cast<std::size_t>(cell % 2)] =
          (rest % 7 - 1) % 3;
    }
    expect_reference_count(board);
  }
}

TEST(OptimumCount, RandomBoardsAgreeWithTheReference) {
  Random random(82);
  for (int round = 0; round < 1500; ++round) {
    SCOPED_TRACE(round);
    const std::size_t rows = random.below(6) + 1;
    const std::size_t cols = random.below(6) + 1;
    const int pieces = static_cast<int>(random.below(8));
    expect_reference_count(random_board(random, rows, cols, pieces, round % 3));
  }
}

TEST(OptimumCount, PiecesOutsideTheCoreCount) {
  EXPECT_EQ(count_of(OptimumProblem{}), "1");
  EXPECT_EQ(count_of(OptimumProblem{{{0, 0, Colour::White, 0}}}), "1");
  // Worth nothing: alone in either order, or as a pair.
  EXPECT_EQ(count_of(OptimumProblem{{{0, 0, Colour::White, 0}, {1, 1, Colour::Black, 0}}}), "3");
  EXPECT_EQ(count_of(OptimumProblem{{{0, 0, Colour::White, 5}, {1, 1, Colour::White, 5}}}), "2");
  EXPECT_EQ(count_of(OptimumProblem{{{0, 0, Colour::White, 5}, {1, 1, Colour::Black, 5}}}), "1");
  EXPECT_EQ(count_of(OptimumProblem{{{0, 0, Colour::White, 5}, {1, 1, Colour::Black, 0}}}), "3");
}

TEST(OptimumCount, CoresThatLieAcrossAllPieces) {
  // All pieces have more rows than columns, the core has more columns than rows; and the reverse.
  Random random(83);
  for (int round = 0; round < 200; ++round) {
    SCOPED_TRACE(round);
    ChessboardCase board = random_board(random, 2, 4, 5, 2);
    for (int row = 0; row < 4; ++row) {
      board.board.insert(board.board.begin(), std::string(4, '.'));
      board.values.insert(board.values.begin(), std::vector<std::int64_t>(4, 0));
      if (row % 2 == 0) board.board.front()[0] = 'W';
    }
    expect_reference_count(board);
    ChessboardCase turned{std::vector<std::string>(4), std::vector<std::vector<std::int64_t>>(4)};
    for (std::size_t row = 0; row < 4; ++row) {
      for (std::size_t col = board.board.size(); col-- > 0;) {
        turned.board[row] += board.board[col][3 - row];
        turned.values[row].push_back(board.values[col][3 - row]);
      }
    }
    expect_reference_count(turned);
  }
}

TEST(OptimumCount, OneColourOnAFullBoardGivesTheYoungTableaux) {
  for (const auto& [rows, cols] : {std::pair(3, 3), {4, 4}, {2, 9}, {9, 2}, {7, 8}}) {
    OptimumProblem problem;
    for (std::int32_t row = 0; row < rows; ++row) {
      for (std::int32_t col = 0; col < cols; ++col) {
        problem.pieces.push_back({row, col, Colour::Black, row * col});
      }
    }
    EXPECT_EQ(count_of(problem), tableaux(rows, cols));
  }
}

TEST(OptimumCount, LongChainsHaveOneLine) {
  OptimumProblem row;
  OptimumProblem diagonal;
  for (std::int32_t i = 0; i < 1500; ++i) {
    row.pieces.push_back({0, i, Colour::White, i});
    diagonal.pieces.push_back({i, 1500 - i, i % 2 == 0 ? Colour::White : Colour::Black, i});
  }
  EXPECT_EQ(count_of(row), "1");
  EXPECT_EQ(count_of(diagonal), "1");
}

TEST(ScoreCount, EverySmallBoardAgreesWithTheReference) {
  for (int code = 0; code < 6561; ++code) {
    reference::Matrix first(2, std::vector<std::int64_t>(2));
    reference::Matrix second = first;
    ScoreProblem problem{2, 2};
    for (std::size_t i = 0, rest = static_cast<std::size_t>(code); i < 8; ++i, rest /= 3) {
      auto& matrix = i < 4 ? first : second;
      matrix[i % 4 / 2][i % 2] = static_cast<std::int64_t>(rest % 3) - 1;
      (i < 4 ? problem.first : problem.second).push_back(matrix[i % 4 / 2][i % 2]);
    }
    ASSERT_EQ(count_of(problem), std::to_string(reference::woodchess_lines(first, second)));
  }
}

TEST(ScoreCount, RandomBoardsAgreeWithTheReference) {
  Random random(84);
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 4));
    const auto cols = static_cast<std::int32_t>(random.between(1, rows == 4 ? 3 : 4));
    ScoreProblem problem{rows, cols};
    reference::Matrix first(static_cast<std::size_t>(rows));
    reference::Matrix second = first;
    for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
      const auto row = static_cast<std::size_t>(cell / cols);
      first[row].push_back(random.between(-round % 4, 2));
      second[row].push_back(random.between(-1, round % 3));
      problem.first.push_back(first[row].back());
      problem.second.push_back(second[row].back());
    }
    ASSERT_EQ(count_of(problem), std::to_string(reference::woodchess_lines(first, second)));
  }
}

TEST(ScoreCount, EqualCellsGiveTheYoungTableaux) {
  EXPECT_EQ(tableaux(3, 3), "42");
  EXPECT_EQ(tableaux(4, 4), "24024");
  EXPECT_EQ(tableaux(5, 5), "701149020");
  for (const auto& [rows, cols] :
       {std::pair(1, 1), {1, 7}, {3, 3}, {4, 4}, {5, 5}, {4, 9}, {9, 4}, {10, 10}}) {
    const std::vector<std::int64_t> zeros(static_cast<std::size_t>(rows * cols), 0);
    EXPECT_EQ(count_of(ScoreProblem{rows, cols, zeros, zeros}), tableaux(rows, cols));
  }
}

TEST(LineCount, StopsAtLimits) {
  const std::vector<std::int64_t> zeros(144, 0);
  Control plenty;
  const ScoreResult result = solve_score({12, 12, zeros, zeros}, {}, plenty);
  Control small({.memory_bytes = 1 << 20});
  LineCount count = count_optimal_lines(*result.table, 0, small);
  EXPECT_EQ(count.run.status, Status::LimitReached);
  EXPECT_EQ(count.run.limit.find("the count of optimal lines needs more than the budget of 1 MiB"),
            0);
  EXPECT_EQ(count.count, "");
  EXPECT_EQ(count_optimal_lines(*result.table, UINT64_MAX, plenty).run.status,
            Status::LimitReached);
  Control cancelled;
  cancelled.cancel();
  count = count_optimal_lines(*result.table, 0, cancelled);
  EXPECT_EQ(count.run.status, Status::Cancelled);
  EXPECT_EQ(count.count, "");
}

TEST(LineCount, BoardsOfTooManyPositionsAreALimit) {
  OptimumProblem problem;  // no partners: the value is known at once
  for (std::int32_t row = 0; row < 40; ++row) {
    for (std::int32_t col = 0; col < 40; ++col) problem.pieces.push_back({row, col});
  }
  Control control;
  const OptimumResult result = solve_optimum(problem, {}, control);
  const LineCount count = count_optimal_lines(*result.table, 0, control);
  EXPECT_EQ(count.run.status, Status::LimitReached);
  EXPECT_NE(count.run.limit.find("more than 16 EiB"), std::string::npos);
}

}  // namespace
}  // namespace minimex::contour
