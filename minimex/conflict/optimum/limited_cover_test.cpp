#include "minimex/conflict/optimum/limited_cover.hpp"

#include <algorithm>
#include <cstddef>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

namespace minimex::conflict {
namespace {

TEST(LimitedCover, CliquesAreCliquesAndTheRestIsOutside) {
  constexpr std::uint64_t kSeed = 621;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 300; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 40));
    const Graph graph = test::random_graph(random, vertices, 10 + random.below(80));
    const auto limit = static_cast<Vertex>(random.between(0, vertices));
    const LimitedCover cover = limited_cover(graph, test::all_vertices(graph), limit);
    ASSERT_EQ(std::count(cover.clique_of.begin(), cover.clique_of.end(), -1),
              std::ssize(cover.outside));
    for (const Vertex v : cover.outside) {
      ASSERT_EQ(cover.clique_of[static_cast<std::size_t>(v)], -1);
    }
    for (Vertex u = 0; u < vertices; ++u) {
      const Vertex mine = cover.clique_of[static_cast<std::size_t>(u)];
      ASSERT_LT(mine, limit);
      for (Vertex v = u + 1; v < vertices; ++v) {
        const bool together = mine >= 0 && mine == cover.clique_of[static_cast<std::size_t>(v)];
        ASSERT_TRUE(!together || graph.adjacent(u, v));
      }
    }
  }
}

// On the path 1-2-3-4 in the order 2, 3, 1, 4 the pair 2-3 keeps 1 out until 3 moves on to 4.
TEST(LimitedCover, ObstaclesMoveToOtherCliques) {
  const Graph graph = test::path(4);
  const std::vector<Vertex> order{1, 2, 3, 0};
  EXPECT_TRUE(limited_cover(graph, order, 2).outside.empty());
  EXPECT_EQ(limited_cover(graph, order, 1).outside, (std::vector<Vertex>{3, 0}));
}

}  // namespace
}  // namespace minimex::conflict
