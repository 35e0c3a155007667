#include "minimex/contour/position_counts.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/natural.hpp"
#include "minimex/core/random.hpp"

namespace minimex::contour {
namespace {

TEST(PositionCounts, AreTheSumsOfWhatWasAdded) {
  Random random(81);
  PositionCounts counts;
  std::map<std::uint64_t, std::uint64_t> expected;
  for (int i = 0; i < 50'000; ++i) {
    const std::uint64_t position = random.below(10'000) << random.below(40);
    const std::array<Limb, 1> count{random.below(1000)};
    counts.add(position, count);
    expected[position] += count[0];
  }
  counts.close();
  ASSERT_EQ(counts.size(), expected.size());
  for (std::uint64_t entry = 0; entry < counts.size(); ++entry) {
    EXPECT_EQ(to_decimal(counts.count(entry)), std::to_string(expected.at(counts.position(entry))));
  }
}

TEST(PositionCounts, GetAsWideAsTheyMust) {
  PositionCounts counts;
  for (std::uint64_t position = 0; position < 3000; ++position) {
    counts.add(position, std::array<Limb, 1>{position});
  }
  counts.add(7, std::array<Limb, 1>{UINT64_MAX});        // a carry
  counts.add(2500, std::array<Limb, 4>{0, 0, 0, 1});     // a wider one
  counts.add(3000, std::array<Limb, 2>{UINT64_MAX, 1});  // a new one, narrower
  counts.add(3000, std::array<Limb, 1>{1});
  counts.add(2500, std::array<Limb, 4>{0, 0, 0, UINT64_MAX});  // a carry again
  const auto text = [&counts](std::uint64_t entry) { return to_decimal(counts.count(entry)); };
  EXPECT_EQ(text(6), "6");
  EXPECT_EQ(text(7), "18446744073709551622");
  EXPECT_EQ(text(2999), "2999");
  EXPECT_EQ(text(3000), "36893488147419103232");
  EXPECT_EQ(std::vector<Limb>(counts.count(2500).begin(), counts.count(2500).end()),
            (std::vector<Limb>{2500, 0, 0, 0, 1}));
}

TEST(PositionCounts, SayWhatTheyWillTakeAtMost) {
  PositionCounts counts;
  EXPECT_GE(counts.bytes_with(1'000'000, 3), 1'000'000U * 4 * sizeof(Limb));
  EXPECT_LE(counts.bytes_with(1'000'000, 3), 1'000'000U * 15 * sizeof(Limb));
  const std::uint64_t before = counts.bytes_with(0, 1);
  for (std::uint64_t position = 0; position < 100'000; ++position) {
    counts.add(position, std::array<Limb, 1>{1});
  }
  EXPECT_GT(counts.bytes_with(0, 1), before + 100'000U * 2 * sizeof(Limb));
  const std::uint64_t open = counts.bytes_with(0, 1);
  counts.close();
  EXPECT_LT(counts.bytes_with(0, 1), open);
}

}  // namespace
}  // namespace minimex::contour
