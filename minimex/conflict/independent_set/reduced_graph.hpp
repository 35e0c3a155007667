// A graph under reduction: vertices are discarded, taken into the independent set, or contracted.
//
// The independence number of the original graph is always `gained()` plus that of what is left,
// and `lift` turns an independent set of what is left into one of the original with `gained()` more
// vertices. Deleting a vertex only marks it and lowers its neighbours' degrees; a list drops its
// dead entries when it is next read, so that a whole reduction reads each list O(1) times per
// deletion next to it. Contractions append one list and rename entries in place.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

class ReducedGraph {
 public:
  /// The subgraph of `graph` on `vertices` (distinct); vertex i here is `vertices[i]` there. Every
  /// vertex counts as changed. O(size of their lists) beside one array of `graph`'s vertex count.
  ReducedGraph(const Graph& graph, std::span<const Vertex> vertices);

  /// The subgraph of what is left on `vertices`, as a graph of its own with nothing gained; vertex
  /// i of the result is `vertices[i]` here. No vertex counts as changed.
  [[nodiscard]] ReducedGraph part(std::span<const Vertex> vertices);

  /// The subgraph of what is left on `vertices`, ready for reading only.
  [[nodiscard]] Graph graph_of(std::span<const Vertex> vertices);
  /// Connected components of what is left, each increasing, ordered by smallest vertex.
  [[nodiscard]] std::vector<std::vector<Vertex>> components();

  /// Number of vertices at birth; vertices left have numbers below it.
  [[nodiscard]] Vertex capacity() const noexcept { return static_cast<Vertex>(lists_.size()); }
  [[nodiscard]] Vertex alive_count() const noexcept { return alive_count_; }
  [[nodiscard]] bool alive(Vertex v) const noexcept { return alive_[at(v)] != 0; }
  [[nodiscard]] std::vector<Vertex> alive_vertices() const;
  [[nodiscard]] Vertex degree(Vertex v) const noexcept { return lists_[at(v)].degree; }
  /// Neighbours left, in no particular order. Valid until the next `contract`.
  [[nodiscard]] std::span<const Vertex> neighbours(Vertex v);
  /// Edges left. O(capacity).
  [[nodiscard]] std::uint64_t edge_count() const noexcept;
  /// Bytes of the arrays.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  /// Vertices of the independent set decided so far.
  [[nodiscard]] Vertex gained() const noexcept { return gained_; }

  /// Deletes `v`: some maximum independent set does without it, or a branch says so.
  void discard(Vertex v);
  /// Puts `v` into the set and deletes it with its neighbours.
  void take(Vertex v);
  /// Folds `v`, which has exactly two neighbours, not adjacent to each other.
  void fold(Vertex v);
  /// Folds `u` and `v`, which have the same three neighbours, pairwise not adjacent.
  void fold_twins(Vertex u, Vertex v);

  /// Hands out the changed vertices that are left, first changed first, each once per change; -1
  /// when there are none. A vertex changes when it loses or gains a neighbour.
  [[nodiscard]] Vertex next_changed();

  /// The independent set of the graph at birth, sorted, that comes from the independent set `set`
  /// of what is left: `gained()` more vertices.
  [[nodiscard]] std::vector<Vertex> lift(std::span<const Vertex> set) const;

 private:
  struct List {
    std::size_t begin = 0;
    Vertex length = 0;  // entries, dead ones included
    Vertex degree = 0;  // entries alive
  };
  /// One decision of the log: `others` are empty for a taken vertex, two neighbours for a fold, the
  /// twin and three neighbours for folded twins.
  struct Step {
    Vertex vertex;
    std::uint8_t count;
    std::array<Vertex, 4> others;
  };

  ReducedGraph() = default;
  static std::size_t at(Vertex v) noexcept { return static_cast<std::size_t>(v); }
  void kill(Vertex v);
  void detach(Vertex dead);
  void mark_changed(Vertex v);
  void contract(Vertex kept, std::initializer_list<Vertex> gone);

  std::vector<Vertex> pool_;
  std::vector<List> lists_;
  std::vector<std::uint8_t> alive_;
  std::vector<std::uint8_t> in_queue_;
  std::vector<Vertex> queue_;
  std::size_t queue_head_ = 0;
  std::vector<Vertex> number_;  // scratch: -1 between calls
  std::vector<Step> log_;
  Vertex alive_count_ = 0;
  Vertex gained_ = 0;
};

}  // namespace minimex::conflict
