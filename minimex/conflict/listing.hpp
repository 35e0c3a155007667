// All maximum independent sets of a graph.
//
// One sweep over the components, one after another, keeps the choices that lead to maximum sets
// (frontier/trace.hpp); then each set takes time in proportion to the vertices. The sweep is that
// of count.hpp, with 8 bytes for each state in addition.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/conflict/optimum.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct ListingResult {
  RunReport run = {};  ///< LimitReached also when there are too many
  /// When proved: each set in increasing order, the sets in lexicographic order.
  std::vector<std::vector<Vertex>> sets = {};
};

/// The maximum independent sets, at most `most`. `best` is what solve_optimum has proved of
/// `graph`; `held_bytes` are in use elsewhere, the graph among them.
ListingResult list_largest_sets(const Graph& graph, const OptimumResult& best, std::uint64_t most,
                                std::uint64_t held_bytes, Control& control);

}  // namespace minimex::conflict
