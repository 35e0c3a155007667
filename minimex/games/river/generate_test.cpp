#include "minimex/games/river/generate.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/games/river/wet_areas.hpp"

#include "tests/support/malformed.hpp"

namespace minimex::river {
namespace {

std::string error_of(const GenerateOptions& options) {
  return tests::error_line([&] { std::ignore = generate(options); });
}

std::int64_t count(const Instance& instance, char kind) {
  std::int64_t cells = 0;
  for (const std::string& row : instance.rows) cells += std::ranges::count(row, kind);
  return cells;
}

TEST(RiverGenerate, TheSameOnEveryMachine) {
  EXPECT_EQ(to_text(generate({.size = {6}, .seed = 2})),
            "6\n"
            "**....\n"
            "**x...\n"
            ".****.\n"
            "....*.\n"
            "....**\n"
            "....*.\n");
}

TEST(RiverGenerate, EveryGridKeepsTheGuaranteesAndReadsBack) {
  Random random(851);
  std::size_t rivers = 0;
  bool winding = false;
  for (int round = 0; round < 1500; ++round) {
    const auto side = static_cast<std::int32_t>(random.between(1, round % 10 == 0 ? 60 : 14));
    const Instance grid = generate({.size = {side},
                                    .density = static_cast<std::uint32_t>(random.below(1'000'001)),
                                    .seed = random.next()});
    ASSERT_EQ(read({.name = "x", .text = to_text(grid)}, Format::Auto, true), grid);
    const WetAreas areas(grid);
    rivers += areas.areas().size();
    for (const WetArea& area : areas.areas()) winding = winding || area.cells > 3 * side / 2;
  }
  EXPECT_GT(rivers, 2500U);
  EXPECT_TRUE(winding);
}

TEST(RiverGenerate, DensityIsTheShareOfProtectedCells) {
  EXPECT_EQ(count(generate({.size = {20}, .density = 0}), kProtected), 0);
  EXPECT_EQ(count(generate({.size = {20}, .density = 1'000'000}), kFirm), 0);
}

TEST(RiverGenerate, OptionsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(error_of({.size = {3, 4}}), "--size:1:1: 2 sides, expected one number");
  EXPECT_EQ(error_of({.size = {0}}), "--size:1:1: 0 is out of range, expected 1 to 4096");
  EXPECT_EQ(error_of({.density = 2'000'000}).substr(0, 14), "--density:1:1:");
  EXPECT_EQ(error_of({.max_value = 5}).substr(0, 16), "--max-value:1:1:");
}

// Side, water and firm cells, in this order, go down along every chain.
TEST(RiverGenerate, SimplerGridsAreSmallerAndKeepTheGuaranteesThatHold) {
  Random random(852);
  for (int round = 0; round < 40; ++round) {
    Instance grid = generate({.size = {9}, .seed = random.next()});
    const bool strict = round % 2 == 0;
    if (!strict) grid.rows[4][4] = grid.rows[4][4] == kWet ? kFirm : kWet;
    for (int steps = 0;; ++steps) {
      ASSERT_LT(steps, 1000);
      const std::vector<Instance> smaller = simpler(grid);
      if (smaller.empty()) break;
      const auto size = [](const Instance& i) {
        return std::tuple(i.side(), count(i, kWet), count(i, kFirm));
      };
      for (const Instance& one : smaller) {
        ASSERT_LT(size(one), size(grid));
        ASSERT_EQ(read({.text = to_text(one)}, Format::Auto, strict), one);
      }
      grid = smaller[random.below(smaller.size())];
    }
    EXPECT_EQ(grid.side(), 1);
    EXPECT_EQ(grid.rows[0][0], kProtected);
  }
}

}  // namespace
}  // namespace minimex::river
