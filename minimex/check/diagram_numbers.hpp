// The numbers of the diagrams inside a shape.
//
// Diagrams are ordered by the lengths of their rows, the first row first, and numbered from 0, the
// empty one. The number of a diagram is the sum over its rows of how many choices there are for
// that row and those below it with that row shorter, whatever the rows above are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace minimex::check {

using Diagram = std::vector<std::int32_t>;

class DiagramNumbers {
 public:
  /// Number of table entries for `shape`.
  static std::uint64_t entries(const Diagram& shape) noexcept;

  /// `room` has space for entries(shape) numbers. O(entries).
  DiagramNumbers(const Diagram& shape, std::unique_ptr<std::uint64_t[]> room);

  /// How many choices there are for `row` and those below it with `row` shorter than `length`;
  /// `length` is at most one more than the row of the shape.
  [[nodiscard]] std::uint64_t shorter(std::size_t row, std::int32_t length) const noexcept {
    return shorter_[begins_[row] + static_cast<std::size_t>(length)];
  }
  /// O(rows).
  [[nodiscard]] std::uint64_t number(const Diagram& diagram) const noexcept;
  /// How many diagrams there are, at most 2^64-1.
  [[nodiscard]] std::uint64_t size() const noexcept { return shorter_[begins_[1] - 1]; }

 private:
  std::vector<std::size_t> begins_;  // of the rows in `shorter_`
  std::unique_ptr<std::uint64_t[]> shorter_;
};

}  // namespace minimex::check
