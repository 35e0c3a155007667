// Node Kayles on up to sixteen vertices: plain mex over vertex sets, one byte a set.
//
// A table of 2^16 bytes on the stack beats any cleverness, and only the sets that play can reach
// are visited. Vertices that have lost all their neighbours are taken out of a set, each being a
// heap of one; without that, a sparse graph would visit every subset of them. Half a microsecond
// for ten vertices, some ten for sixteen; no memory from the heap, nothing to set up.
#pragma once

#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

inline constexpr Vertex kNimberSmallVertices = 16;

/// The nimber of `graph`, which has at most kNimberSmallVertices vertices and may be disconnected.
int small_nimber(const Graph& graph) noexcept;

/// Those of its connected components, by smallest vertex.
std::vector<int> small_component_nimbers(const Graph& graph);

}  // namespace minimex::conflict
