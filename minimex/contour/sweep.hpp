// Filling the table of all contours of a board, each at the place of its rank.
//
// Tiles (tiling.hpp) go one after another, by decreasing rank, so that most moves stay in the
// cache; or, with threads, each as soon as those are done to which its moves lead (top_queue.hpp).
#pragma once

#include <cstdint>
#include <span>

#include "minimex/contour/tiling.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

class Sweep {
 public:
  /// `tiling`: in groups of one; must outlive the sweep.
  explicit Sweep(const Tiling& tiling) : tiling_(tiling) {}

  /// Fills all rows. False when `control` has stopped it half-way.
  [[nodiscard]] bool run(const RowKernel& kernel, Control& control) const;

 private:
  [[nodiscard]] bool run_in_order(const RowKernel& kernel, Control& control) const;
  [[nodiscard]] bool run_threaded(const RowKernel& kernel, Control& control) const;
  /// `heights`: of the columns that the top passes. Returns the number of words.
  std::uint64_t run_tile(std::span<const std::int32_t> heights, Tile& tile,
                         const RowKernel& kernel) const;

  const Tiling& tiling_;
};

}  // namespace minimex::contour
