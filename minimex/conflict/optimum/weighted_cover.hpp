// Covers of weighted vertices by weighted cliques.
//
// Cliques with numbers >= 0, such that the numbers of those with a vertex add up to its weight at
// least: an independent set has at most one vertex of each, so it weighs no more than all numbers
// together. (The dual of the relaxation by cliques; with weights 1 a clique cover.) A greedy cover
// takes the next vertex that has weight left, grows a clique of such vertices around it, and takes
// off what all of its members have left. Babel 1994.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Cliques with their numbers, one after another.
class WeightedCliques {
 public:
  void add(std::span<const Vertex> members, std::int64_t weight) {
    members_.insert(members_.end(), members.begin(), members.end());
    ends_.push_back(members_.size());
    weights_.push_back(weight);
  }
  void clear() noexcept {
    members_.clear();
    ends_.clear();
    weights_.clear();
  }
  [[nodiscard]] std::size_t size() const noexcept { return ends_.size(); }
  [[nodiscard]] std::span<const Vertex> members(std::size_t clique) const noexcept {
    const std::size_t begin = clique == 0 ? 0 : ends_[clique - 1];
    return std::span(members_).subspan(begin, ends_[clique] - begin);
  }
  [[nodiscard]] std::int64_t weight(std::size_t clique) const noexcept { return weights_[clique]; }

 private:
  std::vector<Vertex> members_;
  std::vector<std::size_t> ends_;
  std::vector<std::int64_t> weights_;
};

struct WeightedCover {
  WeightedCliques cliques;
  std::int64_t total = 0;  ///< of all cliques
};

/// A greedy cover that takes vertices in `order`, each once. Once `control` stops, the rest is
/// covered by cliques of one vertex. O(V D^2 log D) for the largest degree D.
WeightedCover greedy_weighted_cover(const Graph& graph, std::span<const std::int64_t> weights,
                                    std::span<const Vertex> order, Control& control);

}  // namespace minimex::conflict
