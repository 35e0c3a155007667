// The wet areas of a river grid, and what the contest guarantees about them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "minimex/games/river/rules.hpp"

namespace minimex::river {

/// A cell by its 0-based row and column.
struct Cell {
  std::int32_t row = 0;
  std::int32_t col = 0;
};

/// A connected set of wet cells.
struct WetArea {
  std::int64_t cells = 0;
  bool touches_left = false;
  bool touches_right = false;
};

class WetAreas {
 public:
  static constexpr std::int32_t kLand = -1;

  /// Finds the areas by flood fill, without recursion. O(cells).
  explicit WetAreas(const Instance& instance);

  /// Number of the area of a cell, by first cell; kLand on land and outside the grid.
  [[nodiscard]] std::int32_t at(Cell cell) const noexcept {
    return inside(cell) ? number_[index(cell)] : kLand;
  }
  [[nodiscard]] const std::vector<WetArea>& areas() const noexcept { return areas_; }

 private:
  [[nodiscard]] bool inside(Cell cell) const noexcept {
    return cell.row >= 0 && cell.row < side_ && cell.col >= 0 && cell.col < side_;
  }
  [[nodiscard]] std::size_t index(Cell cell) const noexcept {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(side_) +
           static_cast<std::size_t>(cell.col);
  }
  void flood(const Instance& instance, Cell start);

  std::int32_t side_;
  std::vector<std::int32_t> number_;  // row-major
  std::vector<WetArea> areas_;
};

/// The first cell, row-major, at which a guarantee of the contest is broken, and how.
struct BrokenGuarantee {
  Cell cell = {};
  std::string message = {};
};
std::optional<BrokenGuarantee> broken_guarantee(const Instance& instance);

}  // namespace minimex::river
