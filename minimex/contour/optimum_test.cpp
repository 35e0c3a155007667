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

namespace minimex::contour {
namespace {

using reference::ChessboardCase;

OptimumProblem problem_of(const ChessboardCase& board) {
  OptimumProblem problem;
  for (std::size_t row = 0; row < board.board.size(); ++row) {
    for (std::size_t col = 0; col < board.board[row].size(); ++col) {
      const char colour = board.board[row][col];
      if (colour == '.') continue;
      problem.pieces.push_back({static_cast<std::int32_t>(row), static_cast<std::int32_t>(col),
                                colour == 'W' ? Colour::White : Colour::Black,
                                board.values[row][col]});
    }
  }
  return problem;
}

ChessboardCase random_board(Random& random, std::size_t rows, std::size_t cols,
                            std::uint64_t percent, std::int64_t most) {
  ChessboardCase board;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string cells;
    std::vector<std::int64_t> values;
    for (std::size_t col = 0; col < cols; ++col) {
      cells += !random.chance(percent, 100) ? '.' : random.chance(1, 2) ? 'W' : 'B';
      values.push_back(random.between(0, most));
    }
    board.board.push_back(cells);
    board.values.push_back(values);
  }
  return board;
}

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

TEST(Optimum, LongThinBoardsGoByIdeals) {
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

TEST(Optimum, BoardsWithoutChoice) {
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

TEST(Optimum, OnlyPiecesThatCanPairAreSearched) {
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

TEST(Optimum, FewPiecesOnAHugeBoard) {
  OptimumProblem problem;
  for (std::int32_t i = 0; i < 12; ++i) {
    problem.pieces.push_back(
        {i * 90'000, i * 80'000, i % 2 == 0 ? Colour::White : Colour::Black, 10 + i});
  }
  const OptimumResult result = solve(problem, {.line = true});
  EXPECT_EQ(result.value, 6);  // six pairs of neighbours
  EXPECT_LE(result.run.peak_bytes, 100'000);
}

TEST(Optimum, LargestValues) {
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

TEST(Optimum, OverTheMemoryBudgetTellsBoundsAndNeed) {
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

TEST(Optimum, MemoryBudgetIsWhatTheRunReports) {
  Random random(2);
  const OptimumProblem problem = problem_of(random_board(random, 8, 8, 100, 100));
  const std::uint64_t need = solve(problem, {}).run.peak_bytes;
  EXPECT_EQ(solve(problem, {}, {.memory_bytes = need}).run.status, Status::Proved);
  const OptimumResult layers = solve(problem, {}, {.memory_bytes = need - 1});
  EXPECT_EQ(layers.run.regime, "layers");
  EXPECT_LT(layers.run.peak_bytes, need);
  EXPECT_EQ(solve(problem, {}, {.memory_bytes = 9000}).run.status, Status::LimitReached);
}

TEST(Optimum, StopsWhenAsked) {
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
