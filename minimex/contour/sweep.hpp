// The table of all contours of a board, filled row by row.
//
// A word of the board is cut into prefix and suffix, its last few bits (11 as a rule). A row of the
// table holds the words of one prefix, in numeric order: it is contiguous, and taking a cell that
// lies in the prefix leads from every word of the row to a word of another row, all at the same
// distance. So such moves are whole-row operations that vectorise. A cell on the border (0 ends the
// prefix, 1 begins the suffix) leads from the upper part of the row to the row right after it. The
// remaining cells lead from word to word inside the row, and these moves are the same, on the same
// cells, for every row with as many ones in its suffix. Longer suffixes make fewer rows to look
// after, and more work inside them; 462 words, and as many rows as a vector has lanes, still fit
// the first cache.
//
// Every move leads to a larger word. Prefixes are cut again, into top and inner bits: a tile is all
// rows of one top, at most C(21, 10) words, so that most moves stay in the cache. In a tile, rows
// go in batches that do not depend on each other (inner_schedule.hpp). Tiles go one after another;
// or, with threads, each as soon as those are done to which its moves lead (top_queue.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/inner_schedule.hpp"
#include "minimex/contour/row_part.hpp"
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
  std::uint16_t from = 0;
  std::uint16_t to = 0;
  std::int32_t cell = 0;
};

/// What all rows with the same number of ones in the suffix have in common.
struct RowShape {
  std::vector<std::uint16_t> words = {};  ///< the suffixes, in numeric order
  std::vector<bool> odd = {};             ///< which have taken an odd number of the suffix's cells
  std::size_t border_begin = 0;           ///< the words from here on begin with a one
  std::vector<SuffixMove> moves = {};     ///< by decreasing `from`
};

/// Fills rows of a table from the rows after them.
class RowKernel {
 public:
  virtual ~RowKernel() = default;
  /// Called with up to kMostRows rows of one shape that do not depend on each other, each row once,
  /// after all rows to which its moves lead; from several threads at once for rows that do not
  /// depend on each other. Must not throw.
  virtual void fill(std::span<const TableRow> rows) const = 0;
};

class Sweep {
 public:
  /// Of the board of `ranking` (Ranking::all; both sides >= 1), which must outlive the sweep.
  explicit Sweep(const Ranking& ranking);

  /// 0 <= ones <= suffix_bits(). Without words when the board has no such row.
  [[nodiscard]] const RowShape& shape(int ones) const noexcept {
    return shapes_[static_cast<std::size_t>(ones)];
  }
  [[nodiscard]] int suffix_bits() const noexcept { return suffix_bits_; }

  /// Fills all rows. False when `control` has stopped it half-way.
  [[nodiscard]] bool run(const RowKernel& kernel, Control& control) const;

 private:
  /// The words of one top.
  struct Tile {
    std::int32_t ones = 0;
    std::uint64_t first = 0;
    bool odd = false;        // its first word's top has taken an odd number of cells
    bool ends_down = false;  // the top's last bit is a zero
    std::vector<std::int32_t> cells = {};
  };

  [[nodiscard]] std::int32_t cell_at(std::int32_t row, std::int32_t col) const noexcept {
    return row * ranking_.cols() + col;
  }
  [[nodiscard]] RowShape make_shape(int ones) const;
  [[nodiscard]] std::vector<std::uint32_t> make_offsets(int ones_below) const;
  [[nodiscard]] bool run_in_order(const RowKernel& kernel, Control& control) const;
  [[nodiscard]] bool run_threaded(const RowKernel& kernel, Control& control) const;
  [[nodiscard]] Tile make_tile(std::span<const std::int32_t> lines) const;
  /// `cells` is where those of the row are kept.
  void make_row(const Tile& tile, std::uint32_t inner, std::vector<std::int32_t>& cells,
                TableRow& row) const;
  /// `lines`: of the columns that the top passes. Returns the number of words.
  std::uint64_t run_tile(std::span<const std::int32_t> lines, const RowKernel& kernel) const;

  const Ranking& ranking_;
  int suffix_bits_;
  int inner_bits_;
  std::int64_t top_bits_;
  std::int32_t fewest_;  // ones in a top
  std::int32_t most_;
  std::vector<RowShape> shapes_;
  InnerSchedule schedule_;
  // By ones in the top less fewest_: the batches of such tiles; and, by inner word, the words of
  // the tile before the row.
  std::vector<std::vector<InnerBatch>> batches_;
  std::vector<std::vector<std::uint32_t>> offsets_;
};

}  // namespace minimex::contour
