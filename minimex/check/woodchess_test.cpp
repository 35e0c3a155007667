#include "minimex/check/woodchess.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/contour_proofs_test.hpp"
#include "minimex/games/woodchess/rules.hpp"

#include "tests/reference/woodchess_reference.hpp"

namespace minimex::check {
namespace {

using Board = woodchess::Instance;

Board random_board(Random& random, std::int32_t rows, std::int32_t cols, std::int64_t most) {
  Board board{rows, cols};
  for (auto* const matrix : {&board.first, &board.second}) {
    for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
      matrix->push_back(random.between(-most / 2, most));
    }
  }
  return board;
}

reference::Matrix to_matrix(const Board& board, const std::vector<std::int64_t>& values) {
  reference::Matrix matrix;
  for (std::int32_t row = 1; row <= board.rows; ++row) {
    matrix.emplace_back();
    for (std::int32_t col = 1; col <= board.cols; ++col) {
      matrix.back().push_back(values[board.index(row, col)]);
    }
  }
  return matrix;
}

/// Whether a line is legal and complete and each of its moves keeps the value.
bool best_play(const Board& board, const std::vector<Move>& line) {
  const reference::Matrix first = to_matrix(board, board.first);
  const reference::Matrix second = to_matrix(board, board.second);
  woodchess::Position position(board);
  std::vector<std::size_t> played(static_cast<std::size_t>(board.rows), 0);
  for (const Move& move : line) {
    if (!position.objection(move).empty()) return false;
    const std::int64_t before = reference::woodchess_margin(first, second, played);
    ++played[static_cast<std::size_t>(move.first.at[0]) - 1];
    const std::int64_t gain = position.play(move);
    if (gain + reference::woodchess_margin(first, second, played) != before) return false;
  }
  return position.full();
}

std::vector<Move> all_moves(const Board& board) {
  std::vector<Move> moves;
  for (std::int32_t row = 1; row <= board.rows + 1; ++row) {
    for (std::int32_t col = 1; col <= board.cols + 1; ++col) moves.push_back({Site{row, col}});
  }
  moves.push_back({Site{1}});
  moves.push_back({Site{1, 1}, Site{1, 2}});
  return moves;
}

void expect_right(const Board& board) {
  const Proved proved = prove("woodchess", board);
  EXPECT_EQ(proved.claim.value, reference::woodchess_margin(to_matrix(board, board.first),
                                                            to_matrix(board, board.second)));
  expect_proved(proved);
  EXPECT_EQ(judge_without_proof(proved, proved.claim).finding, Finding::Attained);
  Claim bare = proved.claim;
  bare.line.reset();
  EXPECT_EQ(judge_without_proof(proved, bare).text, "nothing shows the value");
}

TEST(WoodchessCheck, EveryCaseIsProved) {
  EXPECT_GE(prove_cases("woodchess"), 19);
}

TEST(WoodchessCheck, EverySmallBoardOfTwoByTwoIsProved) {
  for (int code = 0; code < 3 * 3 * 3 * 3 * 3 * 3 * 3 * 3; ++code) {
    Board board{2, 2};
    for (int i = 0, rest = code; i < 8; ++i, rest /= 3) {
      (i < 4 ? board.first : board.second).push_back(rest % 3 - 1);
    }
    expect_right(board);
  }
}

TEST(WoodchessCheck, RandomBoardsAreProved) {
  Random random(21);
  for (int round = 0; round < 100; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 5));
    const auto cols = static_cast<std::int32_t>(random.between(1, 5));
    expect_right(random_board(random, rows, cols, round % 2 == 0 ? 3 : 1000));
  }
}

TEST(WoodchessCheck, LongBoardsAreProved) {
  Random random(22);
  expect_proved(prove("woodchess", random_board(random, 1, 1'000'000, 9)));
  expect_proved(prove("woodchess", random_board(random, 10'000, 1, 9)));
  expect_proved(prove("woodchess", random_board(random, 2, 300, 9)));
  expect_proved(prove("woodchess", random_board(random, 300, 2, 9)));
}

TEST(WoodchessCheck, LargestValuesAreProved) {
  const std::int64_t quarter = INT64_MAX / 4;
  const Proved proved = prove("woodchess", Board{1, 2, {quarter, -quarter}, {-quarter, quarter}});
  expect_proved(proved);
}

TEST(WoodchessCheck, ChangedClaimsAndProofsAreRefuted) {
  Random random(23);
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    const Board board =
        round % 2 == 0 ? random_board(random, 3, 4, 2) : random_board(random, 4, 3, 100);
    const Proved proved = prove("woodchess", board);
    spoil_value(proved);
    spoil_numbers(proved);
    spoil_line(proved, all_moves(board),
               [&](const std::vector<Move>& line) { return best_play(board, line); });
    expect_foreign(proved, random_board(random, 3, 4, 100));
  }
}

/// What a line of legal moves comes to.
std::int64_t total_of(const Board& board, const std::vector<Move>& line) {
  woodchess::Position position(board);
  std::int64_t total = 0;
  for (const Move& move : line) total += position.play(move);
  return total;
}

TEST(WoodchessCheck, ALineOfTheRightTotalButBadMovesIsRefuted) {
  // One player throws away what the other gives back.
  Random random(27);
  int found = 0;
  for (int round = 0; round < 100; ++round) {
    const Board board = random_board(random, 2, 3, 2);
    const Proved proved = prove("woodchess", board);
    for (const std::string rows : {"111222", "112122", "112212", "121122", "121212"}) {
      std::vector<Move> line;
      std::array<std::int32_t, 2> filled{};
      for (const char row : rows) {
        const std::int32_t number = row - '0';
        line.push_back({Site{number, ++filled[static_cast<std::size_t>(number) - 1]}});
      }
      if (total_of(board, line) != proved.claim.value || best_play(board, line)) continue;
      ++found;
      Claim claim = proved.claim;
      claim.line = line;
      EXPECT_EQ(judge_without_proof(proved, claim).finding, Finding::Attained);
      expect_refuted(judge(proved, claim, proved.proof), rows);
    }
  }
  EXPECT_GT(found, 0);
}

TEST(WoodchessCheck, CountsAreProved) {
  Random random(26);
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 4));
    const auto cols = static_cast<std::int32_t>(random.between(1, 3));
    const Board board = random_board(random, rows, cols, round % 4);
    const Proved proved = prove("woodchess", board, true);
    EXPECT_EQ(proved.claim.count,
              std::to_string(reference::woodchess_lines(to_matrix(board, board.first),
                                                        to_matrix(board, board.second))));
    expect_proved(proved);
    if (round < 10) spoil_count(proved);
  }
}

TEST(WoodchessCheck, LongCountsAreProved) {
  Random random(27);
  const Proved proved = prove("woodchess", random_board(random, 8, 7, 0), true);
  EXPECT_GT(proved.claim.count->size(), 20);  // more than 64 bits
  expect_proved(proved);
  spoil_count(proved);
}

TEST(WoodchessCheck, DamagedProofsAreRefuted) {
  Random random(24);
  spoil_bytes(prove("woodchess", random_board(random, 4, 4, 20)));
}

TEST(WoodchessCheck, LimitsLeaveTheCheckUnfinished) {
  Random random(25);
  limit(prove("woodchess", random_board(random, 8, 8, 20)));
}

}  // namespace
}  // namespace minimex::check
