// For each vertex, the largest independent set that has it: what a token there is worth.
//
// Without odd cycles one maximum matching tells nearly all. A vertex is in no largest set exactly
// when it is in every smallest cover, and those are the vertices at odd distance on the alternating
// paths from free vertices (Dulmage and Mendelsohn 1958). For these the matching is repaired: their
// neighbours go, and each partner left alone looks for an augmenting path, all that can be gained.
// With odd cycles, a vertex with at most one neighbour in the largest set known can enter it; for
// the others the rest of their component is solved, and small parts that recur only once.
#pragma once

#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct PlacementValues {
  RunReport run = {};             ///< Proved: every value is known
  std::vector<Vertex> with = {};  ///< the most vertices of an independent set with each vertex;
                                  ///< -1 where a limit came first
};

/// The values of all vertices of `graph`. Memory: O(V + E), twice when there are components.
PlacementValues placement_values(const Graph& graph, Control& control);

}  // namespace minimex::conflict
