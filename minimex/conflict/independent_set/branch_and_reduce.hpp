// Maximum independent set of a sparse graph: branch, reduce, and split into components.
//
// A node reduces its graph. If the rest falls apart, each component is solved by itself, told how
// much it must contribute at least when the others do their best. A small rest goes to the bit set
// search; a larger one branches on a vertex of largest degree, first in the set, then out of it.
// A clique cover bounds every node. Nodes wait on an explicit stack, so the depth is limited by
// memory alone. Exact; exponential at worst. Akiba and Iwata, "Branch-and-reduce exponential/FPT
// algorithms in practice: a case study of vertex cover", 2016.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/conflict/independent_set/reduced_graph.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

struct BranchResult {
  std::vector<Vertex> set;       ///< an independent set larger than the floor; empty when none is
                                 ///< known
  bool complete = true;          ///< the search was not cut short: `set` is maximum, or no set is
                                 ///< larger than the floor
  std::uint64_t short_of = 0;    ///< bytes that did not fit the budget; 0 when memory sufficed
  std::uint64_t positions = 0;   ///< nodes, those of the bit set search included
  std::uint64_t peak_bytes = 0;  ///< most bytes held by waiting nodes
};

/// Whether a connected graph of this size is better searched on bit sets: it has at most `few`
/// vertices, or is dense.
bool suits_bit_search(std::size_t vertices, std::uint64_t edges, std::size_t few) noexcept;

/// The largest independent set of what is left of `graph`, which is reduced already, if it has more
/// than `floor` vertices. Components that suit it go to the bit set search. `held_bytes` are in use
/// elsewhere and count against the budget.
BranchResult branch_and_reduce(ReducedGraph graph, Vertex floor, std::size_t few,
                               std::uint64_t held_bytes, Control& control);

}  // namespace minimex::conflict
