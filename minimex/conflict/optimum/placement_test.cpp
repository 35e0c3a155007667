#include "minimex/conflict/optimum/placement.hpp"

#include <algorithm>
#include <chrono>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"
#include "tests/support/limits.hpp"

namespace minimex::conflict {
namespace {

/// What the rules say: one for the vertex, and the best of what is not beside it.
std::vector<Vertex> reference_values(const Graph& graph) {
  std::vector<Vertex> values;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    std::vector<Vertex> beyond;
    for (Vertex w = 0; w < graph.vertex_count(); ++w) {
      if (w != v && !graph.adjacent(v, w)) beyond.push_back(w);
    }
    const Graph rest = induced_subgraph(graph, beyond);
    values.push_back(1 + reference::independence_number(rest.vertex_count(), rest.edges()));
  }
  return values;
}

void expect_values(const Graph& graph) {
  Control control;
  const PlacementValues values = placement_values(graph, control);
  ASSERT_EQ(values.run.status, Status::Proved) << values.run.limit;
  ASSERT_EQ(values.with, reference_values(graph));
}

TEST(Placement, EveryGraphOfUpToFiveVertices) {
  for (Vertex vertices = 0; vertices <= 5; ++vertices) {
    for (std::uint32_t code = 0; code < 1U << vertices * (vertices - 1) / 2; ++code) {
      expect_values(test::graph_of_bits(vertices, code));
    }
  }
}

TEST(Placement, RandomGraphsWithAndWithoutOddCycles) {
  constexpr std::uint64_t kSeed = 611;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 300; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(6, 20));
    const std::uint64_t percent = 3 + random.below(40);
    expect_values(test::random_bipartite(random, vertices, percent));
    expect_values(test::random_graph(random, vertices, percent));
  }
}

// The centre of a star is in no largest set and loses all leaves but one; so does each of a double
// star, whose repaired matching has to augment.
TEST(Placement, StarsLoseTheirLeaves) {
  std::vector<Edge> edges;
  for (Vertex leaf = 2; leaf < 10; ++leaf) edges.emplace_back(leaf % 2, leaf);
  edges.emplace_back(0, 1);
  const Graph graph = Graph::from_edges(10, edges);
  expect_values(graph);
  Control control;
  EXPECT_EQ(placement_values(graph, control).with,
            (std::vector<Vertex>{5, 5, 8, 8, 8, 8, 8, 8, 8, 8}));
}

TEST(Placement, BoardsOfKnightsAreValuedAtOnce) {
  const Graph graph = test::piece_graph("knight", {20, 20, 20});
  const tests::ProcessorTime solving;
  Control control;
  const PlacementValues values = placement_values(graph, control);
  EXPECT_LT(solving.seconds(), 20);
  EXPECT_EQ(values.run.status, Status::Proved);
  EXPECT_EQ(std::count(values.with.begin(), values.with.end(), 4000), 8000);
}

TEST(Placement, LimitsLeaveValuesUnknown) {
  Random random(612);
  const Graph graph = test::random_graph(random, 300, 8);
  Control hurried(Budget{.time_limit = std::chrono::milliseconds(30)});
  const PlacementValues late = placement_values(graph, hurried);
  EXPECT_EQ(late.run.status, Status::LimitReached);
  EXPECT_EQ(late.with.size(), 300);
  EXPECT_TRUE(std::count(late.with.begin(), late.with.end(), -1) > 0);
  Control tight(Budget{.memory_bytes = 1000});
  const PlacementValues starved = placement_values(graph, tight);
  EXPECT_EQ(starved.run.status, Status::LimitReached);
  EXPECT_EQ(std::count(starved.with.begin(), starved.with.end(), -1), 300);
}

}  // namespace
}  // namespace minimex::conflict
