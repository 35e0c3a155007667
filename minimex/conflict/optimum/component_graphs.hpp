// The connected components of a graph as graphs of their own.
#pragma once

#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct ComponentGraph {
  std::vector<Vertex> names;  ///< what its vertices are called in the whole graph, increasing
  Graph graph;
};

/// The components, ordered by smallest vertex. O(V + E), however many there are.
std::vector<ComponentGraph> component_graphs(const Graph& graph);

}  // namespace minimex::conflict
