// A graph taken apart into its connected components, each a graph of its own.
#pragma once

#include <functional>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex {

/// A connected component: its vertices in increasing order, and the graph that they induce, in
/// which vertex i is `vertices[i]`.
struct GraphComponent {
  std::vector<Vertex> vertices = {};
  Graph graph = {};
};

/// Calls use(component) for the components of `graph`, by smallest vertex, until it answers false.
/// Makes one at a time. O(V + E), where induced_subgraph would take O(V) for each.
void for_each_component_graph(const Graph& graph, const std::function<bool(GraphComponent)>& use);

/// All of them.
std::vector<GraphComponent> component_graphs(const Graph& graph);

}  // namespace minimex
