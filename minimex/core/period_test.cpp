#include "minimex/core/period.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex {
namespace {

using Terms = std::vector<std::int64_t>;

/// The earliest start of period `length` up to the end of `terms`, term by term.
std::int64_t plain_start(const Terms& terms, std::size_t length) {
  std::size_t start = terms.size() - length;
  while (start > 0 && terms[start - 1] == terms[start - 1 + length]) --start;
  return static_cast<std::int64_t>(start);
}

TEST(Period, StartsAreThoseOfThePlainSearch) {
  const std::uint64_t seed = 61;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 300; ++round) {
    Terms terms(static_cast<std::size_t>(random.between(0, 40)));
    for (auto& term : terms) term = random.between(0, 1 + round % 3);
    std::size_t asked = 0;
    const auto none = shortest_period(terms, [&](const Period& period) {
      ++asked;
      EXPECT_EQ(period.length, static_cast<std::int64_t>(asked));
      EXPECT_EQ(period.start, plain_start(terms, asked));
      return false;
    });
    EXPECT_EQ(none, std::nullopt);
    EXPECT_EQ(asked, terms.empty() ? 0 : terms.size() - 1);
  }
}

TEST(Period, TakesTheFirstThatIsEnough) {
  const Terms terms = {7, 7, 1, 2, 3, 1, 2, 3, 1, 2};
  const auto from = [&](std::int64_t latest) {
    return shortest_period(terms, [&](const Period& period) {
      return period.start <= latest && 2 * period.length <= 10 - period.start;
    });
  };
  EXPECT_EQ(from(2), (Period{.start = 2, .length = 3}));
  EXPECT_EQ(from(1), std::nullopt);
}

}  // namespace
}  // namespace minimex
