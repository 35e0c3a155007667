// Random graphs, for tests of what works on any graph.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"

namespace minimex::tests {

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

}  // namespace minimex::tests
