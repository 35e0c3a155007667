// Maximum-weight independent set of a two-coloured graph: a maximum flow through its edges.
//
// A packing puts a number >= 0 on every edge so that those at a vertex add up to its weight at
// most. Every vertex cover weighs at least as much as a packing, so no independent set weighs more
// than all vertices less the packing. On a two-coloured graph a largest packing is a maximum flow
// from colour 0 to colour 1 with the weights as capacities of the vertices, and the cut that ends
// it is a cover of the same weight (Koenig and Egervary; Ford and Fulkerson 1956).
// Phases as of Dinic (1970): levels by a search backwards from the vertices of colour 1 that have
// weight left, then flow down the levels with a current arc for each vertex, on an explicit stack.
// After a few phases what is left over has far to go, and single searches see less of the graph
// than levels of all of it; one that fails closes off all that it has seen. When they take longer
// than a phase, there is another phase, so that there are at most V of O(V E).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct EdgePacking {
  /// Of the edges, by their ends of colour 0 and there in the order of neighbours.
  std::vector<std::int64_t> flow;
  std::vector<std::int64_t> left_over;  ///< of each vertex's weight
  std::int64_t total = 0;               ///< of the packing
  bool maximum = true;                  ///< false when the control stopped the run before the proof
};

/// Bytes that packings of a graph of this size take, what is needed to find them included.
std::uint64_t packing_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept;

/// A largest packing of `graph`; `colour` holds 0 or 1 for each vertex, different at the two ends
/// of every edge, and `weights` numbers >= 0 whose sum is below 2^63.
EdgePacking largest_packing(const Graph& graph, std::span<const std::uint8_t> colour,
                            std::span<const std::int64_t> weights, Control& control);

/// The independent set beside the minimum cut: the vertices of colour 0 that residual arcs reach
/// from those with weight left over, and the vertices of colour 1 that they do not reach. The same
/// for every largest packing, since the minimum cut nearest to the source is unique, and with equal
/// weights koenig_set. 1 for its members. Requires `packing.maximum`. O(V + E).
std::vector<std::uint8_t> cut_set(const Graph& graph, std::span<const std::uint8_t> colour,
                                  const EdgePacking& packing);

}  // namespace minimex::conflict
