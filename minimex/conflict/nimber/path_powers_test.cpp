#include "minimex/conflict/nimber/path_powers.hpp"

#include <chrono>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber/closed_forms.hpp"
#include "minimex/conflict/nimber/graphs_test.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

/// Nimbers by taking every vertex of 0..n-1 in turn.
std::vector<int> plain_nimbers(int distance, int most) {
  std::vector<int> g = {0};
  for (int n = 1; n <= most; ++n) {
    std::set<int> reached;
    for (int v = 0; v < n; ++v) {
      const int left = std::max(v - distance, 0);
      const int right = std::max(n - 1 - v - distance, 0);
      reached.insert(g[static_cast<std::size_t>(left)] ^ g[static_cast<std::size_t>(right)]);
    }
    int least = 0;
    while (reached.contains(least)) ++least;
    g.push_back(least);
  }
  return g;
}

TEST(PathPowerNimbers, EqualTheReference) {
  for (int distance = 0; distance <= 4; ++distance) {
    PathPowerNimbers paths(distance);
    for (int n = 0; n <= 16; ++n) {
      Control control;
      const Graph graph =
          test::family("line:" + std::to_string(n) + "," + std::to_string(distance));
      EXPECT_EQ(paths.nimber(n, control), reference::node_kayles_nimber(graph))
          << n << "," << distance;
    }
  }
}

TEST(PathPowerNimbers, EqualThoseByEveryVertex) {
  for (const int distance : {0, 1, 2, 3, 7, 20, 399, 400, 1000}) {
    const auto expected = plain_nimbers(distance, 600);
    PathPowerNimbers paths(distance);
    for (int n = 600; n >= 0; --n) {
      Control control;
      ASSERT_EQ(paths.nimber(n, control), expected[static_cast<std::size_t>(n)])
          << n << "," << distance;
    }
  }
}

TEST(PathPowerNimbers, ThePeriodOfPathsIsProvedWhenItsBoundIsReached) {
  PathPowerNimbers paths(1);
  Control control;
  constexpr std::int64_t kBound = 2 * 52 + 2 * 34 + 3 - 1;
  ASSERT_TRUE(paths.nimber(kBound - 1, control));
  EXPECT_EQ(paths.period(), std::nullopt);
  ASSERT_TRUE(paths.nimber(kBound, control));
  EXPECT_EQ(paths.period(), (Period{.start = 52, .length = 34}));
  EXPECT_EQ(paths.proof_bound({.start = 52, .length = 34}), kBound);
  for (const std::int64_t n : {51L, 52L, 5000L, 999'999L, 1'000'000L}) {
    EXPECT_EQ(paths.nimber(n, control), path_nimber(n));
  }
}

TEST(PathPowerNimbers, ScatteredVerticesAlternate) {
  PathPowerNimbers paths(0);
  Control control;
  EXPECT_EQ(paths.nimber(1'000'000, control), 0);
  EXPECT_EQ(paths.period(), (Period{.start = 0, .length = 2}));
}

TEST(PathPowerNimbers, StopsAtLimits) {
  PathPowerNimbers paths(2);
  Control small(Budget{.memory_bytes = 1 << 14});
  EXPECT_EQ(paths.nimber(100'000, small), std::nullopt);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(paths.nimber(1'000'000, cancelled), std::nullopt);
  Control control;
  EXPECT_EQ(paths.nimber(600, control), plain_nimbers(2, 600).back());  // goes on unharmed
}

}  // namespace
}  // namespace minimex::conflict
