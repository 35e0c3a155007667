// Visits every set of pieces that can be left while pieces are taken from the bottom-left corner.
//
// Such a set is told by the lines of its columns (words.hpp), which end just below exposed pieces.
// The walk counts the lines up like the digits of an odometer, from nothing left to all pieces:
// the order is that of decreasing words.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace minimex::contour {

/// `Man` is a piece with its member `line`, the number of rows down to it, its own included.
template <typename Man>
class IdealWalk {
 public:
  struct Exposed {
    std::size_t col;
    Man man;
  };

  /// The pieces of each column in any order, one a cell. Starts with nothing left.
  explicit IdealWalk(std::vector<std::vector<Man>> columns) : columns_(std::move(columns)) {
    for (auto& column : columns_) {
      std::sort(column.begin(), column.end(),
                [](const Man& a, const Man& b) { return a.line < b.line; });
    }
  }

  /// Goes to the next set; false at the end. In the last column that can, the line falls to the
  /// next piece: that one gets exposed, and no other from there on.
  bool next() {
    for (std::size_t col = columns_.size(); col-- > 0;) {
      while (!exposed_.empty() && exposed_.back().col > col) exposed_.pop_back();
      const std::int32_t line = exposed_.empty() ? 0 : exposed_.back().man.line;
      const auto next =
          std::upper_bound(columns_[col].begin(), columns_[col].end(), line,
                           [](std::int32_t above, const Man& man) { return above < man.line; });
      if (next == columns_[col].end()) continue;
      if (!exposed_.empty() && exposed_.back().col == col) exposed_.pop_back();
      exposed_.push_back({col, *next});
      return true;
    }
    return false;
  }

  /// The exposed pieces, by increasing column and line.
  [[nodiscard]] std::span<const Exposed> exposed() const noexcept { return exposed_; }

 private:
  std::vector<std::vector<Man>> columns_;
  std::vector<Exposed> exposed_;
};

}  // namespace minimex::contour
