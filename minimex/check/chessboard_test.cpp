#include "minimex/check/chessboard.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/contour_proofs_test.hpp"
#include "minimex/games/chessboard/rules.hpp"

#include "tests/reference/chessboard_reference.hpp"

namespace minimex::check {
namespace {

using Board = chessboard::Instance;

Proved prove_board(const Board& board, bool count = false) {
  return prove("chessboard", board, count);
}

reference::ChessboardCase to_case(const Board& board) {
  const auto cols = static_cast<std::size_t>(board.cols);
  reference::ChessboardCase game{
      std::vector<std::string>(static_cast<std::size_t>(board.rows), std::string(cols, '.')),
      std::vector<std::vector<std::int64_t>>(static_cast<std::size_t>(board.rows),
                                             std::vector<std::int64_t>(cols, 0))};
  for (const chessboard::Piece& piece : board.pieces) {
    const auto row = static_cast<std::size_t>(piece.row) - 1;
    const auto col = static_cast<std::size_t>(piece.col) - 1;
    game.board[row][col] = piece.white ? 'W' : 'B';
    game.values[row][col] = piece.value;
  }
  return game;
}

std::int64_t reference_cost(const Board& board) {
  return reference::chessboard_cost(to_case(board));
}

Board random_board(Random& random, std::int32_t rows, std::int32_t cols, int percent,
                   std::int64_t most) {
  Board board{rows, cols};
  for (std::int32_t row = 1; row <= rows; ++row) {
    for (std::int32_t col = 1; col <= cols; ++col) {
      if (!random.chance(static_cast<std::uint64_t>(percent), 100)) continue;
      board.pieces.push_back({row, col, random.chance(1, 2), random.between(0, most)});
    }
  }
  return board;
}

/// Whether a line is legal and complete and costs `value`.
bool costs(const Board& board, const std::vector<Move>& line, std::int64_t value) {
  chessboard::Position position(board);
  for (const Move& move : line) {
    if (!position.objection(move).empty()) return false;
    value -= position.play(move);
  }
  return value == 0 && position.pieces_left() == 0;
}

/// Every single and every pair of pieces, in either order.
std::vector<Move> all_moves(const Board& board) {
  std::vector<Move> moves;
  for (const chessboard::Piece& a : board.pieces) {
    moves.push_back({Site{a.row, a.col}});
    for (const chessboard::Piece& b : board.pieces) {
      moves.push_back({Site{a.row, a.col}, Site{b.row, b.col}});
    }
  }
  moves.push_back({Site{board.rows + 1, 1}});
  moves.push_back({Site{1}});
  return moves;
}

void expect_right(const Board& board) {
  const Proved proved = prove_board(board);
  EXPECT_EQ(proved.claim.value, reference_cost(board)) << chessboard::to_json(board);
  expect_proved(proved);
  EXPECT_EQ(judge_without_proof(proved, proved.claim).finding, Finding::Attained);
  Claim bare = proved.claim;
  bare.line.reset();
  EXPECT_EQ(judge_without_proof(proved, bare).text, "nothing shows the value");
}

TEST(ChessboardCheck, EveryCaseIsProved) {
  EXPECT_GE(prove_cases("chessboard"), 21);
}

TEST(ChessboardCheck, EveryBoardOfTwoByTwoIsProved) {
  constexpr int kKinds = 7;  // empty, or a colour and a value of 0, 1 or 3
  constexpr std::int64_t kValues[] = {0, 1, 3};
  for (int code = 0; code < kKinds * kKinds * kKinds * kKinds; ++code) {
    Board board{2, 2};
    for (int cell = 0, rest = code; cell < 4; ++cell, rest /= kKinds) {
      const int kind = rest % kKinds;
      if (kind == 0) continue;
      board.pieces.push_back({cell / 2 + 1, cell % 2 + 1, kind > 3, kValues[(kind - 1) % 3]});
    }
    expect_right(board);
  }
}

TEST(ChessboardCheck, RandomBoardsAreProved) {
  Random random(11);
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 5));
    const auto cols = static_cast<std::int32_t>(random.between(1, 14 / rows + 2));
    Board board = random_board(random, rows, cols, 75, round % 2 == 0 ? 3 : 1000);
    if (board.pieces.size() > 16) board.pieces.resize(16);
    expect_right(board);
  }
}

