#include "minimex/games/chessboard/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/games/chessboard/generate.hpp"
#include "minimex/games/chessboard/solve.hpp"

#include "tests/reference/chessboard_reference.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::chessboard {
namespace {

MoveValues moves_of(const Instance& instance, const MovesOptions& options = {}) {
  Control control;
  return moves(instance, options, control);
}

std::int64_t solved_cost(const Instance& instance) {
  Control control;
  return solve(instance, {}, control).value.value();
}

std::int64_t reference_cost(const Instance& instance) {
  const auto cols = static_cast<std::size_t>(instance.cols);
  reference::ChessboardCase game{
      std::vector<std::string>(static_cast<std::size_t>(instance.rows), std::string(cols, '.')),
      std::vector<std::vector<std::int64_t>>(static_cast<std::size_t>(instance.rows),
                                             std::vector<std::int64_t>(cols, 0))};
  for (const Piece& piece : instance.pieces) {
    const auto row = static_cast<std::size_t>(piece.row) - 1;
    const auto col = static_cast<std::size_t>(piece.col) - 1;
    game.board[row][col] = piece.white ? 'W' : 'B';
    game.values[row][col] = piece.value;
  }
  return reference::chessboard_cost(game);
}

/// What the position is once `after` has been played, as a board of its own, and what that cost.
struct Rest {
  Instance board;
  std::int64_t paid = 0;
};

Rest rest_after(const Instance& instance, const std::vector<Move>& after) {
  Position position(instance);
  Rest rest{{instance.rows, instance.cols}};
  for (const Move& move : after) rest.paid += position.play(move);
  for (std::size_t i = 0; i < instance.pieces.size(); ++i) {
    if (!position.gone(i)) rest.board.pieces.push_back(instance.pieces[i]);
  }
  return rest;
}

/// Every allowed move that moves() is to list.
std::vector<Move> expected_moves(const Instance& board, bool all) {
  const Position position(board);
  std::vector<Move> found;
  for (std::size_t a = 0; a < board.pieces.size(); ++a) {
    const Site site{board.pieces[a].row, board.pieces[a].col};
    if (all || position.exposed(a)) found.push_back({site});
    for (std::size_t b = a + 1; b < board.pieces.size(); ++b) {
      const Move pair{site, Site{board.pieces[b].row, board.pieces[b].col}};
      if (position.objection(pair).empty()) found.push_back(pair);
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// The list is complete and in order, and each value is what the rest of the board costs.
template <typename Cost>
void expect_values(const Instance& instance, const MovesOptions& options, const Cost& cost) {
  const Rest rest = rest_after(instance, options.after);
  const MoveValues values = moves_of(instance, options);
  EXPECT_EQ(values.run.status, Status::Proved);
  EXPECT_EQ(values.over, rest.board.pieces.empty());
  std::vector<Move> listed;
  for (const MoveValue& one : values.moves) {
    listed.push_back(one.move);
    std::vector<Move> after = options.after;
    after.push_back(one.move);
    const Rest then = rest_after(instance, after);
    EXPECT_EQ(one.value, then.paid + cost(then.board)) << to_string(after);
  }
  EXPECT_TRUE(std::is_sorted(values.moves.begin(), values.moves.end(),
                             [](const MoveValue& a, const MoveValue& b) {
                               return a.value != b.value ? a.value < b.value : a.move < b.move;
                             }));
  std::sort(listed.begin(), listed.end());
  EXPECT_EQ(listed, expected_moves(rest.board, options.all));
  if (!listed.empty()) {
    EXPECT_EQ(values.moves.front().value, rest.paid + cost(rest.board));
  }
}

std::string error_of(const Instance& instance, const std::vector<Move>& after) {
  return tests::error_line([&] { moves_of(instance, {.after = after}); });
}

TEST(ChessboardMoves, AgreeWithTheReferenceAlongRandomPlays) {
  Random random(41);
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 4));
    const auto cols = static_cast<std::int32_t>(random.between(1, 4));
    Instance instance = generate({.size = {rows, cols},
                                  .density = 800'000,
                                  .max_value = round % 2 == 0 ? 3 : 1000,
                                  .seed = random.next()});
    if (instance.pieces.size() > 13) instance.pieces.resize(13);
    MovesOptions options{.all = round % 3 == 0};
    while (true) {
      expect_values(instance, options, reference_cost);
      const auto next = expected_moves(rest_after(instance, options.after).board, true);
      if (next.empty()) break;
      options.after.push_back(next[static_cast<std::size_t>(random.below(next.size()))]);
    }
  }
}

TEST(ChessboardMoves, AgreeWithSolvingAgainOnAFullBoardOfTwelve) {
  Random random(42);
  const Instance instance = generate({.size = {12}, .density = 1'000'000, .seed = 7});
  MovesOptions options;
  for (int i = 0; i < 3; ++i) {
    expect_values(instance, options, solved_cost);
    for (int skip = 0; skip < 20; ++skip) {
      const auto next = expected_moves(rest_after(instance, options.after).board, false);
      options.after.push_back(next[static_cast<std::size_t>(random.below(next.size()))]);
    }
  }
}

TEST(ChessboardMoves, BlockedPiecesAgreeWithSolvingAgain) {
  for (const GenerateOptions& options :
       {GenerateOptions{.size = {8, 8}, .density = 1'000'000, .max_value = 9},
        GenerateOptions{.size = {5, 9}, .density = 700'000},
        GenerateOptions{.size = {20, 24}, .density = 80'000, .max_value = 9}}) {
    expect_values(generate(options), {.all = true}, solved_cost);
  }
}

TEST(ChessboardMoves, IllegalMovesBeforeAreRefused) {
  const Instance instance{2, 2, {{1, 1, true, 5}, {1, 2, false, 7}, {2, 1, false, 7}}};
  EXPECT_EQ(error_of(instance, {{Site{1, 2}}, {Site{1, 1}, Site{2, 1}}}),
            "--after:1:2: the piece on 1,1 is blocked, expected a legal move");
  EXPECT_EQ(error_of(instance, {{Site{2, 2}}}),
            "--after:1:1: there is no piece on 2,2, expected a legal move");
  EXPECT_EQ(error_of(instance, {{Site{2, 1}}}), "no error");
}

TEST(ChessboardMoves, AnEmptyBoardIsOver) {
  EXPECT_TRUE(moves_of({3, 3}).over);
  EXPECT_TRUE(moves_of({1, 1, {{1, 1, true, 5}}}, {.after = {{Site{1, 1}}}}).over);
}

TEST(ChessboardMoves, WithoutMemoryOrTimeMovesHaveNoValues) {
  const Instance instance = generate({.size = {12}, .density = 1'000'000, .seed = 8});
  Control small({.memory_bytes = 100'000});
  MoveValues values = moves(instance, {.all = true}, small);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  EXPECT_EQ(values.moves.size(), expected_moves(instance, true).size());
  EXPECT_FALSE(values.moves.front().value.has_value());
  Control cancelled;
  cancelled.cancel();
  values = moves(instance, {.all = true}, cancelled);
  EXPECT_EQ(values.run.status, Status::Cancelled);
  EXPECT_EQ(values.moves.size(), expected_moves(instance, true).size());
  Control enough_to_solve({.memory_bytes = 15'000'000});
  values = moves(instance, {.all = true}, enough_to_solve);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  EXPECT_EQ(values.moves.size(), expected_moves(instance, true).size());
  EXPECT_TRUE(values.moves.front().value.has_value());
  EXPECT_FALSE(values.moves.back().value.has_value());
  Control tiny({.memory_bytes = 10});
  values = moves(instance, {}, tiny);
  EXPECT_TRUE(values.moves.empty());
  EXPECT_FALSE(values.over);
}

}  // namespace
}  // namespace minimex::chessboard
