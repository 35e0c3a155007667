#include "minimex/games/woodchess/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/woodchess/generate.hpp"

#include "tests/reference/woodchess_reference.hpp"

namespace minimex::woodchess {
namespace {

reference::Matrix to_matrix(const Instance& instance, const std::vector<std::int64_t>& values) {
  reference::Matrix matrix;
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(instance.index(row, 1));
    matrix.emplace_back(begin, begin + instance.cols);
  }
  return matrix;
}

/// The final result when `played` are played and then both play best.
std::int64_t final_value(const Instance& instance, const std::vector<Move>& played) {
  Position position(instance);
  std::vector<std::size_t> filled(static_cast<std::size_t>(instance.rows), 0);
  std::int64_t scored = 0;
  for (const Move& move : played) {
    scored += position.play(move);
    ++filled[static_cast<std::size_t>(move.first.at[0]) - 1];
  }
  return scored + reference::woodchess_margin(to_matrix(instance, instance.first),
                                              to_matrix(instance, instance.second), filled);
}

std::vector<Move> legal_moves(const Instance& instance, const Position& position) {
  std::vector<Move> found;
  for (std::int32_t row = 1; row <= instance.rows; ++row) {
    for (std::int32_t col = 1; col <= instance.cols; ++col) {
      const Move move{Site{row, col}};
      if (position.objection(move).empty()) found.push_back(move);
    }
  }
  return found;
}

void expect_values(const Instance& instance, const std::vector<Move>& after) {
  Control control;
  Position position(instance);
  for (const Move& move : after) position.play(move);
  const MoveValues values = moves(instance, {.after = after}, control);
  EXPECT_EQ(values.run.status, Status::Proved);
  EXPECT_EQ(values.over, position.full());
  std::vector<Move> listed;
  for (const MoveValue& one : values.moves) {
    std::vector<Move> played = after;
    played.push_back(one.move);
    listed.push_back(one.move);
    EXPECT_EQ(one.value, final_value(instance, played)) << to_string(played);
  }
  const std::int64_t sign = position.first_to_move() ? -1 : 1;
  EXPECT_TRUE(std::is_sorted(
      values.moves.begin(), values.moves.end(), [sign](const MoveValue& a, const MoveValue& b) {
        return a.value != b.value ? sign * *a.value < sign * *b.value : a.move < b.move;
      }));
  std::sort(listed.begin(), listed.end());
  EXPECT_EQ(listed, legal_moves(instance, position));
}

TEST(WoodchessMoves, AgreeWithTheReferenceAlongRandomPlays) {
  Random random(51);
  for (int round = 0; round < 40; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 4));
    const auto cols = static_cast<std::int32_t>(random.between(1, 4));
    const Instance instance = generate(
        {.size = {rows, cols}, .max_value = round % 2 == 0 ? 2 : 1000, .seed = random.next()});
    Position position(instance);
    std::vector<Move> after;
    while (true) {
      expect_values(instance, after);
      const auto next = legal_moves(instance, position);
      if (next.empty()) break;
      after.push_back(next[static_cast<std::size_t>(random.below(next.size()))]);
      position.play(after.back());
    }
  }
}

TEST(WoodchessMoves, IllegalMovesBeforeAreRefused) {
  const Instance instance = generate({.size = {3}});
  Control control;
  try {
    moves(instance, {.after = {{Site{1, 1}}, {Site{2, 2}}}}, control);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()),
              "--after:1:2: a cell left of 2,2 is empty, expected a legal move");
  }
}

TEST(WoodchessMoves, WithoutMemoryMovesHaveNoValues) {
  const Instance instance = generate({.size = {12}});
  Control small({.memory_bytes = 10'000});
  const MoveValues values = moves(instance, {.after = {{Site{1, 1}}}}, small);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  ASSERT_EQ(values.moves.size(), 2);
  EXPECT_FALSE(values.moves[0].value.has_value());
}

}  // namespace
}  // namespace minimex::woodchess
