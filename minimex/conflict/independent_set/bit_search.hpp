// Maximum independent set of a small or dense graph: branch and bound on bit sets.
//
// A node holds the candidates that are not adjacent to the vertices chosen so far. With `need`
// vertices missing to the best set known, the bound takes as many candidates as it can into account
// with `need` cliques (bit_cover.hpp); only the others must be branched on, and of these as many
// are spared as the best set grows by meanwhile. Exact; exponential at worst; memory n^2/4 bytes
// and a few bit sets a level. Tomita and Kameda 2007, San Segundo et al. 2011, both for cliques of
// the complement.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

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

}  // namespace minimex::conflict
