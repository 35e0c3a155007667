// Sets of positions as bits in a fixed number of words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace minimex::reference {

template <int kWords>
using Bits = std::array<std::uint64_t, kWords>;

/// Equality without the call that std::array's makes.
template <int kWords>
bool same(const Bits<kWords>& a, const Bits<kWords>& b) {
  std::uint64_t difference = 0;
  for (std::size_t i = 0; i < kWords; ++i) difference |= a[i] ^ b[i];
  return difference == 0;
}

template <int kWords>
int count(const Bits<kWords>& set) {
  int positions = 0;
  for (const std::uint64_t word : set) positions += std::popcount(word);
  return positions;
}

template <int kWords>
bool is_empty(const Bits<kWords>& set) {
  return same<kWords>(set, Bits<kWords>{});
}

template <int kWords>
void insert(Bits<kWords>& set, int position) {
  set[static_cast<std::size_t>(position / 64)] |= std::uint64_t{1} << (position % 64);
}

template <int kWords>
int lowest(const Bits<kWords>& set) {
  std::size_t word = 0;
  while (word + 1 < kWords && set[word] == 0) ++word;
  return static_cast<int>(64 * word) + std::countr_zero(set[word]);
}

template <int kWords>
int highest(const Bits<kWords>& set) {
  std::size_t word = kWords - 1;
  while (word > 0 && set[word] == 0) --word;
  return static_cast<int>(64 * word) + 63 - std::countl_zero(set[word]);
}

template <int kWords>
int take_lowest(Bits<kWords>& set) {
  const int position = lowest<kWords>(set);
  std::uint64_t& word = set[static_cast<std::size_t>(position / 64)];
  word &= word - 1;
  return position;
}

template <int kWords>
bool meet(const Bits<kWords>& a, const Bits<kWords>& b) {
  std::uint64_t common = 0;
  for (std::size_t i = 0; i < kWords; ++i) common |= a[i] & b[i];
  return common != 0;
}

template <int kWords>
Bits<kWords> without(Bits<kWords> set, const Bits<kWords>& taken) {
  for (std::size_t i = 0; i < kWords; ++i) set[i] &= ~taken[i];
  return set;
}

/// Every position lowered by `distance`.
template <int kWords>
Bits<kWords> shifted(const Bits<kWords>& set, int distance) {
  const auto words = static_cast<std::size_t>(distance / 64);
  const int bits = distance % 64;
  Bits<kWords> out{};
  for (std::size_t i = words; i < kWords; ++i) {
    out[i - words] = set[i] >> bits;
    if (bits != 0 && i + 1 < kWords) out[i - words] |= set[i + 1] << (64 - bits);
  }
  return out;
}

}  // namespace minimex::reference
