// Clique covers: an independent set has at most one vertex in each clique.
//
// Finding a smallest cover is as hard as finding a largest set, so these are greedy: any cover
// proves a bound, and one with as many cliques as some independent set has vertices proves both
// optimal (it then is a certificate that anybody can check).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/reduced_graph.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct CliqueCover {
  std::vector<Vertex> clique_of;  ///< clique number of each vertex, -1 for vertices not covered
  Vertex size = 0;                ///< cliques are numbered 0..size-1
};

/// Puts each vertex of `order` into the largest clique so far that it is adjacent to all of, or
/// starts a new one. O(size of the lists).
CliqueCover greedy_clique_cover(const Graph& graph, std::span<const Vertex> order);
CliqueCover greedy_clique_cover(ReducedGraph& graph, std::span<const Vertex> order);

/// `order` of a greedy cover that tends to find large cliques in sparse graphs: by degree, the
/// smallest first, then by number.
std::vector<Vertex> by_degree(const Graph& graph);

/// A cover with one clique around each member of the maximal independent set `set`: repeatedly the
/// vertex with the fewest cliques left that it fits joins the first of them. Nothing when some
/// vertex runs out of cliques, or `control` stops (which proves nothing). O(sum over cliques of
/// clique size times degree of its member of the set) adjacency tests.
std::optional<CliqueCover> clique_cover_around(const Graph& graph, std::span<const Vertex> set,
                                               Control& control);

}  // namespace minimex::conflict
