#include "minimex/core/components.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace minimex {

std::vector<GraphComponent> component_graphs(const Graph& graph) {
  std::vector<GraphComponent> components;
  std::vector<Vertex> local(static_cast<std::size_t>(graph.vertex_count()));
  for (std::vector<Vertex>& vertices : connected_components(graph)) {
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      local[static_cast<std::size_t>(vertices[i])] = static_cast<Vertex>(i);
    }
    std::vector<std::uint64_t> offsets{0};
    std::vector<Vertex> targets;
    for (const Vertex u : vertices) {
      for (const Vertex v : graph.neighbours(u)) {
        targets.push_back(local[static_cast<std::size_t>(v)]);
      }
      offsets.push_back(targets.size());
    }
    components.push_back(
        {std::move(vertices), Graph::from_lists(std::move(offsets), std::move(targets))});
  }
  return components;
}

}  // namespace minimex
