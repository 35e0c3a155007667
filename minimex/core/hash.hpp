// Hashes of 64-bit words, for tables in memory: not the same in every version of the program.
#pragma once

#include <cstdint>

namespace minimex {

/// Every bit of the result depends on every bit of `x` (the finaliser of splitmix64; S. Vigna).
constexpr std::uint64_t mixed(std::uint64_t x) noexcept {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

/// The hash of a sequence whose first words have the hash `before`, 0 when there are none, and
/// whose last word is `word`. Its high bits are good, its low ones `mixed` makes good.
constexpr std::uint64_t hashed(std::uint64_t before, std::uint64_t word) noexcept {
  const std::uint64_t h = (before ^ word) * 0x9e3779b97f4a7c15U;
  return h ^ (h >> 29);
}

}  // namespace minimex
