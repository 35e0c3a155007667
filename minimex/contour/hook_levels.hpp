// Young diagrams taken apart into a hook and what it leaves.
//
// A diagram is its first row, its first column, and the inner diagram right of the one and below
// the other. Diagrams with the same hook are a level; within a level they are numbered by their
// inner diagrams, the first row first. That number depends on how many rows the inner diagram may
// have, not on how many columns: shorter first rows come first. So a bite into the first row leads
// to a level in which the same inner diagram has the same number, and there is one ranking for each
// number of inner rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/diagrams.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {

/// A hook: the cells of the first row and of the first column, the corner in both.
struct Hook {
  std::int32_t across = 1;
  std::int32_t down = 1;
};

/// The levels of the diagrams inside a shape, turned so that its inner diagram is at least as wide
/// as high. Immutable.
class HookLevels {
 public:
  /// Bytes that the rankings take, at most 2^64 - 1.
  static std::uint64_t bytes(const std::vector<std::int32_t>& shape);

  /// Takes time and memory in proportion to bytes().
  explicit HookLevels(std::vector<std::int32_t> shape);

  /// Whether rows here are the columns of the shape that was given.
  [[nodiscard]] bool turned() const noexcept { return turned_; }
  [[nodiscard]] bool symmetric() const noexcept { return symmetric_; }
  /// The hook of the shape, which is that of the last level.
  [[nodiscard]] Hook last() const noexcept { return last_; }
  /// The inner diagram of the shape.
  [[nodiscard]] std::span<const std::int32_t> inner() const noexcept { return inner_; }

  /// Rows and columns of the box for the inner diagrams of a level.
  [[nodiscard]] std::int32_t rows(const Hook& hook) const noexcept {
    return std::min(hook.down - 1, static_cast<std::int32_t>(inner_.size()));
  }
  [[nodiscard]] std::int32_t cols(const Hook& hook) const noexcept {
    return std::min(hook.across - 1, inner_.empty() ? 0 : inner_[0]);
  }
  /// The number of diagrams of a level. O(rows).
  [[nodiscard]] std::uint64_t size(const Hook& hook) const noexcept {
    return 1 + widest(rows(hook), 0, cols(hook));
  }

  /// What a row of `length` adds to the number of an inner diagram of at most `rows` rows.
  [[nodiscard]] std::uint64_t term(std::int32_t rows, std::int32_t row,
                                   std::int32_t length) const noexcept {
    return rankings_[static_cast<std::size_t>(rows)].term(row, longest_ - length);
  }
  /// What the rows from `row` on add at most when none has more than `length` cells. O(rows).
  [[nodiscard]] std::uint64_t widest(std::int32_t rows, std::int32_t row,
                                     std::int32_t length) const noexcept;
  /// The number of a diagram of at most `rows` rows; rows that are not given are empty.
  [[nodiscard]] std::uint64_t rank(std::int32_t rows,
                                   std::span<const std::int32_t> diagram) const noexcept;
  /// Sets the first `rows` lengths of `diagram` to those of number `rank`, none of which is more
  /// than `cols`. O(rows + cols).
  void unrank(std::int32_t rows, std::int32_t cols, std::uint64_t rank,
              std::span<std::int32_t> diagram) const noexcept;

 private:
  bool turned_ = false;
  bool symmetric_ = false;
  Hook last_;
  std::vector<std::int32_t> inner_;
  std::int32_t longest_ = 0;
  std::vector<Ranking> rankings_;  // by the number of rows
};

/// The inner diagram of `shape`.
std::vector<std::int32_t> inner_diagram(std::span<const std::int32_t> shape);

}  // namespace minimex::contour
