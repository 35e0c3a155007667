// Small graphs up to isomorphism: one name for all that differ only in the numbers of vertices.
//
// nauty (B. McKay, A. Piperno, "Practical graph isomorphism, II", 2014) finds the canonical order
// of the vertices. Two graphs with the same name are isomorphic whatever nauty does, for the name
// is the adjacency matrix itself under some order; nauty is trusted only for isomorphic graphs to
// have the same one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex {

/// Bytes of the name of a graph with so many vertices: the upper triangle of its adjacency matrix,
/// column by column, eight entries a byte, low bits first. `vertices` >= 0.
std::size_t graph_name_length(Vertex vertices) noexcept;

/// A graph in its canonical order.
struct CanonicalGraph {
  std::string name = {};
  std::vector<Vertex> order = {};  ///< vertex i of the named graph is `order[i]` of the one given
};

/// Names `graph` up to isomorphism. A few microseconds for a dozen vertices; memory in proportion
/// to vertices squared.
CanonicalGraph canonical_graph(const Graph& graph);

/// Its name alone.
std::string canonical_name(const Graph& graph);

/// The graph with `vertices` vertices that has this name: its adjacency matrix is `name`.
/// Requires the right length.
Graph named_graph(Vertex vertices, const std::string& name);

}  // namespace minimex
