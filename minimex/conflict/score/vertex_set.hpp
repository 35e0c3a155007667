// A set of up to 64 * Words vertices as bits: the large components of a duel position.
//
// Plain value, no heap. Words = 0 is the empty universe of positions that need no set at all.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "minimex/core/hash.hpp"

namespace minimex::conflict::duel {

template <int Words>
class VertexSet {
 public:
  static constexpr int kCapacity = 64 * Words;

  constexpr void insert(int v) noexcept { words_[word(v)] |= bit(v); }
  constexpr void erase(int v) noexcept { words_[word(v)] &= ~bit(v); }
  [[nodiscard]] constexpr bool contains(int v) const noexcept {
    return (words_[word(v)] & bit(v)) != 0;
  }

  [[nodiscard]] constexpr bool empty() const noexcept {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  [[nodiscard]] constexpr int count() const noexcept {
    int total = 0;
    for (const std::uint64_t w : words_) total += std::popcount(w);
    return total;
  }
  /// The smallest vertex, or kCapacity when empty.
  [[nodiscard]] constexpr int first() const noexcept {
    int base = 0;
    for (const std::uint64_t w : words_) {
      if (w != 0) return base + std::countr_zero(w);
      base += 64;
    }
    return base;
  }
  /// Calls `visit(vertex)` in increasing order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    int base = 0;
    for (std::uint64_t w : words_) {
      for (; w != 0; w &= w - 1) visit(base + std::countr_zero(w));
      base += 64;
    }
  }

  constexpr VertexSet& operator&=(const VertexSet& other) noexcept {
    for (int i = 0; i < Words; ++i) at(i) &= other.at(i);
    return *this;
  }
  constexpr VertexSet& operator|=(const VertexSet& other) noexcept {
    for (int i = 0; i < Words; ++i) at(i) |= other.at(i);
    return *this;
  }
  constexpr VertexSet& operator-=(const VertexSet& other) noexcept {
    for (int i = 0; i < Words; ++i) at(i) &= ~other.at(i);
    return *this;
  }
  friend constexpr VertexSet operator&(VertexSet a, const VertexSet& b) noexcept { return a &= b; }
  friend constexpr VertexSet operator|(VertexSet a, const VertexSet& b) noexcept { return a |= b; }
  friend constexpr VertexSet operator-(VertexSet a, const VertexSet& b) noexcept { return a -= b; }

  friend constexpr bool operator==(const VertexSet&, const VertexSet&) noexcept = default;
  friend constexpr auto operator<=>(const VertexSet&, const VertexSet&) noexcept = default;

  [[nodiscard]] constexpr std::uint64_t hash() const noexcept {
    std::uint64_t h = 0;
    for (const std::uint64_t w : words_) h = mixed(h ^ w) + 0x9e3779b97f4a7c15U;
    return h;
  }
  /// The eight vertices 8 * index .. 8 * index + 7 as a byte.
  [[nodiscard]] constexpr unsigned byte(int index) const noexcept {
    return static_cast<unsigned>(at(index / 8) >> (8 * (index % 8))) & 0xffU;
  }

 private:
  static constexpr std::size_t word(int v) noexcept { return static_cast<std::size_t>(v) / 64; }
  static constexpr std::uint64_t bit(int v) noexcept { return std::uint64_t{1} << (v % 64); }
  [[nodiscard]] constexpr std::uint64_t& at(int i) noexcept {
    return words_[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] constexpr const std::uint64_t& at(int i) const noexcept {
    return words_[static_cast<std::size_t>(i)];
  }

  std::array<std::uint64_t, Words> words_{};
};

struct HashVertexSet {
  template <int Words>
  std::size_t operator()(const VertexSet<Words>& set) const noexcept {
    return static_cast<std::size_t>(set.hash());
  }
};

}  // namespace minimex::conflict::duel
