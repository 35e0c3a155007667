#include "minimex/contour/layer_sweep.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <numeric>
#include <utility>

#include "minimex/contour/word_order.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::contour {
namespace {

/// From so many inner bits on, the rows of one tile fill the batches.
constexpr int kFullInnerBits = 8;

std::size_t group_for(int inner_bits) noexcept {
  return inner_bits < kFullInnerBits ? kMostRows : 1;
}

}  // namespace

/// Tiles that wait for others with as many ones, and the scratch of a thread.
struct LayerSweep::Bench {
  std::vector<std::vector<Tile>> waiting;  // by ones less the fewest; the first `counts` are in use
  std::vector<std::size_t> counts;
  std::vector<std::int32_t> lines;
  std::uint64_t words = 0;  // filled so far
};

LayerSweep::LayerSweep(const Ranking& ranking, const LayerTask& task, int inner_bits)
    : ranking_(ranking),
      reach_(task.reach),
      width_(task.width),
      group_(group_for(inner_bits)),
      tiling_(ranking_, inner_bits, group_, task.start),
      layout_(tiling_, top_of(task.start)),
      first_top_bit_(tiling_.top_bits() > 0 ? 1U << (tiling_.top_bits() - 1) : 0) {}

std::unique_ptr<LayerSweep> LayerSweep::make(const Ranking& ranking, const LayerTask& task,
                                             std::uint64_t most_bytes, std::uint64_t keep_words,
                                             std::uint64_t& least) {
  std::unique_ptr<LayerSweep> sweep;
  for (int inner_bits = Tiling::kInnerBits; inner_bits > 0; --inner_bits) {
    const std::int64_t top_bits =
        std::int64_t{ranking.rows()} + ranking.cols() - Tiling::kSuffixBits - inner_bits;
    if (top_bits > LayerLayout::kMostTopBits) break;
    sweep.reset(new LayerSweep(ranking, task, inner_bits));
    sweep->allot(most_bytes, keep_words);
    least = sweep->bytes();
    if (least <= most_bytes) return sweep;
  }
  return nullptr;
}

std::uint64_t LayerSweep::slots_beyond(int layer, std::vector<std::uint64_t>& slots) const {
  slots.assign(static_cast<std::size_t>(reach_) + 1, 0);
  for (int gone = layer + 1; gone <= layout_.last(); ++gone) {
    auto& slot = slots[static_cast<std::size_t>(gone) % slots.size()];
    slot = std::max(slot, layout_.words(gone));
  }
  return std::accumulate(slots.begin(), slots.end(), std::uint64_t{0});
}

std::uint64_t LayerSweep::bytes() const noexcept {
  const auto layers = static_cast<std::uint64_t>(kept_ - layout_.first() + 1 + reach_ + 1);
  return table_words_ * width_ + layers * layout_.bytes_of_bases() + layout_.bytes();
}

void LayerSweep::allot(std::uint64_t most_bytes, std::uint64_t keep_words) {
  std::vector<std::uint64_t> slots;
  const int needed = std::min(layout_.first() + reach_, layout_.last());
  std::uint64_t kept = 0;
  const auto keep_one_more = [&] {
    kept += layout_.words(++kept_);
    table_words_ = kept + slots_beyond(kept_, slots);
  };
  kept_ = layout_.first() - 1;
  while (kept_ < needed) keep_one_more();
  while (kept_ < layout_.last() && kept + layout_.words(kept_ + 1) <= keep_words) {
    keep_one_more();
    if (bytes() <= most_bytes) continue;
    kept -= layout_.words(kept_--);
    table_words_ = kept + slots_beyond(kept_, slots);
    break;
  }
  std::uint64_t begin = 0;
  for (int layer = layout_.first(); layer <= layout_.last(); ++layer) {
    if (layer <= kept_) {
      begins_.push_back(begin);
      begin += layout_.words(layer);
    } else {
      const auto slot = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(layer) % slots.size());
      begins_.push_back(std::accumulate(slots.begin(), slots.begin() + slot, kept));
    }
  }
  bases_.resize(begins_.size());
  all_words_ = layout_.filled_words();
}

std::uint64_t LayerSweep::word_of(std::span<const std::int32_t> lines) const noexcept {
  std::uint64_t word = 0;
  std::int32_t line = 0;
  for (const std::int32_t next : lines) {
    word = (word << (next - line + 1)) | 1U;
    line = next;
  }
  return word << (ranking_.rows() - line);
}

