#include "minimex/core/components.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace minimex {

void for_each_component_graph(const Graph& graph, const std::function<bool(GraphComponent)>& use) {
  std::vector<Vertex> local(static_cast<std::size_t>(graph.vertex_count()));
  for (std::vector<Vertex>& vertices : connected_components(graph)) {
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      local[static_cast<std::size_t>(vertices[i])] = static_cast<Vertex>(i);
    }
    std::size_t ends = 0;
    for (const Vertex u : vertices) ends += graph.degree(u);
    std::vector<std::uint64_t> offsets{0};
    offsets.reserve(vertices.size() + 1);
    std::vector<Vertex> targets;
    targets.reserve(ends);
    for (const Vertex u : vertices) {
      for (const Vertex v : graph.neighbours(u)) {
        targets.push_back(local[static_cast<std::size_t>(v)]);
      }
      offsets.push_back(targets.size());
    }
    Graph component = Graph::from_lists(std::move(offsets), std::move(targets));
    if (!use({std::move(vertices), std::move(component)})) return;
  }
}

std::vector<GraphComponent> component_graphs(const Graph& graph) {
  std::vector<GraphComponent> components;
  for_each_component_graph(graph, [&](GraphComponent component) {
    components.push_back(std::move(component));
    return true;
  });
  return components;
}

}  // namespace minimex
