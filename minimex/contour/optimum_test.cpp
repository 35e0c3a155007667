#include "minimex/contour/optimum.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/chessboard_reference.hpp"
#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::problem_of;
using tests::random_board;

using reference::ChessboardCase;

OptimumResult solve(const OptimumProblem& problem, const OptimumOptions& options,
                    const Budget& budget = {}) {
  Control control(budget);
  return solve_optimum(problem, options, control);
}

std::int64_t cost_of(const OptimumProblem& problem, const Removal& move) {
  const std::int64_t value = problem.pieces[move.first].value;
  return move.second ? std::abs(value - problem.pieces[*move.second].value) : value;
}

/// What the move leaves, by the rules.
ChessboardCase after(const OptimumProblem& problem, ChessboardCase board, const Removal& move) {
  const auto clear = [&](std::size_t piece) {
    board.board[static_cast<std::size_t>(problem.pieces[piece].row)]
               [static_cast<std::size_t>(problem.pieces[piece].col)] = '.';
  };
  clear(move.first);
  if (move.second) clear(*move.second);
  return board;
}

/// Moves of exposed pieces, straight from the rules, in the order in which ties are broken.
std::vector<Removal> moves_of(const OptimumProblem& problem, const ChessboardCase& board) {
  std::vector<std::size_t> exposed;
  const auto there = [&board](const Piece& piece) {
    return board.board[static_cast<std::size_t>(piece.row)][static_cast<std::size_t>(piece.col)] !=
           '.';
  };
  for (std::size_t i = 0; i < problem.pieces.size(); ++i) {
    const Piece& piece = problem.pieces[i];
    const auto blocks = [&](const Piece& other) {
      return &other != &piece && there(other) && other.row >= piece.row && other.col <= piece.col;
    };
    const bool blocked = std::any_of(problem.pieces.begin(), problem.pieces.end(), blocks);
    if (there(piece) && !blocked) exposed.push_back(i);
  }
  std::vector<Removal> moves;
  for (const std::size_t i : exposed) moves.push_back({i});
  for (const std::size_t i : exposed) {
    for (const std::size_t j : exposed) {
      if (i < j && problem.pieces[i].colour != problem.pieces[j].colour) moves.push_back({i, j});
    }
  }
  return moves;
}

/// Replays a line: every move legal, the costs adding up to `value`, no pieces left.
void expect_line(const OptimumProblem& problem, ChessboardCase board,
                 const std::vector<Removal>& line, std::int64_t value) {
  for (const Removal& move : line) {
    const auto moves = moves_of(problem, board);
    ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
    value -= cost_of(problem, move);
    board = after(problem, board, move);
  }
  EXPECT_EQ(value, 0);
  EXPECT_TRUE(moves_of(problem, board).empty());
}

/// The line that takes the first optimal move each time, found with the reference alone.
std::vector<Removal> reference_line(const OptimumProblem& problem, ChessboardCase board) {
  std::vector<Removal> line;
  std::int64_t left = reference::chessboard_cost(board);
  for (auto moves = moves_of(problem, board); !moves.empty(); moves = moves_of(problem, board)) {
    const auto best = std::find_if(moves.begin(), moves.end(), [&](const Removal& move) {
      return cost_of(problem, move) + reference::chessboard_cost(after(problem, board, move)) ==
             left;
    });
    if (best == moves.end()) break;
    left -= cost_of(problem, *best);
    line.push_back(*best);
    board = after(problem, board, *best);
  }
  return line;
}

/// Every route and width must give the reference's cost.
void expect_reference_cost(const ChessboardCase& board) {
  const std::int64_t cost = reference::chessboard_cost(board);
  const OptimumProblem problem = problem_of(board);
  for (const Route route : {Route::Words, Route::Ideals}) {
    const OptimumResult result = solve(problem, {.route = route});
    ASSERT_EQ(result.value, cost);
    ASSERT_EQ(result.bounds.lower, cost);
    ASSERT_EQ(result.bounds.upper, cost);
  }
  const OptimumResult result = solve(problem, {.line = true, .wide = true});
  ASSERT_EQ(result.value, cost);
  expect_line(problem, board, result.line, cost);
}

/// All boards of a shape whose cells are empty or hold a piece of either colour and a value given.
void expect_reference_cost_everywhere(std::size_t rows, std::size_t cols,
                                      const std::vector<std::int64_t>& values) {
  const std::size_t kinds = 1 + 2 * values.size();
  std::vector<std::size_t> kind(rows * cols, 0);
  std::size_t at = 0;
  while (at < kind.size()) {
    ChessboardCase board{std::vector<std::string>(rows, std::string(cols, '.')),
                         std::vector(rows, std::vector<std::int64_t>(cols, 0))};
    for (std::size_t i = 0; i < kind.size(); ++i) {
      if (kind[i] == 0) continue;
      board.board[i / cols][i % cols] = kind[i] % 2 == 1 ? 'W' : 'B';
      board.values[i / cols][i % cols] = values[(kind[i] - 1) / 2];
    }
    expect_reference_cost(board);
    if (testing::Test::HasFatalFailure()) return;
    for (at = 0; at < kind.size() && ++kind[at] == kinds; ++at) kind[at] = 0;
  }
}

