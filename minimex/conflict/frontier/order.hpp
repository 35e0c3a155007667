// An order of the vertices with a small frontier, for sweeps that go through them one by one.
//
// When the first i vertices are decided, all that matters of them is which later vertices they
// block. The later vertices with an earlier neighbour are the outer frontier, the earlier ones with
// a later neighbour the inner one; a sweep has at most 2^min(outer, inner) states there, so the
// best order is a linear layout of small vertex separation. Finding it is NP-hard; tried are the
// order of the numbers (the rows of a board), breadth first from an end of the graph (Cuthill and
// McKee, 1969), and from there always the frontier vertex with fewest neighbours not seen so far.
#pragma once

#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct NarrowOrder {
  std::vector<Vertex> order = {};  ///< each vertex once
  double states = 0;               ///< sum over the places of 2^min(outer, inner); may be infinite
};

/// What a sweep in this order takes: NarrowOrder::states. O(V + E).
double frontier_states(const Graph& graph, std::span<const Vertex> order);

/// The best of the orders tried for a connected graph. O(E + V F), F the frontier; one that grows
/// beyond the best so far is given up.
NarrowOrder narrow_order(const Graph& graph, Control& control);

}  // namespace minimex::conflict
