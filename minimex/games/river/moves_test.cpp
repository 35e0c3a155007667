#include "minimex/games/river/moves.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"

#include "tests/reference/river_reference.hpp"

namespace minimex::river {
namespace {

MoveValues moves_of(const Instance& instance, std::vector<Move> after = {}) {
  Control control;
  return moves(instance, {.after = std::move(after)}, control);
}

TEST(RiverMoves, AgreeWithTheRulesOnSmallGrids) {
  // The nimber of one row of three sites is 2: the middle leaves 0, the ends leave 1.
  const MoveValues values = moves_of({{"...", "***", "xxx"}});
  ASSERT_EQ(values.moves.size(), 3U);
  EXPECT_EQ(values.moves[0].move, (Move{.first = {1, 2}}));
  EXPECT_EQ(values.moves[0].value, 0);
  EXPECT_EQ(values.moves[1].move, (Move{.first = {1, 1}}));
  EXPECT_EQ(values.moves[1].value, 1);
  EXPECT_EQ(values.moves[2].move, (Move{.first = {1, 3}}));
  EXPECT_EQ(values.moves[2].value, 1);
}

/// The least value that no move leaves is the nimber of the grid by the rules.
TEST(RiverMoves, HaveTheNimberAsLeastValueTheyDoNotLeave) {
  const std::vector<std::vector<std::string>> grids = {
      {"....", "....", "****", "...."}, {"....", "****", "....", "...."},
      {"*...", "*.x.", "**..", "...."}, {".*..", "...*", "*...", "..*."},
      {"****", "****", "****", "****"}, {"....", "....", "....", "...."}};
  for (const auto& grid : grids) {
    const MoveValues values = moves_of({grid});
    int mex = 0;
    for (const MoveValue& move : values.moves) {
      ASSERT_TRUE(move.value);
      if (*move.value == mex) ++mex;  // they are sorted
    }
    EXPECT_EQ(mex, reference::river_nimber(grid));
    EXPECT_EQ(values.over, values.moves.empty());
  }
}

TEST(RiverMoves, CountWhatIsPlayedBefore) {
  const Instance instance{{"...", "***", "xxx"}};
  EXPECT_TRUE(moves_of(instance, {{.first = {1, 2}}}).over);
  EXPECT_EQ(moves_of(instance, {{.first = {1, 1}}}).moves.size(), 1U);
  EXPECT_THROW(moves_of(instance, {{.first = {2, 1}}}), InputError);
  EXPECT_THROW(moves_of(instance, {{.first = {1, 1}}, {.first = {1, 2}}}), InputError);
}

}  // namespace
}  // namespace minimex::river
