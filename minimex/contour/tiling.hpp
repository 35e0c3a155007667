// How the words of a board are laid out in memory, for tables of all of them or of some.
//
// A word of the board is cut into prefix and suffix, its last few bits (11 as a rule). A row holds
// the words of one prefix, in numeric order: it is contiguous, and taking a cell that lies in the
// prefix leads from every word of the row to a word of another row, all at the same distance. So
// such moves are whole-row operations that vectorise. A cell on the border (0 ends the prefix, 1
// begins the suffix) leads from the upper part of the row to the row right after it. The remaining
// cells lead from word to word inside the row, and these moves are the same, on the same cells, for
// every row with as many ones in its suffix. Longer suffixes make fewer rows to look after, and
// more work inside them; 462 words, and as many rows as a vector has lanes, still fit the first
// cache.
//
// Prefixes are cut again, into top and inner bits: a tile is all rows of one top, contiguous in
// numeric order, too, so that inside a tile places are ranks. Tiles may lie anywhere; whoever
// orders them (sweep.hpp, layer_sweep.hpp) says where those are to which moves lead. Every move
// leads to a larger word. In a tile, rows go in batches that do not depend on each other
// (inner_schedule.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "minimex/contour/inner_schedule.hpp"
#include "minimex/contour/row_part.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {

/// How far place `to` lies behind place `from`; negative when it lies before.
constexpr std::int64_t step_between(std::uint64_t from, std::uint64_t to) noexcept {
  return static_cast<std::int64_t>(to - from);
}

/// Taking a cell of the prefix. Cells are numbered row * cols + col.
struct RowMove {
  std::int32_t cell = -1;  ///< -1: there is none
  std::int64_t step = 0;   ///< from the place of any word of the row to that of the word after it
};

/// The words of one prefix.
struct TableRow {
  std::uint64_t first = 0;              ///< place of its first word
  bool odd = false;                     ///< its first word has taken an odd number of cells
  bool ends = false;                    ///< its last word is the end: everything is taken
  int suffix_ones = 0;                  ///< ones in the suffix: tells its RowShape
  std::span<const RowMove> moves = {};  ///< in the prefix; first those that leave the tile
  RowMove border = {};                  ///< on the border; stays in the tile
  std::size_t leaving = 0;              ///< moves that leave the tile
  /// For each two of these, the step of both; rows of `stride`. The last of the stride is the move
  /// that changes the inner bits, too, by `shift`.
  const std::int64_t* leaving_steps = nullptr;
  std::size_t stride = 0;
  std::int64_t shift = 0;

  /// The step of moves i < j together.
  [[nodiscard]] std::int64_t pair_step(std::size_t i, std::size_t j) const noexcept {
    if (j >= leaving) return moves[i].step + moves[j].step;
    return leaving_steps[i * stride + j] + (j + 1 == stride ? shift : 0);
  }
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

/// The words of one top.
struct Tile {
  std::int32_t ones = 0;                 ///< in the top
  std::uint64_t first = 0;               ///< place of its first word
  bool odd = false;                      ///< its first word's top has taken an odd number of cells
  bool ends_down = false;                ///< the top's last bit is a zero
  bool ends = false;                     ///< its last word is the end
  std::vector<std::int32_t> cells = {};  ///< of the top that can be taken
  /// What to add to places for moves that leave the tile, a square: on the diagonal for taking
  /// cells[i], elsewhere for taking two of them. The last row and column stand for the cell between
  /// top and inner bits: there what is added leads to the first word of the other tile.
  std::vector<std::int64_t> steps = {};

  [[nodiscard]] std::size_t stride() const noexcept { return cells.size() + 1; }
};

/// The cut of a board's words into tiles, rows and suffixes. Immutable.
class Tiling {
 public:
  static constexpr int kSuffixBits = 11;  // see kMostRowWords
  static constexpr int kInnerBits = 10;   // C(21, 10) words of 4 bytes stay in the second cache

  /// How many rows a board has, sides >= 1; at most 2^64 - 1.
  static std::uint64_t row_count(std::int32_t rows, std::int32_t cols) noexcept;

