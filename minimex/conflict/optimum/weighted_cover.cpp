#include "minimex/conflict/optimum/weighted_cover.hpp"

#include <algorithm>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Grows `clique`, one vertex, by neighbours with weight left, those of most weight first.
void grow(const Graph& graph, std::span<const std::int64_t> left, std::vector<Vertex>& clique) {
  std::vector<Vertex> candidates;
  for (const Vertex w : graph.neighbours(clique[0])) {
    if (left[at(w)] > 0) candidates.push_back(w);
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [&](Vertex a, Vertex b) { return left[at(a)] > left[at(b)]; });
  for (const Vertex w : candidates) {
    const bool fits = std::all_of(clique.begin() + 1, clique.end(),
                                  [&](Vertex u) { return graph.adjacent(u, w); });
    if (fits) clique.push_back(w);
  }
}

}  // namespace

WeightedCover greedy_weighted_cover(const Graph& graph, std::span<const std::int64_t> weights,
                                    std::span<const Vertex> order, Control& control) {
  WeightedCover cover;
  std::vector<std::int64_t> left(weights.begin(), weights.end());
  std::vector<Vertex> clique;
  for (const Vertex v : order) {
    while (left[at(v)] > 0) {
      clique.assign(1, v);
      if (!control.stopped()) grow(graph, left, clique);
      std::int64_t amount = left[at(v)];
      for (const Vertex w : clique) amount = std::min(amount, left[at(w)]);
      for (const Vertex w : clique) left[at(w)] -= amount;
      std::sort(clique.begin(), clique.end());
      cover.cliques.add(clique, amount);
      cover.total += amount;
    }
  }
  return cover;
}

}  // namespace minimex::conflict
