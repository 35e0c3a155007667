// The tiles of a board in layers, and where each lies in its layer.
//
// The weight of a top is the sum of its ones' places, counted from 1 at the last bit. A move that
// leaves a tile (tiling.hpp) raises the weight by one, a pair of them by two. So the tiles of one
// weight, a layer, do not depend on each other, and need those of the next one or two layers only.
//
// Only tiles are laid out that can be reached from a start: each first part of their tops has at
// least as many ones as the start's. In a layer, tops lie in numeric order. To find a place without
// a search, tops are cut into two halves: tops with the same upper half lie together, and the words
// before the lower half depend on the number of ones in the upper half alone.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/contour/tiling.hpp"

namespace minimex::contour {

/// Sum of the places of the ones of `word`, the last bit's being 1.
int weight_of(std::uint32_t word) noexcept;

class LayerLayout {
 public:
  /// The most bits of a top.
  static constexpr std::int64_t kMostTopBits = 32;

  /// `tiling`: of tops of at most kMostTopBits bits; `start`: a top of it. An upper half has half
  /// of a top's bits, or `upper_bits` where the top has as many and that is more: smaller parts.
  LayerLayout(const Tiling& tiling, std::uint32_t start, int upper_bits = 0);

  /// The start's layer, and that of the end.
  [[nodiscard]] int first() const noexcept { return first_; }
  [[nodiscard]] int last() const noexcept { return first_ + static_cast<int>(words_.size()) - 1; }
  /// Words of a layer, first() <= layer <= last().
  [[nodiscard]] std::uint64_t words(int layer) const noexcept {
    return words_[static_cast<std::size_t>(layer - first_)];
  }
  /// Words of all layers that the tiling does not leave out.
  [[nodiscard]] std::uint64_t filled_words() const noexcept { return filled_words_; }

  /// What this takes.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  /// The upper half of a top, and how many there are, reached or not.
  [[nodiscard]] std::uint32_t upper_of(std::uint32_t top) const noexcept {
    return static_cast<std::uint32_t>(std::uint64_t{top} >> lower_bits_);
  }
  [[nodiscard]] std::size_t upper_halves() const noexcept { return std::size_t{1} << upper_bits_; }
  /// Words of a layer's tops with one upper half; they lie together.
  [[nodiscard]] std::uint64_t words(int layer, std::uint32_t upper) const noexcept;
  /// Those before the tile of `top`.
  [[nodiscard]] std::uint64_t before(std::uint32_t top) const noexcept {
    return by_ones_[static_cast<std::size_t>(std::popcount(upper_of(top)))]
        .before[top & ((1U << lower_bits_) - 1)];
  }
  /// Calls use(top) for the tops of a layer with one upper half, in numeric order.
  template <typename Use>
  void for_each_top(int layer, std::uint32_t upper, const Use& use) const {
    const int rest = layer - upper_weight(upper);
    const auto& group = by_ones_[static_cast<std::size_t>(std::popcount(upper))];
    if (!reached_[upper] || rest < 0 || rest >= static_cast<int>(group.lower.size())) return;
    for (const std::uint16_t lower : group.lower[static_cast<std::size_t>(rest)]) {
      use(upper << lower_bits_ | lower);
    }
  }

 private:
  /// Lower halves below an upper one with a certain number of ones.
  struct Lower {
    std::vector<std::vector<std::uint16_t>> lower = {};  // by weight, in numeric order
    std::vector<std::uint64_t> words = {};               // by weight
    std::uint64_t filled = 0;                            // words not left out
    std::vector<std::uint64_t> before = {};  // by lower half: words of those before, same weight
  };

  [[nodiscard]] int upper_weight(std::uint32_t upper) const noexcept {
    return weight_of(upper) + lower_bits_ * std::popcount(upper);
  }
  [[nodiscard]] Lower make_lower(const Tiling& tiling, std::uint32_t start, int ones_above) const;

  int upper_bits_;
  int lower_bits_;
  int first_;
  std::vector<bool> reached_;         // by upper half
  std::vector<Lower> by_ones_;        // by ones in the upper half
  std::vector<std::uint64_t> words_;  // by layer less first_
  std::uint64_t filled_words_ = 0;
};

}  // namespace minimex::contour
