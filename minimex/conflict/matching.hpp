// Maximum matching of a two-coloured graph: Karp-Sipser start, then fair Pothen-Fan phases.
//
// Start: a vertex with one free neighbour is matched to it (some maximum matching does so); when
// there is no such vertex, the next free vertex takes its first free neighbour.
// Phases: disjoint depth-first searches for augmenting paths from every free vertex of the side
// that has fewer of them. Each vertex first looks ahead for a free neighbour (once for the whole
// run: matched vertices stay matched), and every second phase scans neighbours backwards, so that
// no search is sent down the same blind alley for ever. A phase that augments nothing ends the
// run: by Berge's theorem the matching is maximum. O(V E) at worst, a few scans of the graph in
// practice. Karp and Sipser 1981; Pothen and Fan 1990; Duff, Kaya and Ucar 2011.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct Matching {
  std::vector<Vertex> mate;  ///< partner of each vertex, -1 when free
  Vertex size = 0;           ///< number of matched pairs
  bool maximum = true;       ///< false when the control stopped the run before the proof
};

/// Bytes that maximum_matching and koenig_set use for a graph of `vertices` vertices, their
/// results included.
std::uint64_t matching_bytes(std::uint64_t vertices) noexcept;

/// A maximum matching of `graph`; `colour` holds 0 or 1 for each vertex, different at the two ends
/// of every edge. Without `greedy_start` the phases start from the empty matching.
Matching maximum_matching(const Graph& graph, std::span<const std::uint8_t> colour,
                          bool greedy_start, Control& control);

/// The maximum independent set that Koenig's theorem gives: the complement of the cover reached by
/// alternating paths from the free vertices of colour 0. `set[v]` is 1 for its members. It is the
/// same for every maximum matching (Dulmage and Mendelsohn 1958): a vertex is reached exactly when
/// it has colour 0 and some maximum matching misses it, or is a neighbour of such a vertex.
/// Requires `matching.maximum`. O(V + E).
std::vector<std::uint8_t> koenig_set(const Graph& graph, std::span<const std::uint8_t> colour,
                                     const Matching& matching);

}  // namespace minimex::conflict
