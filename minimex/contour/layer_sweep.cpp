#include "minimex/contour/layer_sweep.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "minimex/contour/part_filler.hpp"

namespace minimex::contour {
namespace {

constexpr std::uint64_t kThreadedWords = 1ULL << 21;  // sweeps worth starting threads for

}  // namespace

LayerSweep::LayerSweep(const Ranking& ranking, const LayerTask& task, int inner_bits)
    : ranking_(ranking),
      reach_(task.reach),
      width_(task.width),
      threads_(task.threads),
      archived_(task.archived),
      leaves_out_(std::any_of(task.start.begin(), task.start.end(),
                              [&](std::int32_t height) { return height < ranking.rows(); })),
      tiling_(ranking_, inner_bits, PartFiller::group_for(inner_bits), task.start),
      layout_(tiling_, top_of(task.start), task.upper_bits) {
  for (int layer = layout_.first(); layer <= layout_.last(); ++layer) {
    for (std::uint32_t upper = 0; upper < layout_.upper_halves(); ++upper) {
      most_part_words_ = std::max(most_part_words_, layout_.words(layer, upper));
    }
  }
}

void LayerSweep::clear_if_left_out(std::span<std::byte> part) const noexcept {
  if (leaves_out_) std::fill(part.begin(), part.end(), std::byte{0});
}

std::uint64_t LayerSweep::bytes() const noexcept {
  const std::uint64_t own = table_bytes() + layout_.bytes() + places_bytes_;
  return archived_ ? own + LayerArchive::working_bytes(part_bytes(), threads()) : own;
}

void LayerSweep::find_needs(int layer, std::uint32_t upper, std::vector<PartNeed>& needs) const {
  // What moves in the upper half add to it: flips, and the one that comes in from below.
  std::array<std::uint32_t, LayerLayout::kMostTopBits> moves{};
  std::size_t count = 0;
  const auto highest = static_cast<std::uint32_t>(layout_.upper_halves() >> 1);
  for (std::uint32_t flips = upper & ~(upper >> 1) & ~highest; flips != 0; flips &= flips - 1) {
    moves[count++] = flips & (~flips + 1);
  }
  if (highest != 0 && (upper & 1U) == 0) moves[count++] = 1;
  needs.clear();
  const auto add = [&](int step, std::uint32_t other) {
    if (layer + step > last_layer() || layout_.words(layer + step, other) == 0) return;
    needs.push_back({step, other});
  };
  for (int step = 1; step <= reach_; ++step) {
    add(step, upper);
    for (std::size_t i = 0; i < count; ++i) {
      add(step, upper + moves[i]);
      for (std::size_t j = 0; step > 1 && j < i; ++j) add(step, upper + moves[i] + moves[j]);
    }
  }
}

std::uint64_t LayerSweep::alive_bytes() const noexcept {
  std::uint64_t most = 0;
  for (int layer = layout_.first(); layer <= layout_.last(); ++layer) {
    std::uint64_t words = 0;
    for (int next = layer; next <= std::min(layer + reach_, layout_.last()); ++next) {
      words += layout_.words(next);
    }
    most = std::max(most, words);
  }
  return most * width_;
}

LayerTask LayerSweep::from(std::vector<std::int32_t> start) const {
  // There is less to reach, so larger tiles may do; trying all sizes costs more than it gains.
  const int inner_bits = std::min(tiling_.inner_bits() + 2, Tiling::kInnerBits);
  return {.start = std::move(start),
          .reach = reach_,
          .width = width_,
          .inner_bits = inner_bits,
          .threads = threads_,
          .archived = archived_};
}

int LayerSweep::threads() const noexcept {
  return all_words() < kThreadedWords ? 1 : threads_;
}

std::uint64_t LayerSweep::word_of(std::span<const std::int32_t> heights) const noexcept {
  std::uint64_t word = 0;
  std::int32_t height = 0;
  for (const std::int32_t next : heights) {
    word = (word << (next - height + 1)) | 1U;
    height = next;
  }
  return word << (ranking_.rows() - height);
}

std::uint32_t LayerSweep::top_of(std::span<const std::int32_t> heights) const noexcept {
  return static_cast<std::uint32_t>(word_of(heights) >>
                                    (tiling_.suffix_bits() + tiling_.inner_bits()));
}

std::uint64_t LayerSweep::place_in_tile(std::span<const std::int32_t> heights) const noexcept {
  const int rest_bits = tiling_.suffix_bits() + tiling_.inner_bits();
  const auto rest = static_cast<std::uint32_t>(word_of(heights) & ((1ULL << rest_bits) - 1));
  return tiling_.place_in_tile(std::popcount(top_of(heights)), rest);
}

std::optional<std::int64_t> LayerSweep::value(std::span<const std::int32_t> heights,
                                              LayerArchive& archive) const {
  const std::uint32_t top = top_of(heights);
  const int layer = weight_of(top);
  const std::uint32_t upper = layout_.upper_of(top);
  return archive.value(layer, upper, layout_.words(layer, upper),
                       layout_.before(top) + place_in_tile(heights));
}

}  // namespace minimex::contour
