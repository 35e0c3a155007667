// Cores: why a vertex outside a clique cover may not count for one more after all.
//
// Suppose that a set has the vertex and one vertex of each clique. Neighbours of what is in the set
// leave their cliques; the last vertex of a clique must be in the set; a clique without vertices is
// a contradiction. The cliques that took part and the vertex are a core: an independent set has at
// most as many vertices in it as it has cliques. Each clique serves in one core only. The simplest
// cores are odd cycles. Li and Quan, "An efficient branch-and-bound algorithm based on MaxSAT for
// the maximum clique problem", 2010, there for cliques of the complement.
#pragma once

#include <vector>

#include "minimex/conflict/optimum/limited_cover.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct Core {
  std::vector<Vertex> vertices;  ///< increasing
  Vertex bound = 0;              ///< no independent set has more of them
};

/// Disjoint cores of vertices outside `cover`: such a vertex and whole cliques each. Those for
/// which there is no core, or for which `control` leaves no time, stay in `cover.outside`. Each
/// costs O(what its supposition reaches), at most O(V + E).
std::vector<Core> take_cores(const Graph& graph, LimitedCover& cover, Control& control);

}  // namespace minimex::conflict
