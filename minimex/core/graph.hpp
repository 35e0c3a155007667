// A simple undirected graph that never changes after it is made.
//
// Adjacency lists are sorted and lie one after another in one array (compressed sparse rows), so
// that a graph of V vertices and E edges takes 8(V+1) + 8E bytes and a scan touches memory in
// order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace minimex {

class Control;  // core/control.hpp

using Vertex = std::int32_t;  ///< 0-based inside the library, 1-based for people
using Edge = std::pair<Vertex, Vertex>;

class Graph {
 public:
  Graph() : Graph(0) {}
  /// A graph without edges. `vertices` >= 0.
  explicit Graph(Vertex vertices) : offsets_(static_cast<std::size_t>(vertices) + 1, 0) {}

  /// Edges in any order and direction; a repeated edge counts once.
  /// Requires 0 <= u, v < vertices and u != v (asserted). O(V + E log E). Empty when `control`
  /// stops on the way.
  static Graph from_edges(Vertex vertices, std::vector<Edge> edges, Control* control = nullptr);

  /// Takes over finished adjacency lists: that of v is targets[offsets[v] .. offsets[v+1]).
  /// Requires offsets from 0 to targets.size(), lists sorted, without repetitions or v itself, and
  /// symmetric (all but the symmetry asserted). Copies nothing.
  static Graph from_lists(std::vector<std::uint64_t> offsets, std::vector<Vertex> targets);

  [[nodiscard]] Vertex vertex_count() const noexcept {
    return static_cast<Vertex>(offsets_.size() - 1);
  }
  [[nodiscard]] std::uint64_t edge_count() const noexcept { return targets_.size() / 2; }
  /// Neighbours in increasing order.
  [[nodiscard]] std::span<const Vertex> neighbours(Vertex v) const noexcept {
    const auto at = static_cast<std::size_t>(v);
    return {targets_.data() + offsets_[at], targets_.data() + offsets_[at + 1]};
  }
  [[nodiscard]] std::size_t degree(Vertex v) const noexcept { return neighbours(v).size(); }
  /// O(log degree).
  [[nodiscard]] bool adjacent(Vertex u, Vertex v) const noexcept;
  /// Every edge once, (smaller, larger), in lexicographic order.
  [[nodiscard]] std::vector<Edge> edges() const;

  friend bool operator==(const Graph&, const Graph&) = default;

 private:
  std::vector<std::uint64_t> offsets_;
  std::vector<Vertex> targets_;
};

/// Bytes that a graph of this size takes; saturates at 2^64-1.
std::uint64_t graph_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept;

/// Connected components: each a sorted vertex list, ordered by smallest vertex. O(V + E), no
/// recursion.
std::vector<std::vector<Vertex>> connected_components(const Graph& graph);

/// The subgraph on `vertices` (distinct); vertex i of the result is `vertices[i]`.
Graph induced_subgraph(const Graph& graph, std::span<const Vertex> vertices);

/// A colour 0 or 1 for each vertex such that adjacent ones differ, the smallest vertex of each
/// component having colour 0; empty when the graph has an odd cycle (and has vertices).
/// O(V + E), no recursion.
std::vector<std::uint8_t> two_colouring(const Graph& graph);

}  // namespace minimex
