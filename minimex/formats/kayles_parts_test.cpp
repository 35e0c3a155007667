#include "minimex/formats/kayles_parts.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/canonical.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/kayles_position.hpp"

#include "tests/reference/node_kayles_reference.hpp"
#include "tests/support/graphs.hpp"

namespace minimex {
namespace {

using tests::family;
using tests::random_graph;

using reference::node_kayles_nimber;

int nimber_of(const GraphTypes::Name& name) {
  return node_kayles_nimber(named_graph(name.first, name.second));
}

TEST(KaylesParts, PathsCyclesAndCliquesHaveTheirNimbers) {
  for (Vertex n = 1; n <= 20; ++n) {
    const auto vertices = static_cast<std::uint64_t>(n);
    const int path = node_kayles_nimber(family("path:" + std::to_string(n)));
    EXPECT_EQ(kayles_path_nimber(vertices), path);
    EXPECT_EQ(kayles_theorem(vertices, vertices - 1, true), path);
    EXPECT_EQ(kayles_theorem(vertices, vertices * (vertices - 1) / 2, n < 4), 1);
    if (n < 3) continue;
    EXPECT_EQ(kayles_theorem(vertices, vertices, true),
              node_kayles_nimber(family("cycle:" + std::to_string(n))));
  }
  EXPECT_FALSE(kayles_theorem(10, 12, false));
}

/// By the recurrence far beyond where the periodicity theorem takes over.
TEST(KaylesParts, LongPathsArePeriodic) {
  std::vector<int> nimbers{0};
  for (std::size_t n = 1; n < 1000; ++n) {
    std::array<bool, 64> reached{};
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t left = i == 0 ? 0 : i - 1;
      const std::size_t right = i + 1 == n ? 0 : n - i - 2;
      reached[static_cast<std::size_t>(nimbers[left] ^ nimbers[right])] = true;
    }
    nimbers.push_back(static_cast<int>(std::ranges::find(reached, false) - reached.begin()));
    ASSERT_EQ(kayles_path_nimber(n), nimbers[n]) << n;
  }
}

TEST(KaylesParts, TwinsGoWithoutChangingTheNimber) {
  EXPECT_EQ(without_kayles_twins(family("complete:6")).size(), 1U);
  EXPECT_EQ(without_kayles_twins(Graph::from_edges(3, {{0, 1}, {0, 2}})).size(), 3U);
  EXPECT_EQ(without_kayles_twins(Graph::from_edges(4, {{0, 1}, {0, 2}, {0, 3}})).size(), 1U);
  EXPECT_EQ(without_kayles_twins(Graph::from_edges(5, {{0, 1}, {0, 2}, {0, 3}, {0, 4}})).size(),
            3U);
  std::size_t smaller = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Graph graph = random_graph(random, static_cast<Vertex>(random.between(1, 5)), 50);
    std::vector<Edge> edges = graph.edges();  // add copies of vertices, adjacent or not
    Vertex n = graph.vertex_count();
    for (int copies = 0; copies < 8; ++copies, ++n) {
      const auto of = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n)));
      const std::vector<Edge> before = edges;
      for (const auto& [u, v] : before) {
        if (u == of) edges.emplace_back(n, v);
        if (v == of) edges.emplace_back(n, u);
      }
      if (random.chance(1, 3)) edges.emplace_back(of, n);
    }
    graph = Graph::from_edges(n, std::move(edges));
    const std::vector<Vertex> kept = without_kayles_twins(graph);
    smaller += kept.size() < static_cast<std::size_t>(n) ? 1 : 0;
    ASSERT_TRUE(std::ranges::is_sorted(kept));
    ASSERT_EQ(node_kayles_nimber(induced_subgraph(graph, kept)), node_kayles_nimber(graph));
  }
  EXPECT_GT(smaller, 100U);
}

/// What a move leaves has the nimber that its known parts and its named parts make up.
TEST(KaylesParts, MovesLeaveSumsOfTheRightNimber) {
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const auto n = static_cast<Vertex>(random.between(1, 15));
    const Graph graph = random_graph(random, n, static_cast<unsigned>(random.between(10, 50)));
    KaylesNamer namer(graph);
    for (Vertex v = 0; v < n; ++v) {
      const KaylesSum sum = namer.after(v);
      int nimber = sum.known;
      for (const KaylesPart& part : sum.parts) {
        nimber ^= nimber_of(part.name);
        EXPECT_EQ(named_graph(part.name.first, part.name.second),
                  induced_subgraph(graph, part.vertices));
      }
      ASSERT_EQ(nimber, node_kayles_nimber(without_neighbourhood(graph, v)));
    }
  }
}

TEST(KaylesPosition, HasTheNimberOfWhatIsFree) {
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const auto n = static_cast<Vertex>(random.between(0, 16));
    const Graph graph = random_graph(random, n, static_cast<unsigned>(random.between(5, 40)));
    std::vector<Vertex> order(static_cast<std::size_t>(n));
    for (std::size_t i = 0; i < order.size(); ++i) {
      order[i] = static_cast<Vertex>(i);
      std::swap(order[i], order[random.below(i + 1)]);
    }
    KaylesPosition position(graph);
    for (std::size_t free = 0; free < order.size();) {
      const std::size_t more = std::min<std::size_t>(order.size() - free, 1 + random.below(4));
      position.free(std::span(order).subspan(free, more));
      free += more;
      if (random.chance(1, 4)) continue;
      std::vector<Vertex> vertices(order.begin(),
                                   order.begin() + static_cast<std::ptrdiff_t>(free));
      int nimber = position.sum().known;
      for (const auto& [name, its_vertices] : position.sum().parts) {
        nimber ^= nimber_of(name);
        EXPECT_EQ(named_graph(name.first, name.second), induced_subgraph(graph, its_vertices));
      }
      EXPECT_TRUE(position.sum().large.empty());
      ASSERT_EQ(nimber, node_kayles_nimber(induced_subgraph(graph, vertices)));
    }
  }
}

TEST(KaylesPosition, TellsPartsThatAreTooLarge) {
  const Graph grid = family("grid:33x33");
  std::vector<Vertex> all(static_cast<std::size_t>(grid.vertex_count()));
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Vertex>(i);
  KaylesPosition position(grid);
  position.free(all);
  EXPECT_EQ(position.sum().known, 0);
  EXPECT_TRUE(position.sum().parts.empty());
  ASSERT_EQ(position.sum().large.size(), 1U);
  EXPECT_EQ(position.sum().large.begin()->second, all);
}

}  // namespace
}  // namespace minimex