TEST(ChessboardCheck, LongSparseBoardsAreProved) {
  Random random(12);
  for (int round = 0; round < 20; ++round) {
    SCOPED_TRACE(round);
    Board board{1'000'000, 1'000'000};
    for (int i = 0; i < 14; ++i) {
      board.pieces.push_back({static_cast<std::int32_t>(random.between(1, 1'000'000)),
                              static_cast<std::int32_t>(random.between(1, 1'000'000)),
                              random.chance(1, 2), random.between(0, 9)});
    }
    std::sort(board.pieces.begin(), board.pieces.end(), [](const auto& a, const auto& b) {
      return std::pair(a.row, a.col) < std::pair(b.row, b.col);
    });
    Proved proved = prove_board({2, 2});  // the canonical JSON of a board as large has no end
    Control control;
    const Solution solution = proved.game.solve(board, {.line = true, .proof = true}, control);
    std::string proof;
    ProofWriter out(header_of(proved), [&](std::string_view bytes) { proof += bytes; });
    EXPECT_EQ(solution.certificate->write(out, control).status, Status::Proved);
    out.finish();
    std::istringstream in(proof);
    ProofReader reader(in);
    const Claim claim{solution.value, solution.answer, solution.line};
    EXPECT_EQ(check_chessboard(board, claim, &reader, control).finding, Finding::Proved);
  }
}

TEST(ChessboardCheck, SparseBoardsAreProved) {
  Random random(17);
  for (int round = 0; round < 5; ++round) {
    SCOPED_TRACE(round);
    const Proved proved = prove_board(random_board(random, 24, 20, 8, 20));
    expect_proved(proved);
    spoil_numbers(proved, 10);
  }
}

TEST(ChessboardCheck, BoardsWithoutPartnersNeedNoNumbers) {
  Random random(13);
  Board board = random_board(random, 30, 30, 100, 50);
  for (chessboard::Piece& piece : board.pieces) piece.white = true;
  const Proved proved = prove_board(board);
  EXPECT_TRUE(test::decode(proved.proof).empty());
  EXPECT_EQ(proved.solution.certificate->bytes, 0);
  expect_proved(proved);
  spoil_value(proved);
}

TEST(ChessboardCheck, LargestValuesAreProved) {
  const std::int64_t half = INT64_MAX / 2;
  const Proved proved =
      prove_board({2, 2, {{1, 1, true, half}, {2, 1, true, 1}, {2, 2, false, half}}});
  expect_proved(proved);
  spoil_numbers(proved);
}

TEST(ChessboardCheck, ALineMayTakeBlockedPiecesAlone) {
  const Board board{2, 2, {{1, 1, true, 5}, {1, 2, false, 7}, {2, 1, false, 7}}};
  Proved proved = prove_board(board);
  proved.claim.line = {{Site{1, 2}}, {Site{1, 1}}, {Site{2, 1}}};
  expect_proved(proved);
  EXPECT_EQ(judge_without_proof(proved, proved.claim).finding, Finding::Attained);
}

TEST(ChessboardCheck, ChangedClaimsAndProofsAreRefuted) {
  Random random(14);
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    const Board board = random_board(random, 3, 4, 80, round % 2 == 0 ? 2 : 100);
    const Proved proved = prove_board(board);
    spoil_value(proved);
    spoil_numbers(proved);
    spoil_line(proved, all_moves(board), [&](const std::vector<Move>& line) {
      return costs(board, line, *proved.claim.value);
    });
    expect_foreign(proved, random_board(random, 3, 4, 80, 100));
  }
}

TEST(ChessboardCheck, CountsAreProved) {
  Random random(18);
  for (int round = 0; round < 200; ++round) {
    SCOPED_TRACE(round);
    Board board = random_board(random, 4, 5, 40, round % 3);
    if (board.pieces.size() > 8) board.pieces.resize(8);
    const Proved proved = prove_board(board, true);
    EXPECT_EQ(proved.claim.count,
              std::to_string(reference::chessboard_lines(to_case(board)).count));
    expect_proved(proved);
    if (round < 20) spoil_count(proved);
  }
}

TEST(ChessboardCheck, LongCountsAreProved) {
  Random random(19);
  Board board = random_board(random, 8, 7, 100, 1);
  expect_proved(prove_board(board, true));
  for (chessboard::Piece& piece : board.pieces) piece.value = 0;
  const Proved proved = prove_board(board, true);
  EXPECT_GT(proved.claim.count->size(), 20);  // more than 64 bits
  expect_proved(proved);
  spoil_count(proved);
}

TEST(ChessboardCheck, CountsObeyTheBudget) {
  Random random(20);
  Board board = random_board(random, 8, 8, 100, 5);
  for (chessboard::Piece& piece : board.pieces) piece.white = true;  // the core is empty
  const Proved proved = prove_board(board, true);
  Control small({.memory_bytes = 1 << 16});
  const Verdict verdict =
      test::verify_file(proved.game, proved.instance, proved.claim, proved.proof, small);
  EXPECT_EQ(verdict.finding, Finding::Unfinished);
  EXPECT_EQ(verdict.run.limit.find("the table of all counts needs"), 0);
}

TEST(ChessboardCheck, DamagedProofsAreRefuted) {
  Random random(15);
  spoil_bytes(prove_board(random_board(random, 4, 4, 90, 20)));
}

TEST(ChessboardCheck, LimitsLeaveTheCheckUnfinished) {
  Random random(16);
  limit(prove_board(random_board(random, 8, 8, 100, 20)));
}

}  // namespace
}  // namespace minimex::check
