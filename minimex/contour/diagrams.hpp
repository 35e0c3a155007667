// Young diagrams as lists of row lengths, and their ranks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/words.hpp"

namespace minimex::contour {

/// A bite at a cell of a diagram, 0-based.
struct Bite {
  std::int32_t row = 0;
  std::int32_t col = 0;

  friend bool operator==(const Bite&, const Bite&) = default;
};

std::int64_t cell_count(std::span<const std::int32_t> shape) noexcept;

/// True when all rows but the first have at most one cell.
bool is_hook(std::span<const std::int32_t> diagram) noexcept;

/// Rows as columns. `shape` has no empty rows. O(rows + columns).
std::vector<std::int32_t> transposed(std::span<const std::int32_t> shape);

/// The ranks of the diagrams inside `shape`, whose rows have at most `longest` cells: their order
/// is that of their row lengths, the first row first. Columns of the ranking are the rows of the
/// shape; a row of `length` cells adds term(row, longest - length).
Ranking rank_diagrams(std::span<const std::int32_t> shape, std::int32_t longest);

/// A lower bound on the number of diagrams inside `shape`, found without counting: those inside the
/// largest rectangles in it, or its hooks. At most 2^64 - 1; O(rows).
std::uint64_t least_diagram_count(std::span<const std::int32_t> shape) noexcept;

}  // namespace minimex::contour
