// Augments a matching of a board by shortest paths, one free left cell after another.
//
// A search goes from the cell level by level to the nearest free right cell. Where free right cells
// are plenty for the cells that are left over, it sees a small ball around each, where labels for
// pushes would take a search of the whole board. A search that finds none shows that its cell and
// all that it saw lead nowhere, now and later (they are cut off from every free right cell), so
// nothing of it is seen again. O(cells seen * steps); a bit a cell and lists of what was seen.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

class BoardPaths {
 public:
  /// `matching` has to outlive it.
  explicit BoardPaths(BoardMatching& matching);

  /// Augments from `cells`, free left ones, and takes off those that are matched or lead nowhere;
  /// gives up when about `most_seen` left cells have been seen, or `control` stops it.
  void run(std::vector<std::int32_t>& cells, std::uint64_t most_seen, Control& control);

 private:
  /// A left cell that a search has come to, by a step from another.
  struct Place {
    std::int32_t cell;
    std::uint32_t from;  // its number
    std::uint8_t step;   // of the place before
  };

  bool search(std::int32_t root);
  void augment(std::uint32_t place, std::size_t step);

  BoardMatching& matching_;
  std::span<const BoardLayout::Step> steps_;
  BoardBits seen_;  // right cells of the search at hand, and of those that found nothing
  std::vector<Place> places_;
  std::vector<std::int32_t> marked_;  // of seen_, by the search at hand
};

}  // namespace minimex::conflict
