// Cuts that make instances smaller: what the games' `simpler` have in common.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/core/board.hpp"

namespace minimex {

/// A part of a list: what is left out of it.
struct Cut {
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const noexcept { return end - begin; }
};

/// What to leave out of a list of `length` things to shrink it: either half, each quarter, and so
/// on down to single things, as long as there are not more than `most` cuts of a size.
std::vector<Cut> cuts(std::size_t length, std::size_t most);

/// For cuts(): how many of a size there are at most when each makes an instance of `bytes`:
/// 128, or fewer when all of them together would be large.
constexpr std::size_t most_cuts(std::uint64_t bytes) {
  constexpr std::uint64_t kAllBytes = std::uint64_t{1} << 26;
  constexpr std::uint64_t kMost = 128;
  return static_cast<std::size_t>(std::clamp<std::uint64_t>(kAllBytes / (bytes + 1), 2, kMost));
}

/// `list` without what is in `cut`.
template <typename T>
std::vector<T> without(std::vector<T> list, const Cut& cut) {
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(cut.begin),
             list.begin() + static_cast<std::ptrdiff_t>(cut.end));
  return list;
}

/// `board` with one side cut to `side` cells, its blocked cells with it.
Board with_side(const Board& board, std::size_t dimension, std::int32_t side);

/// Boards with one shorter side: each side of four or more cut to half, then each by one.
std::vector<Board> with_shorter_sides(const Board& board);

}  // namespace minimex
