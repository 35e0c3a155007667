#include "minimex/conflict/optimum/matching.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

/// Checks that mates are mutual and adjacent, and counts the pairs.
Vertex valid_pairs(const Graph& graph, const Matching& matching) {
  Vertex ends = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const Vertex mate = matching.mate[static_cast<std::size_t>(v)];
    if (mate < 0) continue;
    EXPECT_TRUE(graph.adjacent(v, mate));
    EXPECT_EQ(matching.mate[static_cast<std::size_t>(mate)], v);
    ++ends;
  }
  return ends / 2;
}

TEST(Matching, IsMaximumWithAndWithoutAGreedyStart) {
  constexpr std::uint64_t kSeed = 101;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 400; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 20));
    const Graph graph = test::random_bipartite(random, vertices, 5 + random.below(60));
    const auto colour = two_colouring(graph);
    const int best = reference::independence_number(vertices, graph.edges());
    Control control;
    const Matching plain = maximum_matching(graph, colour, false, control);
    const Matching greedy = maximum_matching(graph, colour, true, control);
    for (const Matching& matching : {plain, greedy}) {
      ASSERT_TRUE(matching.maximum);
      ASSERT_EQ(valid_pairs(graph, matching), matching.size);
      ASSERT_EQ(vertices - matching.size, best) << "round " << round;
    }
    const auto set = koenig_set(graph, colour, plain);
    ASSERT_EQ(set, koenig_set(graph, colour, greedy)) << "round " << round;
    ASSERT_EQ(std::count(set.begin(), set.end(), 1), best);
  }
}

TEST(Matching, TakesLongPathsInItsStride) {
  constexpr Vertex kVertices = 1'000'000;
  const Graph graph = test::path(kVertices);
  const auto colour = two_colouring(graph);
  Control control;
  EXPECT_EQ(maximum_matching(graph, colour, true, control).size, kVertices / 2);
  EXPECT_EQ(maximum_matching(graph, colour, false, control).size, kVertices / 2);
}

// Numbered from the far end, so that searches meet the path's matched pairs the other way round.
TEST(Matching, TakesLongPathsBackwards) {
  constexpr Vertex kVertices = 200'001;
  std::vector<Vertex> names = test::all_vertices(Graph(kVertices));
  std::reverse(names.begin(), names.end());
  const Graph graph = test::relabelled(test::path(kVertices), names);
  Control control;
  EXPECT_EQ(maximum_matching(graph, two_colouring(graph), false, control).size, kVertices / 2);
}

TEST(Matching, StopsWhenCancelled) {
  const Graph graph = test::piece_graph("knight", {60, 60, 3}, {0, 17, 4000});
  Control control;
  control.cancel();
  const auto colour = two_colouring(graph);
  const Matching matching = maximum_matching(graph, colour, false, control);
  EXPECT_EQ(valid_pairs(graph, matching), matching.size);
  if (!matching.maximum) {
    EXPECT_LT(matching.size, graph.vertex_count() / 2);
  }
}

}  // namespace
}  // namespace minimex::conflict