std::uint32_t LayerSweep::top_of(std::span<const std::int32_t> lines) const noexcept {
  return static_cast<std::uint32_t>(word_of(lines) >>
                                    (tiling_.suffix_bits() + tiling_.inner_bits()));
}

std::optional<std::uint64_t> LayerSweep::place(std::span<const std::int32_t> lines) const {
  const std::uint32_t top = top_of(lines);
  const int layer = weight_of(top);
  if (layer > kept_) return std::nullopt;
  const int rest_bits = tiling_.suffix_bits() + tiling_.inner_bits();
  const auto rest = static_cast<std::uint32_t>(word_of(lines) & ((1ULL << rest_bits) - 1));
  return place_of(layer, top) + tiling_.place_in_tile(std::popcount(top), rest);
}

bool LayerSweep::run(const RowKernel& kernel, Control& control) {
  std::atomic<std::uint64_t> done{0};
  const int threads = control.budget().threads;
  std::vector<Bench> benches(static_cast<std::size_t>(threads));
  for (Bench& bench : benches) {
    bench.waiting.resize(static_cast<std::size_t>(tiling_.most() - tiling_.fewest() + 1),
                         std::vector<Tile>(group_));
    bench.counts.resize(bench.waiting.size());
  }
  for (int layer = layout_.last(); layer >= layout_.first(); --layer) {
    bases_[static_cast<std::size_t>(layer - layout_.first())] = layout_.bases(layer);
    std::atomic<std::uint32_t> next{0};
    parallel_for(threads, benches.size(), [&](std::size_t thread) {
      Bench& bench = benches[thread];
      for (auto upper = next++; upper < layout_.upper_halves(); upper = next++) {
        if (control.stopped()) return;
        bench.words = 0;
        fill_upper_half(layer, upper, bench, kernel);
        done += bench.words;
        control.progress("sweep", done, all_words_);
      }
    });
    if (control.stopped()) return false;
    const int gone = layer + reach_;
    if (kept_ < gone && gone <= layout_.last()) {
      bases_[static_cast<std::size_t>(gone - layout_.first())] = {};
    }
  }
  return true;
}

void LayerSweep::fill_upper_half(int layer, std::uint32_t upper, Bench& bench,
                                 const RowKernel& kernel) const {
  layout_.for_each_top(layer, upper, [&](std::uint32_t top) { add(layer, top, bench, kernel); });
  for (std::int32_t ones = tiling_.fewest(); ones <= tiling_.most(); ++ones) {
    flush(ones, bench, kernel);
  }
}

void LayerSweep::add(int layer, std::uint32_t top, Bench& bench, const RowKernel& kernel) const {
  const int ones = std::popcount(top);
  const auto at = static_cast<std::size_t>(ones - tiling_.fewest());
  Tile& tile = bench.waiting[at][bench.counts[at]++];
  find_lines(top, static_cast<int>(tiling_.top_bits()), bench.lines);
  tiling_.make_tile(bench.lines, tile);
  place_tile(layer, top, tile);
  if (bench.counts[at] == group_) flush(ones, bench, kernel);
}

void LayerSweep::flush(std::int32_t ones, Bench& bench, const RowKernel& kernel) const {
  const auto at = static_cast<std::size_t>(ones - tiling_.fewest());
  const std::size_t count = std::exchange(bench.counts[at], 0);
  if (count == 0) return;
  tiling_.fill(std::span(bench.waiting[at]).first(count), kernel);
  bench.words += count * tiling_.filled_words(ones);
}

void LayerSweep::place_tile(int layer, std::uint32_t top, Tile& tile) const {
  tile.first = place_of(layer, top);
  // The bits of what is added to the top by each move: flips, from the top's first bit on as the
  // cells are, and the last bit.
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
    tile.steps[i * count + i] = place_of(layer + 1, top + moves[i]) - tile.first;
    for (std::size_t j = 0; reach_ > 1 && j < i; ++j) {
      const std::uint64_t step = place_of(layer + 2, top + moves[i] + moves[j]) - tile.first;
      tile.steps[i * count + j] = tile.steps[j * count + i] = step;
    }
  }
}

}  // namespace minimex::contour
