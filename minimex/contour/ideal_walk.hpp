// Visits every set of pieces that can be left while pieces are taken from the bottom-left corner.
//
// Such a set is told by the heights of its columns (words.hpp), which end just below exposed
// pieces. The walk counts the heights up like the digits of an odometer, from nothing left to all
// pieces: the order is that of decreasing words. Or it counts them down.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

namespace minimex::contour {

/// `Placed` is a piece with its member `height`, the number of rows down to it, its own included.
template <typename Placed>
class IdealWalk {
 public:
  struct Exposed {
    std::size_t col;
    Placed placed;
  };

  /// The pieces of each column in any order, one a cell. Starts with nothing left.
  explicit IdealWalk(std::vector<std::vector<Placed>> columns) : columns_(std::move(columns)) {
    for (auto& column : columns_) {
      std::sort(column.begin(), column.end(),
                [](const Placed& a, const Placed& b) { return a.height < b.height; });
    }
  }

  /// Goes to the next set; false at the end. In the last column that can, the height falls to the
  /// next piece: that one gets exposed, and no other from there on.
  bool next() {
    for (std::size_t col = columns_.size(); col-- > 0;) {
      while (!exposed_.empty() && exposed_.back().col > col) exposed_.pop_back();
      const std::int32_t height = last_height();
      const auto next = std::upper_bound(
          columns_[col].begin(), columns_[col].end(), height,
          [](std::int32_t above, const Placed& piece) { return above < piece.height; });
      if (next == columns_[col].end()) continue;
      if (!exposed_.empty() && exposed_.back().col == col) exposed_.pop_back();
      exposed_.push_back({col, *next});
      return true;
    }
    return false;
  }

  /// Goes to all pieces left.
  void fill() {
    exposed_.clear();
    extend(0);
  }

  /// Goes to the set before this one; false where nothing is left. The last height that ends with a
  /// piece of its own rises to the piece above that, or as far as the height before; the heights
  /// after it fall as deep as they can.
  bool previous() {
    if (exposed_.empty()) return false;
    const Exposed last = exposed_.back();
    exposed_.pop_back();
    const auto& column = columns_[last.col];
    const auto here = std::lower_bound(
        column.begin(), column.end(), last.placed.height,
        [](const Placed& piece, std::int32_t height) { return piece.height < height; });
    if (here != column.begin() && std::prev(here)->height > last_height()) {
      exposed_.push_back({last.col, *std::prev(here)});
    }
    extend(last.col + 1);
    return true;
  }

  /// The exposed pieces, by increasing column and height.
  [[nodiscard]] std::span<const Exposed> exposed() const noexcept { return exposed_; }

 private:
  [[nodiscard]] std::int32_t last_height() const noexcept {
    return exposed_.empty() ? 0 : exposed_.back().placed.height;
  }

  /// All pieces of the columns from `col` on are left.
  void extend(std::size_t col) {
    for (; col < columns_.size(); ++col) {
      const auto& column = columns_[col];
      if (!column.empty() && column.back().height > last_height()) {
        exposed_.push_back({col, column.back()});
      }
    }
  }

  std::vector<std::vector<Placed>> columns_;
  std::vector<Exposed> exposed_;
};

}  // namespace minimex::contour
