// Graphs that the tests of the duel engine are about, and who may move first on them.
#pragma once

#include <utility>
#include <vector>

#include "minimex/core/bounds.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/graphs.hpp"

namespace minimex::conflict::test {

using tests::family;
using tests::random_graph;

inline constexpr FirstPlayer kBoth[] = {FirstPlayer::Maximiser, FirstPlayer::Minimiser};

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
