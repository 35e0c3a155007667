#include "minimex/conflict/optimum/component_graphs.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace minimex::conflict {

std::vector<ComponentGraph> component_graphs(const Graph& graph) {
  std::vector<ComponentGraph> out;
  std::vector<Vertex> number(static_cast<std::size_t>(graph.vertex_count()));
  for (std::vector<Vertex>& names : connected_components(graph)) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      number[static_cast<std::size_t>(names[i])] = static_cast<Vertex>(i);
    }
    std::vector<std::uint64_t> offsets{0};
    std::vector<Vertex> targets;
    for (const Vertex v : names) {
      for (const Vertex w : graph.neighbours(v)) {
        targets.push_back(number[static_cast<std::size_t>(w)]);
      }
      offsets.push_back(targets.size());
    }
    out.push_back({std::move(names), Graph::from_lists(std::move(offsets), std::move(targets))});
  }
  return out;
}

}  // namespace minimex::conflict
