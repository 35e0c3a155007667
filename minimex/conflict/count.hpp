// How many independent sets a graph has: all of them, or those of most vertices.
//
// Components are counted by themselves, each in a sweep along a narrow order of its vertices, and
// the numbers multiplied. Exact, of any size. Exponential in the width of the narrowest side of a
// board, or of the pathwidth of a graph; the states of largest sets are pruned by a clique cover or
// a matching, which helps most where that proves the size. Counting is #P-complete even for
// bipartite graphs (Provan and Ball 1983), so no method is fast on all.
#pragma once

#include <string>

#include "minimex/conflict/optimum.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct CountResult {
  RunReport run = {};      ///< positions: states of sweeps
  std::string count = {};  ///< in decimal, when the run is proved
};

/// The number of independent sets of `graph`, the empty one included. `held_bytes` are in use
/// elsewhere, the graph among them.
CountResult count_all_sets(const Graph& graph, std::uint64_t held_bytes, Control& control);

/// The number of maximum independent sets. `best` is what solve_optimum has proved of `graph`.
CountResult count_largest_sets(const Graph& graph, const OptimumResult& best,
                               std::uint64_t held_bytes, Control& control);

}  // namespace minimex::conflict
