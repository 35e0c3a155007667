// A graph taken apart into its connected components, each a graph of its own.
#pragma once

#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex {

/// A connected component: its vertices in increasing order, and the graph that they induce, in
/// which vertex i is `vertices[i]`.
struct GraphComponent {
  std::vector<Vertex> vertices = {};
  Graph graph = {};
};

/// The components of `graph`, by smallest vertex. O(V + E), where induced_subgraph would take O(V)
/// for each.
std::vector<GraphComponent> component_graphs(const Graph& graph);

}  // namespace minimex
