#include "minimex/conflict/frontier/cover_of.hpp"

#include <cstddef>
#include <numeric>
#include <utility>

#include "minimex/conflict/optimum/clique_cover.hpp"

namespace minimex::conflict {

std::vector<Vertex> cover_of(const Graph& graph, const OptimumResult& best) {
  if (!best.clique_of.empty()) return best.clique_of;
  std::vector<Vertex> cover(static_cast<std::size_t>(graph.vertex_count()));
  if (!best.mate.empty()) {
    Vertex next = 0;
    for (std::size_t v = 0; v < cover.size(); ++v) {
      const auto mate = static_cast<std::size_t>(best.mate[v]);
      cover[v] = best.mate[v] >= 0 && mate < v ? cover[mate] : next++;
    }
    return cover;
  }
  std::iota(cover.begin(), cover.end(), 0);
  CliqueCover by_number = greedy_clique_cover(graph, cover);
  CliqueCover by_size = greedy_clique_cover(graph, by_degree(graph));
  return std::move((by_number.size <= by_size.size ? by_number : by_size).clique_of);
}

}  // namespace minimex::conflict
