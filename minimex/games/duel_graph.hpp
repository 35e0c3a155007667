// What can be said of one graph of an independence duel by itself.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::duel {

/// `graph` without all but the first of each class of closed twins (equal closed neighbourhoods),
/// renumbered.
Graph without_twins(const Graph& graph);

/// Bounds on the size of every maximal independent set: vertices no two of which are adjacent or
/// have a common neighbour, and a cover by cliques, both greedy. O((V + E) log V).
Bounds any_play_bounds(const Graph& graph);

/// Those of its canonical form, if it has few enough vertices for a type: the same for isomorphic
/// graphs.
Bounds canonical_any_play_bounds(const Graph& graph);

/// Induced subgraphs of one graph, each in the time of its own vertices and their degrees.
class Subgraphs {
 public:
  /// Keeps a reference to `graph`.
  explicit Subgraphs(const Graph& graph)
      : graph_(graph), index_(static_cast<std::size_t>(graph.vertex_count()), kOutside) {}

  /// The subgraph on `vertices` (increasing); vertex i of it is `vertices[i]`.
  Graph on(std::span<const Vertex> vertices);
  /// The components of that subgraph, as vertices of the whole graph.
  std::vector<std::vector<Vertex>> components(std::span<const Vertex> vertices);

 private:
  static constexpr Vertex kOutside = -1;

  const Graph& graph_;
  std::vector<Vertex> index_;  // kOutside between calls
};

/// A name that only equal graphs share: the number of vertices (at most 255), and a bit for each
/// pair of them.
std::string plain_name(const Graph& graph);

}  // namespace minimex::duel