  /// Of the board of `ranking` (Ranking::all; both sides >= 1), which must outlive this. At most
  /// `inner_bits` of them, 1 to kInnerBits; `group`: tiles that are filled together. With `start`,
  /// the heights of a contour, rows are left out that cannot be reached from it.
  explicit Tiling(const Ranking& ranking, int inner_bits = kInnerBits, std::size_t group = 1,
                  std::span<const std::int32_t> start = {});

  /// 0 <= ones <= suffix_bits(). Without words when the board has no such row.
  [[nodiscard]] const RowShape& shape(int ones) const noexcept {
    return shapes_[static_cast<std::size_t>(ones)];
  }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  [[nodiscard]] int suffix_bits() const noexcept { return suffix_bits_; }
  [[nodiscard]] int inner_bits() const noexcept { return inner_bits_; }
  [[nodiscard]] std::int64_t top_bits() const noexcept { return top_bits_; }
  /// Ones that a top may have.
  [[nodiscard]] std::int32_t fewest() const noexcept { return fewest_; }
  [[nodiscard]] std::int32_t most() const noexcept { return most_; }
  /// Words of a tile whose top has `ones` ones, and those of its rows that are not left out.
  [[nodiscard]] std::uint64_t tile_words(std::int32_t ones) const noexcept;
  [[nodiscard]] std::uint64_t filled_words(std::int32_t ones) const noexcept {
    return by_ones_[static_cast<std::size_t>(ones - fewest_)].filled;
  }

  /// The tile whose top passes these heights of its columns; without place and steps.
  void make_tile(std::span<const std::int32_t> heights, Tile& tile) const;
  /// Fills up to `group` tiles with as many ones in their tops, none of which depends on another.
  void fill(std::span<const Tile> tiles, const RowKernel& kernel) const;
  /// Place of a word in its tile: of the bits after the top.
  [[nodiscard]] std::uint64_t place_in_tile(std::int32_t ones, std::uint32_t rest) const noexcept;

 private:
  [[nodiscard]] std::int32_t cell_at(std::int32_t row, std::int32_t col) const noexcept {
    return row * ranking_.cols() + col;
  }
  /// What taking a cell adds to the rank.
  [[nodiscard]] std::int64_t step_of(std::int32_t row, std::int32_t col) const noexcept {
    return step_between(ranking_.term(col, row + 1), ranking_.term(col, row));
  }
  [[nodiscard]] std::uint32_t offset(std::int32_t ones, std::uint32_t inner) const noexcept {
    return by_ones_[static_cast<std::size_t>(ones - fewest_)].offsets[inner];
  }
  /// What tiles have in common whose tops have as many ones.
  struct TileShape {
    std::vector<std::uint32_t> offsets = {};  // by inner word: words of the tile before the row
    std::vector<std::uint16_t> inner = {};    // words of the rows to fill, in the batches' order
    std::vector<InnerBatch> batches = {};     // of these
    std::uint64_t filled = 0;                 // words of these rows
  };

  [[nodiscard]] RowShape make_shape(int ones) const;
  /// `start_ones`: as start_ones() gives them.
  [[nodiscard]] TileShape make_tile_shape(std::int32_t ones, const InnerSchedule& schedule,
                                          std::span<const std::int32_t> start_ones) const;
  /// For the top and for each further inner bit, the ones of the start up to there.
  [[nodiscard]] std::vector<std::int32_t> start_ones(std::span<const std::int32_t> start) const;
  /// `moves` is where those of the row are kept.
  void make_row(const Tile& tile, std::uint32_t inner, std::vector<RowMove>& moves,
                TableRow& row) const;

  const Ranking& ranking_;
  int suffix_bits_;
  int inner_bits_;
  std::int64_t top_bits_;
  std::int32_t fewest_;
  std::int32_t most_;
  std::vector<std::uint16_t> in_row_;  // by suffix: its place in its row
  std::vector<RowShape> shapes_;
  std::vector<TileShape> by_ones_;  // by ones in the top less fewest_
};

}  // namespace minimex::contour
