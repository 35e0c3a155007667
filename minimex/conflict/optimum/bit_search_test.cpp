#include "minimex/conflict/optimum/bit_search.hpp"

#include <algorithm>
#include <chrono>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

TEST(BitSearch, FindsTheOptimumOrProvesTheFloor) {
  constexpr std::uint64_t kSeed = 301;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  for (int round = 0; round < 400; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 22));
    const Graph graph = test::random_graph(random, vertices, 8 + random.below(85));
    const Vertex best = reference::independence_number(vertices, graph.edges());
    for (Vertex floor = 0; floor <= best + 1; ++floor) {
      const BitSearchResult result = bit_search(graph, floor, control);
      ASSERT_EQ(result.upper, std::max(best, floor)) << "round " << round << ", floor " << floor;
      ASSERT_EQ(static_cast<Vertex>(result.set.size()), floor < best ? best : 0);
      ASSERT_TRUE(test::is_independent(graph, result.set));
    }
  }
}

// More than one word of bits, and values that are known.
TEST(BitSearch, SolvesBoardsAndCycles) {
  Control control;
  EXPECT_EQ(bit_search(test::piece_graph("queen", {9, 9}), 0, control).upper, 9);
  EXPECT_EQ(bit_search(test::piece_graph("king", {9, 10}), 0, control).upper, 25);
  EXPECT_EQ(bit_search(test::cycle(151), 0, control).upper, 75);
  EXPECT_EQ(bit_search(test::path(130), 64, control).upper, 65);
}

TEST(BitSearch, BoundsHoldWhenStopped) {
  Random random(302);
  const Graph graph = test::random_graph(random, 120, 10);
  Control unlimited;
  const Vertex best = bit_search(graph, 0, unlimited).upper;
  for (const int milliseconds : {0, 1, 2}) {
    Control control(Budget{.time_limit = std::chrono::milliseconds(milliseconds)});
    const BitSearchResult result = bit_search(graph, 0, control);
    EXPECT_LE(static_cast<Vertex>(result.set.size()), best);
    EXPECT_GE(result.upper, best);
    EXPECT_TRUE(test::is_independent(graph, result.set));
  }
}

}  // namespace
}  // namespace minimex::conflict
