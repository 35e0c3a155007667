// Sorting that can be stopped.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/core/control.hpp"

namespace minimex::contour {

/// Sorts `numbers`; leaves them in some order when `control` has stopped, which it asks about every
/// tenth of a second. Takes room for half of them where there is some.
inline void sort_in_pieces(std::vector<std::uint64_t>& numbers, Control& control) {
  constexpr std::size_t kPiece = std::size_t{1} << 20;
  const auto at = [&](std::size_t index) {
    return numbers.begin() + static_cast<std::ptrdiff_t>(std::min(index, numbers.size()));
  };
  for (std::size_t begin = 0; begin < numbers.size(); begin += kPiece) {
    if (control.stopped()) return;
    std::sort(at(begin), at(begin + kPiece));
  }
  for (std::size_t sorted = kPiece; sorted < numbers.size(); sorted *= 2) {
    for (std::size_t begin = 0; begin < numbers.size(); begin += 2 * sorted) {
      if (control.stopped()) return;
      std::inplace_merge(at(begin), at(begin + sorted), at(begin + 2 * sorted));
    }
  }
}

}  // namespace minimex::contour
