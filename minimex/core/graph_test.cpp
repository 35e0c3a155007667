#include "minimex/core/graph.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "minimex/core/control.hpp"
#include "minimex/core/random.hpp"

namespace minimex {
namespace {

Graph random_graph(Random& random, Vertex vertices, std::uint64_t edges) {
  std::vector<Edge> list;
  for (std::uint64_t i = 0; vertices > 1 && i < edges; ++i) {
    const auto u = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(vertices)));
    const auto v = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(vertices)));
    if (u != v) list.emplace_back(u, v);
  }
  return Graph::from_edges(vertices, std::move(list));
}

TEST(Graph, AStoppedControlLeavesAnEmptyGraph) {
  Control control;
  EXPECT_EQ(Graph::from_edges(3, {{0, 1}}, &control), Graph::from_edges(3, {{0, 1}}));
  control.cancel();
  EXPECT_EQ(Graph::from_edges(3, {{0, 1}}, &control), Graph());
}

TEST(Graph, WithoutVerticesOrEdges) {
  EXPECT_EQ(Graph().vertex_count(), 0);
  EXPECT_EQ(Graph().edge_count(), 0);
  EXPECT_EQ(Graph(3).vertex_count(), 3);
  EXPECT_EQ(Graph(3).degree(2), 0);
  EXPECT_EQ(Graph::from_edges(0, {}), Graph());
  EXPECT_TRUE(connected_components(Graph()).empty());
}

TEST(Graph, EdgesInAnyOrderAndDirectionCountOnce) {
  const Graph graph = Graph::from_edges(4, {{3, 1}, {0, 1}, {1, 3}, {1, 0}, {2, 3}});
  EXPECT_EQ(graph.edges(), (std::vector<Edge>{{0, 1}, {1, 3}, {2, 3}}));
  EXPECT_EQ(graph.degree(1), 2);
  EXPECT_TRUE(graph.adjacent(3, 1));
  EXPECT_FALSE(graph.adjacent(0, 2));
  EXPECT_FALSE(graph.adjacent(1, 1));
}

TEST(Graph, FromListsIsTheSameGraph) {
  const Graph path = Graph::from_edges(3, {{0, 1}, {1, 2}});
  EXPECT_EQ(Graph::from_lists({0, 1, 3, 4}, {1, 0, 2, 1}), path);
  EXPECT_EQ(Graph::from_lists({0}, {}), Graph());
}

TEST(Graph, ListsAreSortedAndSymmetric) {
  constexpr std::uint64_t kSeed = 1;
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    const auto n = static_cast<Vertex>(random.between(0, 30));
    const Graph graph = random_graph(random, n, random.below(100));
    std::set<Edge> seen;
    for (Vertex u = 0; u < n; ++u) {
      const auto list = graph.neighbours(u);
      ASSERT_TRUE(std::is_sorted(list.begin(), list.end())) << "seed " << kSeed;
      for (const Vertex v : list) {
        ASSERT_TRUE(graph.adjacent(v, u));
        seen.insert(std::minmax(u, v));
      }
    }
    ASSERT_EQ(seen.size(), graph.edge_count());
    const auto edges = graph.edges();
    ASSERT_TRUE(std::equal(edges.begin(), edges.end(), seen.begin(), seen.end()));
    ASSERT_EQ(Graph::from_edges(n, edges), graph);
  }
}

TEST(Graph, BytesSaturate) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(graph_bytes(0, 0), 8);
  EXPECT_EQ(graph_bytes(10, 20), 8 * 11 + 8 * 20);
  EXPECT_EQ(graph_bytes(kMost, 0), kMost);
  EXPECT_EQ(graph_bytes(0, kMost), kMost);
}

TEST(Graph, ComponentsAreSortedAndCoverEveryVertex) {
  const Graph graph = Graph::from_edges(7, {{5, 1}, {1, 3}, {0, 6}});
  EXPECT_EQ(connected_components(graph),
            (std::vector<std::vector<Vertex>>{{0, 6}, {1, 3, 5}, {2}, {4}}));
}

TEST(Graph, ALongPathNeedsNoStack) {
  constexpr Vertex kLength = 1'000'000;
  std::vector<Edge> edges;
  for (Vertex v = 1; v < kLength; ++v) edges.emplace_back(v - 1, v);
  const Graph path = Graph::from_edges(kLength, std::move(edges));
  EXPECT_EQ(connected_components(path).size(), 1);
  EXPECT_EQ(two_colouring(path).size(), kLength);
}

TEST(Graph, InducedSubgraphKeepsTheGivenOrder) {
  const Graph graph = Graph::from_edges(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}});
  const std::vector<Vertex> chosen = {3, 0, 4};
  EXPECT_EQ(induced_subgraph(graph, chosen), Graph::from_edges(3, {{0, 2}, {1, 2}}));
  EXPECT_EQ(induced_subgraph(graph, {}), Graph());
}

TEST(Graph, TwoColouringFindsOddCycles) {
  for (Vertex n = 3; n < 12; ++n) {
    std::vector<Edge> edges;
    for (Vertex v = 0; v < n; ++v) edges.emplace_back(v, (v + 1) % n);
    const auto colours = two_colouring(Graph::from_edges(n, std::move(edges)));
    EXPECT_EQ(colours.empty(), n % 2 == 1) << n;
  }
  EXPECT_TRUE(two_colouring(Graph()).empty());
  EXPECT_EQ(two_colouring(Graph::from_edges(4, {{2, 3}})), (std::vector<std::uint8_t>{0, 0, 0, 1}));
}

TEST(Graph, TwoColouringsAreProper) {
  constexpr std::uint64_t kSeed = 2;
  Random random(kSeed);
  int coloured = 0;
  for (int round = 0; round < 300; ++round) {
    const auto n = static_cast<Vertex>(random.between(1, 12));
    const Graph graph = random_graph(random, n, random.below(14));
    const auto colours = two_colouring(graph);
    if (colours.empty()) continue;
    ++coloured;
    for (const auto& [u, v] : graph.edges()) {
      ASSERT_NE(colours[static_cast<std::size_t>(u)], colours[static_cast<std::size_t>(v)])
          << "seed " << kSeed << ", round " << round;
    }
    for (const auto& component : connected_components(graph)) {
      ASSERT_EQ(colours[static_cast<std::size_t>(component.front())], 0);
    }
  }
  EXPECT_GT(coloured, 50);
}

}  // namespace
}  // namespace minimex
