// A set of vertices 0 .. 64*W-1 as W machine words: the position of the Node Kayles search.
//
// The width is a template argument, so that every loop below unrolls and a one-word set costs what
// a plain integer costs; nimber/search.cpp picks the width when a graph arrives.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "minimex/core/hash.hpp"

namespace minimex::conflict {

template <int W>
struct NimberBits {
  static constexpr int kBits = 64 * W;
  std::array<std::uint64_t, W> words{};

  [[nodiscard]] bool test(int i) const noexcept {
    return ((words[at(i)] >> (static_cast<unsigned>(i) & 63U)) & 1U) != 0;
  }
  void set(int i) noexcept { words[at(i)] |= bit(i); }
  void reset(int i) noexcept { words[at(i)] &= ~bit(i); }

  [[nodiscard]] bool empty() const noexcept {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all == 0;
  }
  [[nodiscard]] int count() const noexcept {
    int total = 0;
    for (const std::uint64_t word : words) total += std::popcount(word);
    return total;
  }
  /// Smallest member; the set must not be empty.
  [[nodiscard]] int first() const noexcept {
    int i = 0;
    while (words[static_cast<std::size_t>(i)] == 0) ++i;
    return 64 * i + std::countr_zero(words[static_cast<std::size_t>(i)]);
  }
  [[nodiscard]] bool meets(const NimberBits& other) const noexcept {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < W; ++i) common |= words[i] & other.words[i];
    return common != 0;
  }
  [[nodiscard]] bool within(const NimberBits& other) const noexcept {
    std::uint64_t outside = 0;
    for (std::size_t i = 0; i < W; ++i) outside |= words[i] & ~other.words[i];
    return outside == 0;
  }
  [[nodiscard]] NimberBits without(const NimberBits& other) const noexcept {
    NimberBits out;
    for (std::size_t i = 0; i < W; ++i) out.words[i] = words[i] & ~other.words[i];
    return out;
  }
  /// Every member moved down by `distance` (0 < distance < 64*W); those below it fall out.
  [[nodiscard]] NimberBits shifted_down(int distance) const noexcept {
    NimberBits out;
    const auto skip = static_cast<std::size_t>(distance) / 64;
    const unsigned low = static_cast<unsigned>(distance) & 63U;
    for (std::size_t i = 0; i + skip < W; ++i) {
      out.words[i] = words[i + skip] >> low;
      if (low != 0 && i + skip + 1 < W) out.words[i] |= words[i + skip + 1] << (64 - low);
    }
    return out;
  }
  /// Calls `visit(member)` in increasing order.
  template <class Visit>
  void for_each(Visit visit) const {
    for (int i = 0; i < W; ++i) {
      for (std::uint64_t word = words[static_cast<std::size_t>(i)]; word != 0; word &= word - 1) {
        visit(64 * i + std::countr_zero(word));
      }
    }
  }
  /// A well mixed 64-bit hash.
  [[nodiscard]] std::uint64_t hash() const noexcept {
    std::uint64_t h = 0;
    for (const std::uint64_t word : words) h = hashed(h, word);
    return mixed(h);
  }

  NimberBits& operator|=(const NimberBits& other) noexcept {
    for (std::size_t i = 0; i < W; ++i) words[i] |= other.words[i];
    return *this;
  }
  friend NimberBits operator|(NimberBits a, const NimberBits& b) noexcept { return a |= b; }
  friend NimberBits operator&(NimberBits a, const NimberBits& b) noexcept {
    for (std::size_t i = 0; i < W; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend NimberBits operator^(NimberBits a, const NimberBits& b) noexcept {
    for (std::size_t i = 0; i < W; ++i) a.words[i] ^= b.words[i];
    return a;
  }
  friend bool operator==(const NimberBits&, const NimberBits&) = default;

 private:
  static constexpr std::size_t at(int i) noexcept { return static_cast<std::size_t>(i) / 64; }
  static constexpr std::uint64_t bit(int i) noexcept {
    return std::uint64_t{1} << (static_cast<unsigned>(i) & 63U);
  }
};

}  // namespace minimex::conflict
