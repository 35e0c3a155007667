#include "minimex/core/random.hpp"

#include <array>
#include <limits>

#include <gtest/gtest.h>

namespace minimex {
namespace {

TEST(Random, IsSplitMix64) {
  Random random(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
        16408922859458223821U}) {
    EXPECT_EQ(random.next(), expected);
  }
}

TEST(Random, TheSameSeedGivesTheSameNumbers) {
  Random a(5);
  Random b(5);
  Random c(6);
  EXPECT_EQ(a.next(), b.next());
  EXPECT_NE(a.next(), c.next());
}

TEST(Random, BelowIsUniformAndInRange) {
  constexpr std::uint64_t kSeed = 8;
  Random random(kSeed);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts.at(static_cast<std::size_t>(random.below(6)));
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 500) << "seed " << kSeed;
  EXPECT_EQ(random.below(1), 0);
}

TEST(Random, BetweenReachesBothEnds) {
  Random random(9);
  bool low = false;
  bool high = false;
  for (int i = 0; i < 1000; ++i) {
    const std::int64_t value = random.between(-2, 2);
    ASSERT_TRUE(-2 <= value && value <= 2);
    low = low || value == -2;
    high = high || value == 2;
  }
  EXPECT_TRUE(low && high);
  constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  EXPECT_NE(random.between(kLeast, kMost), random.between(kLeast, kMost));
  EXPECT_EQ(random.between(kMost, kMost), kMost);
}

TEST(Random, ChanceHasItsExtremes) {
  Random random(10);
  for (int i = 0; i < 100; ++i) {
    EXPECT_TRUE(random.chance(1, 1));
    EXPECT_FALSE(random.chance(0, 7));
  }
}

}  // namespace
}  // namespace minimex
