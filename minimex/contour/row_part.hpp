// Sizes that the sweep, which lays out rows, and the kernels, which fill them, agree on.
#pragma once

#include <cstddef>

namespace minimex::contour {

/// Words of the longest row: C(11, 5), for suffixes of 11 bits.
inline constexpr std::size_t kMostRowWords = 462;

/// Rows that a kernel gets at once, and numbers in its vectors, at most.
inline constexpr std::size_t kMostRows = 8;

/// Moves of a row at most, those on the cells of its prefix that can be taken. A contour with more
/// corners is one of a board of at least 33 rows and columns: its C(66, 33) values of 4 bytes each
/// are more than 64 bits count, so no budget allows a table of them, and its words are too long to
/// be laid out in layers (LayerSweep::can_take).
inline constexpr std::size_t kMostCorners = 32;

/// A run of words of each row of a shape.
struct RowPart {
  std::size_t begin = 0;
  std::size_t words = 0;
  bool in_blocks = false;  ///< long enough for the blocks of the kernel at hand
};

}  // namespace minimex::contour
