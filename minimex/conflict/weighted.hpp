// Maximum-weight independent sets: tokens no two of which are adjacent, of most weight together.
//
// A component without odd cycles is a minimum cut (edge_packing.hpp). For others a greedy cover by
// weighted cliques bounds the weight, and a local search that meets the bound is done; else the
// component is swept where it is narrow (frontier/), or searched on bit sets (weighted_search.hpp).
// Polynomial without odd cycles, else exponential at worst. Every result is the same in every run
// that is not cut short.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/weighted_cover.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct WeightedResult {
  RunReport run = {};            ///< positions: nodes and states of the exact searches
  std::vector<Vertex> set = {};  ///< an independent set of weight `lower`, sorted; heaviest when
                                 ///< the run proved it. Empty when memory was short from the start
  std::int64_t lower = 0;        ///< proved: some independent set weighs so much
  std::int64_t upper = 0;        ///< proved: none weighs more
  /// When asked for, proved, and one was found whose numbers add up to `lower` (always without odd
  /// cycles): cliques of two vertices and more, each vertex covering itself with what they leave of
  /// its weight.
  std::optional<WeightedCliques> cover = std::nullopt;
  bool bipartite = false;  ///< whether the graph has no odd cycle
};

/// The heaviest independent set of `graph`; `weights` holds numbers >= 0 whose sum is below 2^63.
/// Memory: O(V + E), stated in the report when it does not fit, n^2/4 bytes for a component of n
/// vertices that is searched. With `want_cover` also WeightedResult::cover.
WeightedResult solve_weighted(const Graph& graph, std::span<const std::int64_t> weights,
                              bool want_cover, Control& control);

}  // namespace minimex::conflict
