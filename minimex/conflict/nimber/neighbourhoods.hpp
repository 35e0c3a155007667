// The neighbourhoods of a graph as bit sets.
#pragma once

#include <cstddef>
#include <vector>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

template <int W>
struct NimberNeighbourhoods {
  using Bits = NimberBits<W>;

  std::vector<Bits> open;    ///< the neighbours of each vertex
  std::vector<Bits> closed;  ///< and the vertex itself
  std::vector<Bits> around;  ///< all neighbours of its neighbours

  /// `graph` has at most 64*W vertices.
  explicit NimberNeighbourhoods(const Graph& graph)
      : open(static_cast<std::size_t>(graph.vertex_count())) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      for (const Vertex u : graph.neighbours(v)) open[static_cast<std::size_t>(v)].set(u);
    }
    closed = open;
    around.resize(open.size());
    for (std::size_t v = 0; v < open.size(); ++v) {
      closed[v].set(static_cast<int>(v));
      open[v].for_each([&](int u) { around[v] |= open[static_cast<std::size_t>(u)]; });
    }
  }
};

}  // namespace minimex::conflict
