// The closed form for unbroken lines, for every length: what lines are worth in sums is periodic.
//
// A token leaves of a line of n two lines of i and j with i + j = n - 2k - 1, or one line of
// n - k - s near an end. So worth(n) follows by recursion, and when it goes on with period p and
// slope 3 from 0 on, for n up to p + 2k + 1, it does for ever: of the two parts of a longer line,
// one is at least p long (as for octal games: Guy and Smith, 1956). Where leading is worth all that
// lies between the bounds, they are the values.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score/worth.hpp"

namespace minimex::conflict::duel {
namespace {

/// What unbroken lines of 0 to `most` seats are worth.
std::vector<Worth> worth_of_lines(std::int32_t distance, std::int32_t most) {
  std::vector<Worth> worth(1);
  for (std::int32_t seats = 1; seats <= most; ++seats) {
    MovesWorth moves;
    for (std::int32_t at = 0; at < seats; ++at) {
      Worth rest = worth[static_cast<std::size_t>(std::max(0, at - distance))];
      rest.add(worth[static_cast<std::size_t>(std::max(0, seats - 1 - at - distance))], 1);
      moves.add(1, 1, rest);
    }
    worth.push_back(moves.worth());
  }
  return worth;
}

/// `one` and `two`: remainders below which there are one and two tokens more.
std::int32_t closed_form(std::int32_t seats, std::int32_t period, std::int32_t one,
                         std::int32_t two) {
  const std::int32_t rest = (seats - 1) % period;
  return 3 * ((seats - 1) / period) + (rest < one ? 1 : rest < two ? 2 : 3);
}

TEST(ClosedForm, HoldsForLinesOfEveryLength) {
  for (std::int32_t k = 1; k <= 12; ++k) {
    const std::int32_t period = 4 * k + 3;
    const std::int32_t most = 2 * period + 2 * k + 1;
    const std::vector<Worth> worth = worth_of_lines(k, most);
    for (std::int32_t n = 1; n <= most; ++n) {
      const Worth& line = worth[static_cast<std::size_t>(n)];
      const std::int32_t high = closed_form(n, period, k + 1, 2 * k + 2);
      const std::int32_t low = closed_form(n, period, 2 * k + 1, 3 * k + 2);
      ASSERT_EQ(line.local.upper, high) << n << "," << k;
      ASSERT_EQ(line.local.lower + line.rise, high) << n << "," << k;
      ASSERT_EQ(line.local.lower, low) << n << "," << k;
      ASSERT_EQ(line.local.upper - line.fall, low) << n << "," << k;
    }
    for (std::int32_t n = 0; n + period <= most; ++n) {
      const Worth& here = worth[static_cast<std::size_t>(n)];
      const Worth& later = worth[static_cast<std::size_t>(n + period)];
      ASSERT_EQ(later.local.lower, here.local.lower + 3) << n << "," << k;
      ASSERT_EQ(later.local.upper, here.local.upper + 3) << n << "," << k;
      ASSERT_EQ(later.rise, here.rise) << n << "," << k;
      ASSERT_EQ(later.fall, here.fall) << n << "," << k;
    }
  }
}

}  // namespace
}  // namespace minimex::conflict::duel
