// Sizes that stop at 2^64-1 instead of wrapping: what does not fit 64 bits fits no budget either.
#pragma once

#include <cstdint>
#include <limits>

namespace minimex {

inline constexpr std::uint64_t kSaturated = std::numeric_limits<std::uint64_t>::max();

constexpr std::uint64_t saturating_add(std::uint64_t a, std::uint64_t b) noexcept {
  return a > kSaturated - b ? kSaturated : a + b;
}

constexpr std::uint64_t saturating_multiply(std::uint64_t a, std::uint64_t b) noexcept {
  return b != 0 && a > kSaturated / b ? kSaturated : a * b;
}

}  // namespace minimex
