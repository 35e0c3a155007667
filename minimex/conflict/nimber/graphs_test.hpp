// Graphs for the tests of the Node Kayles engine.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/graphs.hpp"

namespace minimex::conflict::test {

using tests::family;
using tests::graph_of_bits;
using tests::random_graph;
using tests::relabelled;

/// Number of pairs of `n` vertices.
inline int pair_count(Vertex n) {
  return n * (n - 1) / 2;
}

inline Graph random_tree(Random& random, Vertex n) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < n; ++v) {
    edges.emplace_back(static_cast<Vertex>(random.below(static_cast<std::uint64_t>(v))), v);
  }
  return Graph::from_edges(n, std::move(edges));
}

/// `a` and `b` side by side, without edges between them.
inline Graph disjoint_union(const Graph& a, const Graph& b) {
  std::vector<Edge> edges = a.edges();
  for (const auto& [u, v] : b.edges()) {
    edges.emplace_back(u + a.vertex_count(), v + a.vertex_count());
  }
  return Graph::from_edges(a.vertex_count() + b.vertex_count(), std::move(edges));
}

inline bool has_triangle(const Graph& graph) {
  const std::vector<Edge> edges = graph.edges();
  return std::ranges::any_of(edges, [&](const Edge& edge) {
    return std::ranges::any_of(graph.neighbours(edge.first),
                               [&](Vertex v) { return graph.adjacent(v, edge.second); });
  });
}

}  // namespace minimex::conflict::test
