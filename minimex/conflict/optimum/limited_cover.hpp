// Clique covers with a limit: which vertices does a given number of cliques leave outside?
//
// Greedy first: each vertex joins the largest clique that it fits, or starts a new one while the
// limit allows it. A vertex that finds no place looks for a clique with a single member in its way
// that can move to another clique (Tomita et al. 2010 call it re-numbering). A set with at most
// `limit` members in the cliques has at most one more for each vertex outside.
#pragma once

#include <span>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct LimitedCover {
  std::vector<Vertex> clique_of;  ///< clique of each vertex, numbered from 0; -1 outside
  std::vector<Vertex> outside;    ///< in the order in which they found no place
};

/// A cover of `graph` by at most `limit` cliques that takes its vertices in this order (all of
/// them, each once). O(V + E), and O(degree) more for each clique that a misplaced vertex tries.
LimitedCover limited_cover(const Graph& graph, std::span<const Vertex> order, Vertex limit);

}  // namespace minimex::conflict
