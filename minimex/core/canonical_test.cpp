#include "minimex/core/canonical.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

#include "tests/support/graphs.hpp"

namespace minimex {
namespace {

using tests::random_graph;
using tests::relabelled;

/// The named graph is the given one in the order that comes with the name.
void expect_faithful(const Graph& graph) {
  const CanonicalGraph canonical = canonical_graph(graph);
  EXPECT_EQ(canonical.name.size(), graph_name_length(graph.vertex_count()));
  EXPECT_EQ(canonical.name, canonical_name(graph));
  std::vector<Vertex> sorted = canonical.order;
  std::ranges::sort(sorted);
  for (std::size_t i = 0; i < sorted.size(); ++i) ASSERT_EQ(sorted[i], static_cast<Vertex>(i));
  EXPECT_EQ(named_graph(graph.vertex_count(), canonical.name),
            induced_subgraph(graph, canonical.order));
}

TEST(Canonical, NamesAreAsLongAsTheyShouldBe) {
  EXPECT_EQ(graph_name_length(0), 0U);
  EXPECT_EQ(graph_name_length(1), 0U);
  EXPECT_EQ(graph_name_length(2), 1U);
  EXPECT_EQ(graph_name_length(4), 1U);
  EXPECT_EQ(graph_name_length(5), 2U);
  EXPECT_EQ(graph_name_length(1024), 65472U);
}

TEST(Canonical, EveryClassUpToSixVerticesHasOneName) {
  const std::vector<std::size_t> classes = {1, 1, 2, 4, 11, 34, 156};  // OEIS A000088
  for (Vertex n = 0; n < static_cast<Vertex>(classes.size()); ++n) {
    std::set<std::string> names;
    const auto pairs = static_cast<unsigned>(n * (n - 1) / 2);
    for (std::uint32_t set = 0; set < std::uint32_t{1} << pairs; ++set) {
      std::vector<Edge> edges;
      unsigned bit = 0;
      for (Vertex u = 0; u < n; ++u) {
        for (Vertex v = u + 1; v < n; ++v, ++bit) {
          if ((set >> bit & 1U) != 0) edges.emplace_back(u, v);
        }
      }
      names.insert(canonical_name(Graph::from_edges(n, std::move(edges))));
    }
    EXPECT_EQ(names.size(), classes[static_cast<std::size_t>(n)]);
  }
}

/// Each class with seven vertices has a graph that extends a class with six.
TEST(Canonical, EveryClassOfSevenVerticesHasOneName) {
  std::set<std::pair<Vertex, std::string>> names{{0, ""}};
  for (Vertex n = 0; n < 7; ++n) {
    std::set<std::pair<Vertex, std::string>> larger;
    for (const auto& [vertices, name] : names) {
      for (std::uint32_t set = 0; set < std::uint32_t{1} << static_cast<unsigned>(n); ++set) {
        std::vector<Edge> edges = named_graph(vertices, name).edges();
        for (Vertex v = 0; v < n; ++v) {
          if ((set >> static_cast<unsigned>(v) & 1U) != 0) edges.emplace_back(v, n);
        }
        const Graph graph = Graph::from_edges(n + 1, std::move(edges));
        Random random(set);
        const std::string its_name = canonical_name(graph);
        ASSERT_EQ(its_name, canonical_name(relabelled(random, graph)));
        larger.emplace(n + 1, its_name);
      }
    }
    names = std::move(larger);
  }
  EXPECT_EQ(names.size(), 1044U);
}

TEST(Canonical, RandomGraphsKeepTheirNamesUnderOtherNumbers) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const auto n = static_cast<Vertex>(random.between(0, 90));
    const Graph graph = random_graph(random, n, static_cast<unsigned>(random.between(0, 100)));
    expect_faithful(graph);
    EXPECT_EQ(canonical_name(graph), canonical_name(relabelled(random, graph)));
  }
}

/// Vertices that no refinement of colours tells apart.
TEST(Canonical, RegularGraphsKeepTheirNamesUnderOtherNumbers) {
  const auto circulant = [](Vertex n, const std::vector<Vertex>& steps) {
    std::vector<Edge> edges;
    for (Vertex v = 0; v < n; ++v) {
      for (const Vertex step : steps) edges.emplace_back(v, (v + step) % n);
    }
    return Graph::from_edges(n, std::move(edges));
  };
  const auto rook = [](Vertex side) {
    std::vector<Edge> edges;
    for (Vertex a = 0; a < side * side; ++a) {
      for (Vertex b = a + 1; b < side * side; ++b) {
        if (a / side == b / side || a % side == b % side) edges.emplace_back(a, b);
      }
    }
    return Graph::from_edges(side * side, std::move(edges));
  };
  Random random(1);
  for (const Graph& graph : {circulant(60, {1}), circulant(24, {1, 5}), circulant(31, {1, 2, 4, 8}),
                             rook(4), rook(6), Graph(40), random_graph(random, 30, 100)}) {
    expect_faithful(graph);
    for (int i = 0; i < 10; ++i) {
      EXPECT_EQ(canonical_name(graph), canonical_name(relabelled(random, graph)));
    }
  }
  // The 4x4 rook graph and the Shrikhande graph look alike to every refinement of colours.
  std::vector<Edge> edges;
  for (Vertex a = 0; a < 16; ++a) {
    for (const auto& [row, col] : {std::pair{0, 1}, std::pair{1, 0}, std::pair{1, 1}}) {
      edges.emplace_back(a, (a / 4 + row) % 4 * 4 + (a % 4 + col) % 4);
    }
  }
  EXPECT_NE(canonical_name(Graph::from_edges(16, std::move(edges))), canonical_name(rook(4)));
}

TEST(Canonical, LargeGraphsHaveNames) {
  Random random(3);
  expect_faithful(random_graph(random, 700, 2));
}

}  // namespace
}  // namespace minimex
