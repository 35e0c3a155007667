// The graph whose line graph a graph is: J. Krausz, "Demonstration nouvelle d'une theoreme de
// Whitney sur les reseaux" (1943), for roots without triangles.
//
// In the line graph of a graph without triangles, each edge lies in exactly one maximal clique: the
// edges of the root at one of its vertices. So u, v and their common neighbours must be a clique
// for every edge uv, and no vertex may be in more than two of these cliques. Where that holds, the
// cliques are the vertices of a root; a vertex in one clique only is an edge that ends in a leaf.
// O(V D^2 log D) with D the largest degree.
#pragma once

#include <optional>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct RootGraph {
  Graph graph;             ///< has no triangles
  std::vector<Edge> ends;  ///< by vertex of the line graph: the edge of `graph` that it is, u < v
};

/// A root of `graph`, without isolated vertices; nothing when `graph` is not the line graph of a
/// graph without triangles. Vertices of the root are in the order of their last edges, then of
/// their first: a board whose edges are numbered row by row gets back its cells row by row.
std::optional<RootGraph> root_graph(const Graph& graph);

}  // namespace minimex::conflict
