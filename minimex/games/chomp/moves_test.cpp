#include "minimex/games/chomp/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/chomp/generate.hpp"

#include "tests/reference/chomp_reference.hpp"

namespace minimex::chomp {
namespace {

int reference_nimber(reference::ChompNimbers& nimbers, const std::vector<std::int32_t>& diagram) {
  std::vector<int> shape;
  for (const std::int32_t length : diagram) {
    if (length > 0) shape.push_back(length);
  }
  return nimbers.nimber(shape);
}

std::vector<Move> legal_moves(const Position& position) {
  std::vector<Move> found;
  const auto& diagram = position.diagram();
  for (std::int32_t row = 1; row <= static_cast<std::int32_t>(diagram.size()); ++row) {
    for (std::int32_t col = 1; col <= diagram[static_cast<std::size_t>(row) - 1]; ++col) {
      if (row > 1 || col > 1) found.push_back({Site{row, col}});
    }
  }
  return found;
}

void expect_values(const Instance& instance, const std::vector<Move>& after,
                   reference::ChompNimbers& nimbers) {
  Control control;
  Position position(instance);
  for (const Move& move : after) position.play(move);
  const MoveValues values = moves(instance, {.after = after}, control);
  EXPECT_EQ(values.over, position.over());
  std::vector<Move> listed;
  for (const MoveValue& one : values.moves) {
    listed.push_back(one.move);
    Position then = position;
    then.play(one.move);
    EXPECT_EQ(one.value, reference_nimber(nimbers, then.diagram())) << to_string(one.move);
  }
  EXPECT_TRUE(std::is_sorted(values.moves.begin(), values.moves.end(),
                             [](const MoveValue& a, const MoveValue& b) {
                               return a.value != b.value ? a.value < b.value : a.move < b.move;
                             }));
  std::sort(listed.begin(), listed.end());
  EXPECT_EQ(listed, legal_moves(position));
}

TEST(ChompMoves, AgreeWithTheReferenceAlongRandomPlays) {
  Random random(61);
  reference::ChompNimbers nimbers;
  for (int round = 0; round < 40; ++round) {
    SCOPED_TRACE(round);
    const Instance instance = generate({.size = {5, 5}, .seed = random.next()});
    Position position(instance);
    std::vector<Move> after;
    while (true) {
      expect_values(instance, after, nimbers);
      const auto next = legal_moves(position);
      if (next.empty()) break;
      after.push_back(next[static_cast<std::size_t>(random.below(next.size()))]);
      position.play(after.back());
    }
  }
}

TEST(ChompMoves, LongHooksAreValued) {
  std::vector<std::int32_t> shape(100'000, 1);
  shape[0] = 200'000;
  Control control;
  const MoveValues values = moves({shape}, {}, control);
  ASSERT_EQ(values.moves.size(), 299'998);
  EXPECT_EQ(to_string(values.moves[0].move), "1,100001");
  EXPECT_EQ(values.moves[0].value, 0);
  EXPECT_EQ(values.moves[1].value, 1);
}

TEST(ChompMoves, IllegalMovesBeforeAreRefused) {
  Control control;
  try {
    moves({{3, 3}}, {.after = {{Site{1, 2}}, {Site{1, 2}}}}, control);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()),
              "--after:1:2: 1,2 is not a cell that is left, expected a legal move");
  }
}

TEST(ChompMoves, WithoutMemoryMovesHaveNoValues) {
  Control small({.memory_bytes = 100'000});
  MoveValues values = moves({std::vector<std::int32_t>(20, 20)}, {}, small);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  ASSERT_EQ(values.moves.size(), 399);
  EXPECT_FALSE(values.moves[0].value.has_value());
  values = moves({std::vector<std::int32_t>(1'000'000, 1'000'000)}, {}, small);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  EXPECT_TRUE(values.moves.empty());
}

}  // namespace
}  // namespace minimex::chomp
