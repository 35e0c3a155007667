// Makes a matching of a board maximum: guided depth-first searches for augmenting paths.
//
// Phases as of Pothen and Fan: in each, every free left cell looks for an alternating path to a free
// right one past cells that no search of the phase has seen; a phase without success proves the
// matching maximum (Berge 1957). A search knows where it wants to go, to the nearest free right
// cell, and takes at each cell the step that gets it closest, so that on dense boards the paths are
// hardly longer than the way there; it turns aside to any free cell that it comes by. A target that
// is not found in good time, and maybe cannot be, is given up for the next one. O(cells *
// steps^2) a phase, no recursion.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "minimex/conflict/optimum/board_matching.hpp"

namespace minimex::conflict {

class BoardSearch {
 public:
  /// `matching` has to outlive the search.
  explicit BoardSearch(BoardMatching& matching);

  /// Makes the matching maximum; false when `control` stopped it before.
  bool run(Control& control);

  /// After a run that was not stopped: the right cells that alternating paths from free left cells
  /// reach. None of them is free.
  [[nodiscard]] const BoardBits& reached() const noexcept { return seen_; }

 private:
  using Coordinates = std::array<std::int32_t, kMaxDimensions>;
  struct Place {
    std::int32_t cell;
    std::size_t step;  // to the next right cell on the path
    Coordinates at;
  };

  bool augment(std::int32_t root, Control& control);
  struct Target {
    std::int32_t cell;
    bool given_up;
    Coordinates at;
  };

  void list_targets();
  std::size_t nearest_target(const Coordinates& from) const;
  bool finish(Place& place);
  bool descend(const Coordinates& goal);
  [[nodiscard]] std::int64_t distance(const Coordinates& a, const Coordinates& b) const;

  BoardMatching& matching_;
  std::span<const BoardLayout::Step> steps_;
  int dimensions_;
  BoardBits seen_;  // right cells, in this phase
  std::vector<Place> path_;
  std::vector<Target> targets_;  // right cells that were free at the start, in order
  std::uint64_t visits_ = 0;
  bool stopped_ = false;
};

}  // namespace minimex::conflict
