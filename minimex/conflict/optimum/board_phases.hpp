// Makes a matching of a board maximum, by the phases of Hopcroft and Karp (1973).
//
// A phase searches from all free left cells at once, level by level, to the first level with a free
// right cell, and then takes as many disjoint shortest augmenting paths as it comes by. A search
// that finds no free cell proves the matching maximum (Berge 1957). Every phase makes the shortest
// path longer, so there are O(sqrt(cells)) of them; after the walks there are few, and they see
// little of the board. A phase costs O(cells seen * steps), a byte a cell; no recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

class BoardPhases {
 public:
  /// `matching` has to outlive the phases.
  explicit BoardPhases(BoardMatching& matching);

  /// Makes the matching maximum; false when `control` stopped it before.
  bool run(Control& control);

  /// After a run that was not stopped: the right cells that alternating paths from free left cells
  /// reach, in no order. None of them is free.
  [[nodiscard]] const std::vector<std::int32_t>& reached() const noexcept { return seen_; }

 private:
  struct Place {
    std::int32_t cell;
    std::size_t step;  // that is taken, or tried next
  };

  bool search(Control& control);
  bool augment(std::int32_t root);
  bool advance();

  /// The mark of right cells of a level, from 1 to 255: levels that share one are so far apart that
  /// no step leads from the one before to the wrong one, but on detours, which do no harm.
  static std::uint8_t mark(std::size_t level) noexcept {
    return static_cast<std::uint8_t>(1 + level % 255);
  }

  BoardMatching& matching_;
  std::span<const BoardLayout::Step> steps_;
  std::vector<std::int32_t> roots_;  // free left cells
  std::vector<std::uint8_t> level_;  // marks of right cells, 0: not seen, or taken
  std::vector<std::int32_t> seen_;   // right cells that have a mark, or had one
  std::vector<std::int32_t> layer_;  // left cells of the level at hand
  std::vector<std::int32_t> next_;
  std::vector<Place> path_;
  bool stopped_ = false;
};

}  // namespace minimex::conflict
