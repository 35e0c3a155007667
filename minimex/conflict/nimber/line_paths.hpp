// The parts of a Node Kayles line that are paths or cycles.
//
// All their vertices lie in one array, in the order of their path; a part is an interval of it, and
// a cycle is cut open by the first move in it. Every question is a formula: O(log parts).
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

class NimberLinePaths {
 public:
  /// For vertices 0 .. vertices-1.
  explicit NimberLinePaths(Vertex vertices) : at_(static_cast<std::size_t>(vertices), kNowhere) {}

  /// Adds a connected component of `graph`, in which no vertex has more than two neighbours.
  void add(const Graph& graph, const std::vector<Vertex>& component);

  /// Whether `v` was in an added component.
  [[nodiscard]] bool holds(Vertex v) const noexcept { return at_[index(v)] != kNowhere; }

  /// By what taking the free vertex `v` changes the XOR of all parts.
  [[nodiscard]] int change(Vertex v) const;

  /// Takes the free vertex `v`; returns the vertices that are free no more, `v` among them.
  std::vector<Vertex> take(Vertex v);

 private:
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  struct Run {
    std::size_t end = 0;
    bool cycle = false;
  };
  using Runs = std::map<std::size_t, Run>;  // by their begin

  static constexpr std::size_t index(Vertex v) noexcept { return static_cast<std::size_t>(v); }
  [[nodiscard]] Runs::const_iterator run_of(Vertex v) const;
  void cut_open(Vertex v, std::size_t begin, std::size_t end);

  std::vector<Vertex> order_;
  std::vector<std::size_t> at_;  // place of each vertex in order_
  Runs runs_;                    // non-empty intervals of free vertices
};

}  // namespace minimex::conflict
