// Node Kayles on a dozen vertices: plain mex over vertex sets, one byte a set.
//
// With at most 2^12 sets a table on the stack beats any cleverness, and only the sets that play can
// reach are visited. Microseconds a graph, no memory from the heap.
#pragma once

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

inline constexpr Vertex kNimberSmallVertices = 12;

/// The nimber of `graph`, which has at most kNimberSmallVertices vertices and may be disconnected.
int small_nimber(const Graph& graph) noexcept;

}  // namespace minimex::conflict
