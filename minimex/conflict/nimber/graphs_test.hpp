// Graphs for the tests of the Node Kayles engine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/family.hpp"

namespace minimex::conflict::test {

inline Graph family(const std::string& text) {
  return family_graph(parse_family(text));
}

/// Number of pairs of `n` vertices.
inline int pair_count(Vertex n) {
  return n * (n - 1) / 2;
}

/// The graph whose i-th pair (in lexicographic order) is adjacent when bit i of `pairs` is set.
inline Graph graph_of_bits(Vertex n, std::uint64_t pairs) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < n; ++u) {
    for (Vertex v = u + 1; v < n; ++v, pairs >>= 1) {
      if ((pairs & 1U) != 0) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(n, std::move(edges));
}

/// Each pair is adjacent with probability percent / 100.
inline Graph random_graph(Random& random, Vertex n, unsigned percent) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < n; ++u) {
    for (Vertex v = u + 1; v < n; ++v) {
      if (random.chance(percent, 100)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(n, std::move(edges));
}

inline Graph random_tree(Random& random, Vertex n) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < n; ++v) {
    edges.emplace_back(static_cast<Vertex>(random.below(static_cast<std::uint64_t>(v))), v);
  }
  return Graph::from_edges(n, std::move(edges));
}

inline Graph relabelled(Random& random, const Graph& graph) {
  std::vector<Vertex> names(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(names.begin(), names.end(), 0);
  for (std::size_t i = names.size(); i > 1; --i) std::swap(names[i - 1], names[random.below(i)]);
  std::vector<Edge> edges = graph.edges();
  for (auto& [u, v] : edges) {
    u = names[static_cast<std::size_t>(u)];
    v = names[static_cast<std::size_t>(v)];
  }
  return Graph::from_edges(graph.vertex_count(), std::move(edges));
}

/// `a` and `b` side by side, without edges between them.
inline Graph disjoint_union(const Graph& a, const Graph& b) {
  std::vector<Edge> edges = a.edges();
  for (const auto& [u, v] : b.edges()) {
    edges.emplace_back(u + a.vertex_count(), v + a.vertex_count());
  }
  return Graph::from_edges(a.vertex_count() + b.vertex_count(), std::move(edges));
}

}  // namespace minimex::conflict::test
