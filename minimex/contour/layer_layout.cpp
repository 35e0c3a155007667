#include "minimex/contour/layer_layout.hpp"

#include <algorithm>

namespace minimex::contour {
namespace {

/// Whether each first part of `word` has, with `above` ones before it, at least as many ones as
/// that of `start` with `start_above`. Both of `bits` bits.
bool dominates(std::uint32_t word, int above, std::uint32_t start, int start_above,
               int bits) noexcept {
  for (int bit = bits; bit-- > 0;) {
    above += static_cast<int>(word >> bit & 1U);
    start_above += static_cast<int>(start >> bit & 1U);
    if (above < start_above) return false;
  }
  return true;
}

}  // namespace

int weight_of(std::uint32_t word) noexcept {
  int weight = 0;
  for (; word != 0; word &= word - 1) weight += std::countr_zero(word) + 1;
  return weight;
}

LayerLayout::LayerLayout(const Tiling& tiling, std::uint32_t start, int upper_bits)
    : upper_bits_(std::max(static_cast<int>(tiling.top_bits()) / 2,
                           std::min(static_cast<int>(tiling.top_bits()), upper_bits))),
      lower_bits_(static_cast<int>(tiling.top_bits()) - upper_bits_),
      first_(weight_of(start)) {
  for (int ones = 0; ones <= upper_bits_; ++ones) {
    by_ones_.push_back(make_lower(tiling, start, ones));
  }
  const std::uint32_t start_upper = upper_of(start);
  for (std::uint32_t upper = 0; upper < upper_halves(); ++upper) {
    reached_.push_back(dominates(upper, 0, start_upper, 0, upper_bits_));
    if (!reached_.back()) continue;
    const Lower& group = by_ones_[static_cast<std::size_t>(std::popcount(upper))];
    filled_words_ += group.filled;
    const auto& words = group.words;
    for (std::size_t weight = 0; weight < words.size(); ++weight) {
      if (words[weight] == 0) continue;
      const auto layer = static_cast<std::size_t>(upper_weight(upper) - first_) + weight;
      if (layer >= words_.size()) words_.resize(layer + 1);
      words_[layer] += words[weight];
    }
  }
}

std::uint64_t LayerLayout::bytes() const noexcept {
  // A lower half takes a place in its list, and one for the words before it.
  return by_ones_.size() * (sizeof(std::uint64_t) + sizeof(std::uint16_t)) << lower_bits_;
}

LayerLayout::Lower LayerLayout::make_lower(const Tiling& tiling, std::uint32_t start,
                                           int ones_above) const {
  Lower group;
  const std::uint32_t halves = 1U << lower_bits_;
  group.before.assign(halves, 0);
  group.lower.resize(static_cast<std::size_t>(weight_of(halves - 1)) + 1);
  group.words.assign(group.lower.size(), 0);
  const int start_above = std::popcount(upper_of(start));
  for (std::uint32_t lower = 0; lower < halves; ++lower) {
    const int ones = ones_above + std::popcount(lower);
    if (ones < tiling.fewest() || ones > tiling.most()) continue;
    if (!dominates(lower, ones_above, start & (halves - 1), start_above, lower_bits_)) continue;
    const auto weight = static_cast<std::size_t>(weight_of(lower));
    group.lower[weight].push_back(static_cast<std::uint16_t>(lower));
    group.before[lower] = group.words[weight];
    group.words[weight] += tiling.tile_words(ones);
    group.filled += tiling.filled_words(ones);
  }
  return group;
}

std::uint64_t LayerLayout::words(int layer, std::uint32_t upper) const noexcept {
  const auto& words = by_ones_[static_cast<std::size_t>(std::popcount(upper))].words;
  const int rest = layer - upper_weight(upper);
  const bool there = reached_[upper] && 0 <= rest && rest < static_cast<int>(words.size());
  return there ? words[static_cast<std::size_t>(rest)] : 0;
}

}  // namespace minimex::contour