TEST(Optimum, AllSmallBoards) {
  expect_reference_cost_everywhere(1, 4, {0, 2});
  expect_reference_cost_everywhere(4, 1, {0, 2});
  expect_reference_cost_everywhere(2, 2, {0, 1, 3});
  expect_reference_cost_everywhere(2, 3, {1, 4});
  expect_reference_cost_everywhere(3, 2, {1, 4});
}

TEST(Optimum, AllPatternsOfThreeByThree) {
  constexpr std::uint64_t kSeed = 33;
  RecordProperty("seed", kSeed);
  Random random(kSeed);
  for (std::uint32_t pattern = 0; pattern < 19'683; ++pattern) {
    ChessboardCase board = random_board(random, 3, 3, 0, 4);
    for (std::uint32_t i = 0, rest = pattern; i < 9; ++i, rest /= 3) {
      board.board[i / 3][i % 3] = ".WB"[rest % 3];
    }
    expect_reference_cost(board);
    ASSERT_FALSE(HasFatalFailure()) << "pattern " << pattern;
  }
}

TEST(Optimum, RandomBoards) {
  for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const std::size_t rows = 1 + random.below(6);
    const std::size_t cols = 1 + random.below(6);
    const std::uint64_t percent = std::min<std::uint64_t>(100, 900 / (rows * cols));
    ChessboardCase board = random_board(random, rows, cols, percent, random.chance(1, 2) ? 5 : 999);
    if (problem_of(board).pieces.size() > 11) continue;
    expect_reference_cost(board);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Optimum, LineTakesTheFirstOptimalMove) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const ChessboardCase board =
        random_board(random, 1 + random.below(4), 1 + random.below(4), 60, 3);
    const OptimumProblem problem = problem_of(board);
    if (problem.pieces.size() > 9) continue;
    EXPECT_EQ(solve(problem, {.line = true}).line, reference_line(problem, board));
  }
}

TEST(Optimum, PositionTellsTheValueOfEveryMove) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    ChessboardCase board = random_board(random, 3, 4, 60, 3);
    const OptimumProblem problem = problem_of(board);
    OptimumPosition position(solve(problem, {}).table);
    for (auto moves = position.moves(); !moves.empty(); moves = position.moves()) {
      ASSERT_EQ(moves, moves_of(problem, board));
      for (const Removal& move : moves) {
        ASSERT_EQ(position.cost(move), cost_of(problem, move));
        ASSERT_EQ(position.value_after(move),
                  reference::chessboard_cost(after(problem, board, move)));
      }
      const Removal move = moves[random.below(moves.size())];
      position.play(move);
      board = after(problem, board, move);
      ASSERT_EQ(position.value(), reference::chessboard_cost(board));
    }
    EXPECT_EQ(position.value(), 0);
  }
}

TEST(Optimum, RoutesAndWidthsAgreeOnLargerBoards) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const ChessboardCase board = random_board(random, 5 + random.below(5), 5 + random.below(5),
                                              20 + random.below(81), 1'000'000);
    const OptimumProblem problem = problem_of(board);
    const OptimumResult words = solve(problem, {.line = true, .route = Route::Words});
    expect_line(problem, board, words.line, words.value.value_or(-1));
    for (const bool wide : {false, true}) {
      const OptimumResult ideals =
          solve(problem, {.line = true, .route = Route::Ideals, .wide = wide});
      EXPECT_EQ(ideals.value, words.value);
      EXPECT_EQ(ideals.line, words.line);
      EXPECT_LE(ideals.run.positions, words.run.positions);
    }
    EXPECT_EQ(solve(problem, {.route = Route::Words, .wide = true}).value, words.value);
  }
}

TEST(Optimum, ReflectionInTheDiagonalKeepsTheCost) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const ChessboardCase board = random_board(random, 9, 6, 90, 1000);
    OptimumProblem mirrored = problem_of(board);
    for (Piece& piece : mirrored.pieces)
      piece = {5 - piece.col, 8 - piece.row, piece.colour, piece.value};
    std::sort(mirrored.pieces.begin(), mirrored.pieces.end(), [](const Piece& a, const Piece& b) {
      return std::pair(a.row, a.col) < std::pair(b.row, b.col);
    });
    EXPECT_EQ(solve(mirrored, {}).value, solve(problem_of(board), {}).value);
  }
}

TEST(Optimum, ThreadCountChangesNothing) {
  Random random(12);
  const OptimumProblem problem = problem_of(random_board(random, 12, 12, 100, 1'000'000));
  const OptimumResult one = solve(problem, {.line = true});
  ASSERT_TRUE(one.value);
  for (const int threads : {2, 3}) {
    const OptimumResult more = solve(problem, {.line = true}, {.threads = threads});
    EXPECT_EQ(more.value, one.value);
    EXPECT_EQ(more.line, one.line);
  }
}

}  // namespace
}  // namespace minimex::contour
