// The reflections and rotations of a board, and what they make of sets of its cells.
//
// A box of sides s1 x s2 x ... is mapped to itself by reversing sides and by exchanging equal ones:
// eight ways for a square, 48 for a cube. Of these count those that map usable cells to usable
// cells and attacks to attacks. Shifts of toroidal boards are not among them. Other graphs have the
// identity alone.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

class BoardSymmetries {
 public:
  /// Those of `instance`, whose conflict graph is `graph`, each told apart by what it does to
  /// usable cells. In six dimensions there may be 46,080; takes that often O(E log E). Fewer when
  /// `control` stops: ask it before using them.
  BoardSymmetries(const GraphInstance& instance, const Graph& graph, Control& control);

  [[nodiscard]] std::uint64_t count() const noexcept { return maps_.size(); }

  /// How many different sets symmetries make of `set`, which is in increasing order, itself
  /// included; nothing when one of them comes before it in lexicographic order.
  [[nodiscard]] std::optional<std::uint64_t> images_of_first(std::span<const Vertex> set) const;

  /// Most bytes that the symmetries of `instance` take.
  static std::uint64_t bytes(const GraphInstance& instance);

 private:
  std::vector<std::vector<Vertex>> maps_;  // vertex to vertex, sorted, the identity among them
};

}  // namespace minimex
