// Sizes that the sweep, which lays out rows, and the kernels, which fill them, agree on.
#pragma once

#include <cstddef>

namespace minimex::contour {

/// Words of the longest row: C(11, 5), for suffixes of 11 bits.
inline constexpr std::size_t kMostRowWords = 462;

/// Rows that a kernel gets at once, and numbers in its vectors, at most.
inline constexpr std::size_t kMostRows = 8;

/// A run of words of each row of a shape.
struct RowPart {
  std::size_t begin = 0;
  std::size_t words = 0;
  bool in_blocks = false;  ///< long enough for the blocks of the kernel at hand
};

}  // namespace minimex::contour
