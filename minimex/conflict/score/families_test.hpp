// Graphs that the tests of the duel engine are about, and who may move first on them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "minimex/core/bounds.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/family.hpp"

namespace minimex::conflict::test {

inline constexpr FirstPlayer kBoth[] = {FirstPlayer::Maximiser, FirstPlayer::Minimiser};

inline Graph family(const std::string& text) {
  return family_graph(parse_family(text));
}

inline Graph random_graph(Random& random, Vertex vertices, std::uint64_t percent) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = 0; v < u; ++v) {
      if (random.chance(percent, 100)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

/// `count` copies of `graph` side by side.
inline Graph copies(const Graph& graph, Vertex count) {
  std::vector<Edge> edges;
  for (Vertex i = 0; i < count; ++i) {
    const Vertex shift = i * graph.vertex_count();
    for (const auto& [u, v] : graph.edges()) edges.emplace_back(u + shift, v + shift);
  }
  return Graph::from_edges(count * graph.vertex_count(), std::move(edges));
}

}  // namespace minimex::conflict::test
