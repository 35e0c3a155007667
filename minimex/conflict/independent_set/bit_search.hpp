// Maximum independent set of a small or dense graph: branch and bound on bit sets.
//
// A node holds the candidates that are not adjacent to the vertices chosen so far. With `need`
// vertices missing to the best set known, a greedy cover takes as many candidates as it can into
// `need` cliques; only the others must be branched on. A vertex left over still joins the covered
// ones if one of the cliques can make room (re-numbering), or if unit propagation derives a
// contradiction from "this vertex, and one from each clique" (a core): the cliques of the core then
// hold at most one vertex fewer, which pays for it, and each clique serves in one core only. Odd
// cycles are the simplest cores. Exact; exponential at worst; memory n^2/4 bytes and a few bit sets
// per level. Tomita and Kameda 2007, San Segundo et al. 2011 (bit sets), Tomita et al. 2010
// (re-numbering), Li and Quan 2010 (propagation); there for cliques of the complement.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex {

struct BitSearchResult {
  std::vector<Vertex> set;      ///< an independent set larger than the floor; empty when none is
                                ///< known
  Vertex upper = 0;             ///< proved: no independent set is larger than this
  std::uint64_t positions = 0;  ///< nodes
};

/// Bytes that the search needs for a graph of `vertices` vertices.
std::uint64_t bit_search_bytes(std::uint64_t vertices) noexcept;

/// The largest independent set if it has more than `floor` vertices, else the proof that none has
/// (`upper` is the larger of the two). When `control` stops, the best so far and a proved bound.
BitSearchResult bit_search(const Graph& graph, Vertex floor, Control& control);

}  // namespace minimex
