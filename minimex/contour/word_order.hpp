// The order in which parts of words depend on each other.
//
// A part of a word of `bits` bits goes on to others by one move: a flip of 01 to 10 inside it, or
// of its last bit from 0 to 1, when a one comes in from the bits below. All longer ways are made of
// these. So a part can be worked on once all that it goes on to by one move are done.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace minimex::contour {

/// Number of flips inside `word`.
inline int count_flips(std::uint32_t word, int bits) noexcept {
  return std::popcount(~word & (word << 1) & ((1U << bits) - 1));
}

/// Calls `use` with each word that goes on to `word` by one move.
template <typename Use>
void for_each_before(std::uint32_t word, const Use& use) {
  for (std::uint32_t rest = word & ~(word << 1) & ~1U; rest != 0; rest &= rest - 1) {
    use(word - (1U << (std::countr_zero(rest) - 1)));
  }
  if ((word & 1U) != 0) use(word - 1);
}

/// The heights of the columns that a word of `bits` bits passes: the zeros before each of its ones.
inline void find_heights(std::uint32_t word, int bits, std::vector<std::int32_t>& heights) {
  heights.clear();
  std::int32_t height = 0;
  for (int bit = bits; bit-- > 0;) {
    if ((word >> bit & 1U) != 0) {
      heights.push_back(height);
    } else {
      ++height;
    }
  }
}

}  // namespace minimex::contour
