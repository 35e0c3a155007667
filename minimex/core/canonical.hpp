// Small graphs up to isomorphism: one name for all that differ only in the numbers of vertices.
//
// The name is the adjacency matrix under an order of the vertices that depends on the shape alone:
// the best leaf of a tree of partitions (core/ordered_partition.hpp), pruned by automorphisms that
// turn up on the way (B. McKay, "Practical graph isomorphism", 1981). Graphs with the same name are
// isomorphic whatever the search does. The other way round the search must come to its end; it is
// cut off after a few million steps, which only graphs made to look alike need (strongly regular
// ones, Cai-Fuerer-Immerman graphs of hundreds of vertices). Then it names the best order so far:
// the same for the same graph, perhaps not for an isomorphic one. So naming takes polynomial time.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex {

/// Bytes of the name of a graph of `vertices` vertices: the upper triangle of its adjacency matrix,
/// column by column, eight entries a byte, low bits first. `vertices` >= 0.
std::size_t graph_name_length(Vertex vertices) noexcept;

/// A graph in its canonical order.
struct CanonicalGraph {
  std::string name = {};
  std::vector<Vertex> order = {};  ///< vertex i of the named graph is `order[i]` of the one given
};

/// Names `graph` up to isomorphism. A few microseconds for a dozen vertices, less than a second for
/// a thousand; memory in proportion to vertices squared.
CanonicalGraph canonical_graph(const Graph& graph);

/// Its name alone.
std::string canonical_name(const Graph& graph);

/// The graph with `vertices` vertices that has this name: its adjacency matrix is `name`.
/// Requires the right length.
Graph named_graph(Vertex vertices, const std::string& name);

}  // namespace minimex
