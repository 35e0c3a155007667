// What is left of a set of pieces while they are taken from the bottom-left corner.
//
// Each column is a stack with its lowest piece on top; a piece can be taken when it is exposed. The
// heights of the contour, and the exposed pieces, come from one pass over the columns: the height
// of a column is just below the lowest piece in it or in any column left of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/contour/reduction.hpp"

namespace minimex::contour {

class Staircase {
 public:
  /// All pieces there; piece i on `placement.cells[i]`, one a cell.
  explicit Staircase(const Placement& placement);

  /// Takes piece `i`, the lowest of its column.
  void take(std::size_t i) noexcept { ++taken_[column(i)]; }

  /// For each column, how many rows are left of it when all that can be taken besides pieces is
  /// taken. O(columns).
  void heights(std::vector<std::int32_t>& out) const;
  /// The exposed pieces, by increasing column and row. O(columns).
  void exposed(std::vector<std::size_t>& out) const;

 private:
  [[nodiscard]] std::size_t column(std::size_t i) const noexcept {
    return static_cast<std::size_t>(cells_[i].col);
  }

  std::vector<Cell> cells_;
  std::vector<std::vector<std::size_t>> stacks_;  // pieces of a column, lowest first
  std::vector<std::size_t> taken_;                // how many of them are gone
};

}  // namespace minimex::contour
