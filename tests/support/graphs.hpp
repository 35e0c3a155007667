// Graphs for tests of what works on any graph: random ones, all small ones, families by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/family.hpp"

namespace minimex::tests {

/// The graph that `minimex --family` calls so.
inline Graph family(const std::string& name) {
  return family_graph(parse_family(name));
}

/// Each pair is an edge with probability `percent` / 100.
inline Graph random_graph(Random& random, Vertex vertices, std::uint64_t percent) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v) {
      if (random.chance(percent, 100)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

/// The graph whose i-th pair (in lexicographic order) is an edge when bit i of `pairs` is set.
inline Graph graph_of_bits(Vertex vertices, std::uint64_t pairs) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v, pairs >>= 1) {
      if ((pairs & 1U) != 0) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

/// The same graph with vertex v called `names[v]`.
inline Graph relabelled(const Graph& graph, std::span<const Vertex> names) {
  std::vector<Edge> edges = graph.edges();
  for (auto& [u, v] : edges) {
    u = names[static_cast<std::size_t>(u)];
    v = names[static_cast<std::size_t>(v)];
  }
  return Graph::from_edges(graph.vertex_count(), std::move(edges));
}

/// The same graph with names in random order.
inline Graph relabelled(Random& random, const Graph& graph) {
  std::vector<Vertex> names(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(names.begin(), names.end(), 0);
  for (std::size_t i = names.size(); i > 1; --i) std::swap(names[i - 1], names[random.below(i)]);
  return relabelled(graph, names);
}

}  // namespace minimex::tests
