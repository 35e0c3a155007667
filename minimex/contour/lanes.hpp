// Blocks of numbers that one vector instruction takes.
//
// The kernels' inner loops are written once, over Lane<Value, kBytes>, with the vector types of GCC
// and Clang; each variant of the kernels compiles them for another width with other machine flags
// (kernels_*.cpp). Everything here and in the *_impl.hpp files is a template over the Lane or
// always inlined, and calls nothing of the standard library, so that no function compiled for one
// machine can take the place of the same function compiled for another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace minimex::contour {

template <typename Number, std::size_t kBytes>
struct Lane {
  using Value = Number;
  /// Numbers in a block.
  static constexpr std::size_t kCount = kBytes / sizeof(Value);
  typedef Value Block __attribute__((vector_size(kBytes)));
};

// In what follows a Block is the Block of a Lane or a plain number.

template <typename Block, typename Value>
[[gnu::always_inline]] inline Block load(const Value* from) {
  Block block;
  __builtin_memcpy(&block, from, sizeof(Block));
  return block;
}

template <typename Block, typename Value>
[[gnu::always_inline]] inline void store(Value* to, const Block& block) {
  __builtin_memcpy(to, &block, sizeof(Block));
}

/// `value` in every place.
template <typename Block, typename Value>
[[gnu::always_inline]] inline Block broadcast(Value value) {
  return Block{} + value;
}

template <typename Block>
[[gnu::always_inline]] inline Block smaller(const Block& a, const Block& b) {
  return a < b ? a : b;
}

template <typename Block>
[[gnu::always_inline]] inline Block greater(const Block& a, const Block& b) {
  return a > b ? a : b;
}

template <typename Block>
[[gnu::always_inline]] inline Block magnitude(const Block& a) {
  return a < 0 ? -a : a;
}

/// Swaps the upper right with the lower left corners of all kSide x kSide squares of two rows that
/// lie kSide apart.
template <std::size_t kSide, typename Block, std::size_t... kPlace>
[[gnu::always_inline]] inline void swap_corners(Block& a, Block& b,
                                                std::index_sequence<kPlace...>) {
  constexpr std::size_t kCount = sizeof...(kPlace);
  const Block upper = __builtin_shufflevector(
      a, b, static_cast<int>((kPlace & kSide) != 0 ? kCount + kPlace - kSide : kPlace)...);
  b = __builtin_shufflevector(
      a, b, static_cast<int>((kPlace & kSide) != 0 ? kCount + kPlace : kPlace + kSide)...);
  a = upper;
}

/// Transposes a square of blocks: by squares of side 1, 2, 4 and so on.
template <std::size_t kSide = 1, typename Block, std::size_t kCount, std::size_t... kRow>
[[gnu::always_inline]] inline void transpose(Block (&rows)[kCount],
                                             std::index_sequence<kRow...> all) {
  if constexpr (kSide < kCount) {
    (((kRow & kSide) == 0 ? swap_corners<kSide>(rows[kRow & ~kSide], rows[kRow | kSide], all)
                          : void()),
     ...);
    transpose<2 * kSide>(rows, all);
  }
}

}  // namespace minimex::contour
