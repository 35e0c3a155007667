// Cuts that make instances smaller: what the games' `simpler` have in common.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "minimex/core/board.hpp"

namespace minimex {

/// Into how many pieces at most a list is cut when each cut makes an instance of so many bytes: 64,
/// or fewer when all of them together would be large.
constexpr std::uint64_t pieces_for(std::uint64_t bytes) {
  constexpr std::uint64_t kAllBytes = std::uint64_t{1} << 25;
  constexpr std::uint64_t kMostPieces = 64;
  return std::clamp<std::uint64_t>(kAllBytes / (bytes + 1), 2, kMostPieces);
}

/// Calls cut(from, to) for the stretches of 0..`count`: its halves, quarters, and so on down to
/// single entries, or to about `pieces` stretches.
template <class Cut>
void for_each_stretch(std::size_t count, std::uint64_t pieces, const Cut& cut) {
  if (count == 0) return;
  for (std::size_t length = (count + 1) / 2;; length = (length + 1) / 2) {
    for (std::size_t from = 0; from < count; from += length) {
      cut(from, std::min(from + length, count));
    }
    if (length == 1 || count / length >= pieces) return;
  }
}

/// `board` with one side cut to `side` cells, its blocked cells with it.
Board with_side(const Board& board, std::size_t dimension, std::int32_t side);

}  // namespace minimex
