// Tells the sweep of a board (board_matching.hpp) where cells of the other colour are wanted.
//
// The planes around the sweep are divided into blocks along the second dimension, and these along
// the last one. Where the blocks up to some border have more free right cells, for their share,
// than left ones, left cells beside the border had better take right cells on this side of it, and
// vice versa: then what is short on one side of the board comes from the other while the sweep
// passes, not by long walks at its end. O(words of the planes) each time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/board_layout.hpp"

namespace minimex::conflict {

class BoardSteering {
 public:
  /// `layout` has to outlive it, and has steps.
  explicit BoardSteering(const BoardLayout& layout);

  /// Finds what is wanted from `plane` on; `left` and `right` are the free cells. Returns whether
  /// anything is.
  bool plan(std::int32_t plane, const BoardBits& left, const BoardBits& right);

  /// Sets `cells` to the cells of a plane that the step suits: along both dimensions it stays where
  /// it is, or leads where cells are wanted.
  void find_cells(const BoardLayout::Step& step, BoardBits& cells) const;

 private:
  struct Part {
    std::size_t word;
    std::uint64_t cells;
  };
  struct Block {
    std::vector<Part> parts;
    std::int64_t size = 0;
    std::int64_t surplus = 0;  // of right cells
  };

  class Flow;

  std::int32_t add_part(std::int32_t bit, std::int32_t first);
  void count(std::int32_t plane, const BoardBits& left, const BoardBits& right);
  void want(const Block& block, double flow, std::array<BoardBits, 3>& suited);

  const BoardLayout& layout_;
  std::size_t last_;                     // dimension
  std::size_t columns_ = 0;              // blocks along the last dimension
  std::vector<Block> blocks_;            // by rows
  std::array<BoardBits, 3> second_;      // cells that steps down, across, and up the second suit
  std::array<BoardBits, 3> last_cells_;  // likewise along the last dimension
  bool wanted_ = false;
};

}  // namespace minimex::conflict
