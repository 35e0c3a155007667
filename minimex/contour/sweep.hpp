// The table of all contours of a board, filled row by row.
//
// A word of the board is cut into prefix and suffix, its last few bits (8 as a rule). A row of the
// table holds the words of one prefix, in numeric order: it is contiguous, and taking a cell that
// lies in the prefix leads from every word of the row to a word of another row, all at the same
// distance. So such moves are whole-row operations that vectorise. A cell on the border (0 ends the
// prefix, 1 begins the suffix) leads from the upper part of the row to the row right after it. The
// remaining cells lead from word to word inside the row, and these moves are the same, on the same
// cells, for every row with as many ones in its suffix.
//
// Every move leads to a larger word. Prefixes are cut again, into top and inner bits: a tile is all
// rows of one top, at most 2^18 words, so that most moves stay in the cache. Tiles go one after
// another in decreasing order; or, with threads, by layers: the sum of (bit + 1) over the ones of
// the top grows by 1 with each move that leaves a tile, so that tiles of a layer are independent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// The words of one prefix. Cells are numbered row * cols + col.
struct TableRow {
  std::uint64_t first = 0;                   ///< rank of its first word
  bool odd = false;                          ///< its first word has taken an odd number of cells
  int suffix_ones = 0;                       ///< ones in the suffix: tells its RowShape
  std::span<const std::int32_t> cells = {};  ///< cells of the prefix that can be taken
  std::int32_t border_cell = -1;             ///< the one on the border; -1 when there is none
};

/// Taking `cell` leads from word `from` of a row to its word `to`.
struct SuffixMove {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::int32_t cell = 0;
};

/// What all rows with the same number of ones in the suffix have in common.
struct RowShape {
  std::vector<std::uint8_t> words = {};  ///< the suffixes, in numeric order
  std::vector<bool> odd = {};            ///< which have taken an odd number of the suffix's cells
  std::size_t border_begin = 0;          ///< the words from here on begin with a one
  std::vector<SuffixMove> moves = {};    ///< by decreasing `from`
};

/// Fills one row of a table from the rows after it.
class RowKernel {
 public:
  virtual ~RowKernel() = default;
  /// Called once for each row, after all rows to which its moves lead; from several threads at once
  /// for rows that do not depend on each other. Must not throw.
  virtual void fill(const TableRow& row) const = 0;
};

class Sweep {
 public:
  /// Of the board of `ranking` (Ranking::all; both sides >= 1), which must outlive the sweep.
  explicit Sweep(const Ranking& ranking);

  /// 0 <= ones <= 8. Without words when the board has no such row.
  [[nodiscard]] const RowShape& shape(int ones) const noexcept {
    return shapes_[static_cast<std::size_t>(ones)];
  }
  [[nodiscard]] int suffix_bits() const noexcept { return suffix_bits_; }

  /// Fills all rows. False when `control` has stopped it half-way.
  [[nodiscard]] bool run(const RowKernel& kernel, Control& control) const;

 private:
  [[nodiscard]] RowShape make_shape(int ones) const;
  [[nodiscard]] bool run_in_order(const RowKernel& kernel, Control& control) const;
  [[nodiscard]] bool run_by_layers(const RowKernel& kernel, Control& control) const;
  [[nodiscard]] std::vector<std::vector<std::uint32_t>> layers() const;
  /// `lines`: of the columns that the top passes. Returns the number of words.
  std::uint64_t run_tile(std::span<const std::int32_t> lines, const RowKernel& kernel) const;

  const Ranking& ranking_;
  int suffix_bits_;
  int inner_bits_;
  std::int64_t top_bits_;
  std::int32_t fewest_;  // ones in a top
  std::int32_t most_;
  std::vector<RowShape> shapes_;
  std::vector<std::vector<std::uint32_t>> inners_;  // by ones in the top less fewest_; decreasing
};

}  // namespace minimex::contour
