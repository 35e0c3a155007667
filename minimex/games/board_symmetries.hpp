// The reflections, rotations and shifts of a board, and what they make of sets of its cells.
//
// A box of sides s1 x s2 x ... is mapped to itself by reversing sides and by exchanging equal ones
// (of which both or none are glued): eight ways for a square, 48 for a cube; where opposite sides
// are glued, by shifting along them, too. Of these count those that map usable cells to usable
// cells and attacks to attacks. Other graphs have the identity alone.
//
// A torus has many of them, so only some are kept, which make all others by being done one after
// another; the images of a set are found by doing them until nothing new comes. Of n images in
// random order one is known not to be the first after ln n of them on average.
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
  /// Those of `instance`, whose conflict graph is `graph`. Takes O(E log E) for each that is kept,
  /// and O(blocked log blocked) for each that might be one: in six dimensions 46,080 without
  /// shifts, where sides are glued as many times more as cells are blocked. Fewer when `control`
  /// stops: ask it before using them.
  BoardSymmetries(const GraphInstance& instance, const Graph& graph, Control& control);

  /// How many there are, each told apart by what it does to usable cells.
  [[nodiscard]] std::uint64_t count() const noexcept { return count_; }

  /// How many different sets symmetries make of `set`, which is in increasing order, itself
  /// included; `most` + 1 when there are more than `most`. Nothing when one of them comes before it
  /// in lexicographic order, which is mostly seen at once, or `control` stops.
  /// Takes O(images * kept ones).
  [[nodiscard]] std::optional<std::uint64_t> images_of_first(std::span<const Vertex> set,
                                                             std::uint64_t most,
                                                             Control& control) const;

  /// Most bytes that the symmetries of `instance` take.
  static std::uint64_t bytes(const GraphInstance& instance);
  /// Bytes of `count` images of sets of `size` vertices, or of one image for each symmetry if that
  /// is less; saturate.
  [[nodiscard]] std::uint64_t image_bytes(std::uint64_t count, std::uint64_t size) const noexcept;

 private:
  std::uint64_t count_ = 1;
  std::vector<std::vector<Vertex>> kept_;  // vertex to vertex; without the identity
};

}  // namespace minimex
