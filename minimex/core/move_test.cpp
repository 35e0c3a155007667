#include "minimex/core/move.hpp"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex {
namespace {

TEST(Move, IsWrittenOneWay) {
  EXPECT_EQ(to_string(Move{Site{7}}), "7");
  EXPECT_EQ(to_string(Move{Site{3, 4}}), "3,4");
  EXPECT_EQ(to_string(Move{Site{1, 2, 3, 4, 5, 6}}), "1,2,3,4,5,6");
  EXPECT_EQ(to_string(Move{Site{3, 4}, Site{5, 6}}), "3,4+5,6");
  EXPECT_EQ(to_string(std::vector<Move>{}), "");
  EXPECT_EQ(to_string(std::vector<Move>{{Site{1}}, {Site{2}}}), "1 2");
}

TEST(Move, ParsesTheNotationAndNothingElse) {
  EXPECT_EQ(parse_move("7"), Move{Site{7}});
  EXPECT_EQ(parse_move("2147483647,1"), (Move{Site{2147483647, 1}}));
  EXPECT_EQ(parse_move("5,6+3,4"), (Move{Site{3, 4}, Site{5, 6}}));
  for (const char* text : {"",
                           " 7",
                           "7 ",
                           "+7",
                           "-7",
                           "0",
                           "0,1",
                           "1,0",
                           "1,",
                           ",1",
                           "1,,2",
                           "1;2",
                           "a",
                           "7.0",
                           "1,2,3,4,5,6,7",
                           "2147483648",
                           "99999999999999999999",
                           "1+",
                           "+1",
                           "1+1",
                           "1+2+3",
                           "1,2+3",
                           "1,2+1,2",
                           "1,2 + 3,4"}) {
    EXPECT_FALSE(parse_move(text).has_value()) << text;
  }
}

TEST(Move, SinglesComeBeforePairsEachInOrder) {
  const std::vector<Move> sorted = {{Site{1, 1}},
                                    {Site{1, 2}},
                                    {Site{2, 1}},
                                    {Site{10, 1}},
                                    {Site{1, 1}, Site{1, 2}},
                                    {Site{1, 1}, Site{2, 1}},
                                    {Site{1, 2}, Site{2, 1}}};
  EXPECT_TRUE(std::is_sorted(sorted.begin(), sorted.end()));
  EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end());
  std::vector<Move> shuffled(sorted.rbegin(), sorted.rend());
  std::sort(shuffled.begin(), shuffled.end());
  EXPECT_EQ(shuffled, sorted);
}

TEST(Move, RandomMovesComeBack) {
  constexpr std::uint64_t kSeed = 3;
  Random random(kSeed);
  const auto random_site = [&random](int dimensions) {
    Site site;
    site.dimensions = dimensions;
    for (int d = 0; d < dimensions; ++d) {
      site.at[static_cast<std::size_t>(d)] = static_cast<std::int32_t>(
          random.between(1, random.chance(1, 4) ? std::numeric_limits<std::int32_t>::max() : 20));
    }
    return site;
  };
  for (int round = 0; round < 1000; ++round) {
    const int dimensions = static_cast<int>(random.between(1, kMaxDimensions));
    Move move{random_site(dimensions)};
    const Site other = random_site(dimensions);
    if (random.chance(1, 2) && other != move.first) {
      move = {std::min(move.first, other), std::max(move.first, other)};
    }
    ASSERT_EQ(parse_move(to_string(move)), move) << "seed " << kSeed << ": " << to_string(move);
  }
}

}  // namespace
}  // namespace minimex
