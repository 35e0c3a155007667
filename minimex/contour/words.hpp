// Numbering contours without gaps.
//
// A contour runs from the top-left to the bottom-right corner of a board in steps down (bit 0) and
// right (bit 1); the cells below and left of it are gone. It is kept as its heights: heights[c]
// tells how many rows of column c are left, and never decreases from one column to the next. Read
// as binary numbers, the words of a family of contours have an order; the rank of a contour is the
// number of smaller words. A smaller word first differs by going down where this one goes right:
//   rank = sum over columns c of term(c, heights[c]),
// where term(c, x) counts the ways to go on from row x, column c that begin with a step down. One
// backward sweep over the board's points finds all terms. Taking cell (r, c) away raises the rank
// by term(c, r) - term(c, r + 1), whatever the other heights are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace minimex::contour {

/// The number of contours of a board, C(rows + cols, rows), at most 2^64 - 1. Sides >= 0. At most
/// about 64 steps, whatever the sides.
std::uint64_t word_count(std::int64_t rows, std::int64_t cols) noexcept;

/// The ranks of one family of contours. Immutable.
class Ranking {
 public:
  /// Bytes that a ranking of this board takes, at most 2^64 - 1.
  static std::uint64_t bytes(std::int64_t rows, std::int64_t cols) noexcept;

  // Each takes time and memory in proportion to rows * cols, which the caller has checked.

  /// Every contour.
  static Ranking all(std::int32_t rows, std::int32_t cols);
  /// Those that turn from down to right only at the lower-left corner of cells where `piece` holds:
  /// one contour for each order ideal of the pieces, with every empty cell taken that can be. Any
  /// other contour has the rank of the one that leaves the same pieces: where cell (r, c) is empty,
  /// term(c, r) = term(c, r + 1), for nobody in the family turns there.
  static Ranking turning(std::int32_t rows, std::int32_t cols,
                         const std::function<bool(std::int32_t row, std::int32_t col)>& piece);
  /// Those with heights[c] >= lowest[c]; `lowest` never decreases and is at most `rows`.
  static Ranking within(std::int32_t rows, std::span<const std::int32_t> lowest);

  [[nodiscard]] std::int32_t rows() const noexcept { return rows_; }
  [[nodiscard]] std::int32_t cols() const noexcept { return cols_; }
  /// The number of contours; ranks are below it. Meaningless ranks when it is 2^64 - 1.
  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }

  /// What column `col` adds to the rank when `height` rows of it are left.
  [[nodiscard]] std::uint64_t term(std::int32_t col, std::int32_t height) const noexcept {
    return terms_[static_cast<std::size_t>(col) * (static_cast<std::size_t>(rows_) + 1) +
                  static_cast<std::size_t>(height)];
  }
  /// Requires one height a column, of a member of the family. O(cols).
  [[nodiscard]] std::uint64_t rank(std::span<const std::int32_t> heights) const noexcept;
  /// The heights of the contour with this rank, which is below size(). O(cols * log(rows)).
  void heights(std::uint64_t rank, std::vector<std::int32_t>& out) const;

 private:
  template <typename MayTurn, typename MayPass>
  Ranking(std::int32_t rows, std::int32_t cols, const MayTurn& may_turn, const MayPass& may_pass);

  std::int32_t rows_;
  std::int32_t cols_;
  std::uint64_t size_ = 1;
  std::vector<std::uint64_t> terms_;  // column-major
};

}  // namespace minimex::contour
