#include "minimex/contour/part_filler.hpp"

#include <bit>
#include <utility>

#include "minimex/contour/word_order.hpp"

namespace minimex::contour {
namespace {

/// Fewest inner bits with which the rows of one tile fill the batches.
constexpr int kFullInnerBits = 8;

}  // namespace

std::size_t PartFiller::group_for(int inner_bits) noexcept {
  return inner_bits < kFullInnerBits ? kMostRows : 1;
}

PartFiller::PartFiller(const Tiling& tiling, const LayerLayout& layout, int reach)
    : tiling_(tiling),
      layout_(layout),
      reach_(reach),
      first_top_bit_(tiling.top_bits() > 0 ? 1U << (tiling.top_bits() - 1) : 0),
      group_(group_for(tiling.inner_bits())),
      waiting_(static_cast<std::size_t>(tiling.most() - tiling.fewest() + 1),
               std::vector<Tile>(group_)),
      counts_(waiting_.size()) {}

std::uint64_t PartFiller::fill(int layer, std::uint32_t upper, const NearPlaces& places,
                               const RowKernel& kernel) {
  words_ = 0;
  layout_.for_each_top(layer, upper, [&](std::uint32_t top) { add(top, places, kernel); });
  for (std::int32_t ones = tiling_.fewest(); ones <= tiling_.most(); ++ones) flush(ones, kernel);
  return words_;
}

void PartFiller::add(std::uint32_t top, const NearPlaces& places, const RowKernel& kernel) {
  const int ones = std::popcount(top);
  const auto at = static_cast<std::size_t>(ones - tiling_.fewest());
  Tile& tile = waiting_[at][counts_[at]++];
  find_heights(top, static_cast<int>(tiling_.top_bits()), heights_);
  tiling_.make_tile(heights_, tile);
  place_tile(top, places, tile);
  if (counts_[at] == group_) flush(ones, kernel);
}

void PartFiller::flush(std::int32_t ones, const RowKernel& kernel) {
  const auto at = static_cast<std::size_t>(ones - tiling_.fewest());
  const std::size_t count = std::exchange(counts_[at], 0);
  if (count == 0) return;
  tiling_.fill(std::span(waiting_[at]).first(count), kernel);
  words_ += count * tiling_.filled_words(ones);
}

void PartFiller::place_tile(std::uint32_t top, const NearPlaces& places, Tile& tile) const {
  tile.first = place_of(*places[0], top);
  // What each move adds to the top: flips, from the top's first bit on as the cells are, and the
  // last bit.
  std::array<std::uint32_t, LayerLayout::kMostTopBits> moves{};
  std::size_t count = 0;
  for (std::uint32_t flips = top & ~(top >> 1) & ~first_top_bit_; flips != 0;) {
    const std::uint32_t flip = std::bit_floor(flips);
    flips ^= flip;
    moves[count++] = flip;
  }
  moves[count++] = 1;
  const bool gains = tile.ends_down && tile.ones < tiling_.most();
  const std::size_t usable = gains ? count : count - 1;
  tile.steps.resize(count * count);
  for (std::size_t i = 0; i < usable; ++i) {
    tile.steps[i * count + i] = step_between(tile.first, place_of(*places[1], top + moves[i]));
    for (std::size_t j = 0; reach_ > 1 && j < i; ++j) {
      const std::int64_t step =
          step_between(tile.first, place_of(*places[2], top + moves[i] + moves[j]));
      tile.steps[i * count + j] = tile.steps[j * count + i] = step;
    }
  }
}

}  // namespace minimex::contour
