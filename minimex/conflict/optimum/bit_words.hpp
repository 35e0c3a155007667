// Single bits of sets that are kept in words of 64 bits.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace minimex::conflict {

using Word = std::uint64_t;
inline constexpr std::size_t kWordBits = 64;

/// Bit `i` >= 0 of the words.
template <std::integral Index>
[[nodiscard]] bool test_bit(std::span<const Word> words, Index i) noexcept {
  const auto bit = static_cast<std::size_t>(i);
  return (words[bit / kWordBits] >> bit % kWordBits & 1) != 0;
}
template <std::integral Index>
void set_bit(std::span<Word> words, Index i) noexcept {
  const auto bit = static_cast<std::size_t>(i);
  words[bit / kWordBits] |= Word{1} << bit % kWordBits;
}
template <std::integral Index>
void clear_bit(std::span<Word> words, Index i) noexcept {
  const auto bit = static_cast<std::size_t>(i);
  words[bit / kWordBits] &= ~(Word{1} << bit % kWordBits);
}

}  // namespace minimex::conflict
