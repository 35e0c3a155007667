// All staircases that some cells allow, one after another, and how far apart neighbours are.
//
// Cells are taken from the bottom-left corner: a cell is exposed when no other cell that is left
// lies weakly below and left of it. What can be left is told by the lines: the line of a column is
// the number of rows down to the lowest cell left in it or in any column left of it, 0 when there
// is none. Lines never decrease from left to right, and where one is larger than the line before,
// the cell that ends it is exposed. The staircases are ordered by their lines, the leftmost column
// first, and numbered: nothing left is 0. So taking cells leads to smaller numbers, and a table in
// this order can be filled from what is in it.
//
// Let ways(c, l) be the number of ways in which columns from c on can go on after a line l. Taking
// an exposed cell that ends line l of column c leads exactly ways(c + 1, l) numbers back, whatever
// else is left. The staircases that come later are grouped by the first column c where they differ:
// there they have a greater line k, and each such k contributes ways(c + 1, k). In column c, taking
// the cell adds its own to them and no others, for the line drops to the next cell of the column or
// further. In a later column either the line stays, or it drops from l past no cell at all: those
// that end lines up to l were blocked by the taken one, so they are still there. Empty rows and
// columns do not matter; and with more columns than rows, the board is reflected in the diagonal
// from its bottom-left corner, which keeps who blocks whom and makes long boards narrow. Memory and
// time to set up: in proportion to the cells and rows * columns without the empty ones; each step
// takes time in proportion to the columns at worst.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace minimex::check {

class Staircases {
 public:
  struct Cell {
    std::int32_t row = 0;  ///< downwards
    std::int32_t col = 0;
  };

  /// Bytes that this many cells take.
  static std::uint64_t bytes(std::uint64_t cells) noexcept { return cells * 64; }

  /// Distinct cells, sorted by row, either way. Starts with nothing left.
  explicit Staircases(std::vector<Cell> cells);

  /// How many there are, at most 2^64-1.
  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
  /// Goes to the next one; false when all cells are left.
  [[nodiscard]] bool next();
  /// The exposed cells, by index in the constructor's list.
  [[nodiscard]] std::span<const std::size_t> exposed() const noexcept { return exposed_; }
  /// How many numbers back taking `cell` leads wherever it is exposed.
  [[nodiscard]] std::uint64_t step(std::size_t cell) const noexcept { return steps_[cell]; }

 private:
  /// A cell with the line that it ends.
  struct End {
    std::int32_t line = 0;
    std::int32_t col = 0;
    std::size_t cell = 0;
  };

  static std::int32_t squeeze(std::vector<Cell>& cells, std::int32_t Cell::*side);
  void count(std::int32_t rows);

  std::vector<std::vector<End>> columns_;  // by line
  std::vector<std::uint64_t> steps_;       // by cell
  std::uint64_t size_ = 1;
  std::vector<End> ends_;  // of the exposed cells, from the left
  std::vector<std::size_t> exposed_;
};

}  // namespace minimex::check
