// Maximum independent sets: as many tokens as possible, no two on adjacent vertices.
//
// Components without odd cycles are matched: by Koenig's theorem a maximum independent set has
// vertices less matched pairs members, and the set taken is the same for every maximum matching.
// The others are reduced; what is left of each component starts from a local search, which a clique
// cover around its set often proves optimal at once, and else is swept when narrow, or goes to an
// exact search: on bit sets when small or dense, by branching and reducing when large and sparse.
// Every result is the same in every run that is not cut short. Matching is polynomial; the rest is
// exponential at worst.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/general.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Which techniques are used, and for how long: as they are here by default. Tests change them to
/// show that none changes a value.
struct OptimumTechniques {
  bool greedy_start = true;        ///< the matching starts from a greedy one; same set
  GeneralTechniques general = {};  ///< of components with odd cycles
};

struct OptimumOptions {
  /// A colour 0 or 1 of each vertex that differs along every edge of components without odd cycles:
  /// the set is that of free vertices of colour 0. Empty: in each component, the smallest vertex
  /// has colour 0.
  std::span<const std::uint8_t> colour = {};
  OptimumTechniques techniques = {};
};

struct OptimumResult {
  RunReport run = {};            ///< positions: nodes of the exact searches
  std::vector<Vertex> set = {};  ///< an independent set of `lower` vertices, sorted; maximum when
                                 ///< the run proved it. Empty when memory was short from the start
  Vertex lower = 0;              ///< proved: some independent set has so many vertices
  Vertex upper = 0;              ///< proved: none has more
  /// For graphs without odd cycles, when proved: a maximum matching (-1 for free vertices) and the
  /// Koenig cover, sorted: the complement of the set, one vertex of each matched pair.
  std::vector<Vertex> mate = {};
  std::vector<Vertex> cover = {};
  /// For other graphs, when one was found with as many cliques as the set has vertices (which
  /// proves the set maximum): the clique of each vertex, numbered from 0. Else empty.
  std::vector<Vertex> clique_of = {};
};

/// A maximum independent set of `graph`. Memory: O(V + E), stated in the report when it does not
/// fit, and the nodes waiting in the search.
OptimumResult solve_optimum(const Graph& graph, const OptimumOptions& options, Control& control);

}  // namespace minimex::conflict
