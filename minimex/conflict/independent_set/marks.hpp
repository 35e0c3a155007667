// Working space of the reductions: a set that empties in O(1), and a count for each vertex.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// A set of vertices; each entry remembers the round in which it was added.
class Marks {
 public:
  /// The empty set over vertices 0..`vertices`-1.
  explicit Marks(Vertex vertices) : round_of_(static_cast<std::size_t>(vertices), 0) {}

  void clear() noexcept {
    if (++round_ != 0) return;
    std::fill(round_of_.begin(), round_of_.end(), 0);
    round_ = 1;
  }
  void add(Vertex v) noexcept { round_of_[static_cast<std::size_t>(v)] = round_; }
  [[nodiscard]] bool has(Vertex v) const noexcept {
    return round_of_[static_cast<std::size_t>(v)] == round_;
  }

 private:
  std::vector<std::uint32_t> round_of_;
  std::uint32_t round_ = 1;
};

struct Scratch {
  explicit Scratch(Vertex vertices)
      : marks(vertices), counts(static_cast<std::size_t>(vertices), 0) {}

  Marks marks;                 ///< anything between calls
  std::vector<Vertex> counts;  ///< zero between calls
};

}  // namespace minimex::conflict
