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
constexpr std::uint64_t kThreadedWords = 1ULL << 21;  // sweeps worth starting threads for

std::size_t group_for(int inner_bits) noexcept {
  return inner_bits < kFullInnerBits ? kMostRows : 1;
}

}  // namespace

/// Tiles that wait for others with as many ones, and the scratch of a thread.
struct LayerSweep::Bench {
  std::vector<std::vector<Tile>> waiting;  // by ones less the fewest; the first `counts` are in use
  std::vector<std::size_t> counts;
  std::vector<std::int32_t> lines;
  std::uint64_t words = 0;       // filled so far
  std::optional<Packer> packer;  // when there is an archive
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
                                             std::uint64_t most_bytes, std::uint64_t& least) {
  std::unique_ptr<LayerSweep> sweep;
  for (int inner_bits = task.inner_bits; inner_bits > 0; --inner_bits) {
    const std::int64_t top_bits =
        std::int64_t{ranking.rows()} + ranking.cols() - Tiling::kSuffixBits - inner_bits;
    if (top_bits > LayerLayout::kMostTopBits) break;
    sweep.reset(new LayerSweep(ranking, task, inner_bits));
    sweep->allot();
    least = sweep->bytes();
    if (least <= most_bytes) return sweep;
  }
  return nullptr;
}

LayerTask LayerSweep::from(std::vector<std::int32_t> start) const {
  // There is less to reach, so larger tiles may do; trying all sizes costs more than it gains.
  const int inner_bits = std::min(tiling_.inner_bits() + 2, Tiling::kInnerBits);
  return {.start = std::move(start), .reach = reach_, .width = width_, .inner_bits = inner_bits};
}

std::uint64_t LayerSweep::bytes() const noexcept {
  return table_words_ * width_ + layout_.bytes() +
         (static_cast<std::uint64_t>(reach_) + 1) * layout_.bytes_of_bases();
}

void LayerSweep::allot() {
  std::vector<std::uint64_t> slots(static_cast<std::size_t>(reach_) + 1, 0);
  for (int layer = layout_.first(); layer <= layout_.last(); ++layer) {
    auto& slot = slots[static_cast<std::size_t>(layer) % slots.size()];
    slot = std::max(slot, layout_.words(layer));
  }
  for (int layer = layout_.first(); layer <= layout_.last(); ++layer) {
    const auto slot = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(layer) % slots.size());
    begins_.push_back(std::accumulate(slots.begin(), slots.begin() + slot, std::uint64_t{0}));
  }
  table_words_ = std::accumulate(slots.begin(), slots.end(), std::uint64_t{0});
  all_words_ = layout_.filled_words();
  bases_.resize(begins_.size());
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

std::uint64_t LayerSweep::place_in_tile(std::span<const std::int32_t> lines) const noexcept {
  const int rest_bits = tiling_.suffix_bits() + tiling_.inner_bits();
  const auto rest = static_cast<std::uint32_t>(word_of(lines) & ((1ULL << rest_bits) - 1));
  return tiling_.place_in_tile(std::popcount(top_of(lines)), rest);
}

std::optional<std::uint64_t> LayerSweep::place(std::span<const std::int32_t> lines) const {
  const std::uint32_t top = top_of(lines);
  const int layer = weight_of(top);
  if (layer > layout_.first() + reach_) return std::nullopt;
  return place_of(layer, top) + place_in_tile(lines);
}

std::optional<std::int64_t> LayerSweep::value(std::span<const std::int32_t> lines,
                                              LayerArchive& archive) const {
  const std::uint32_t top = top_of(lines);
  const int layer = weight_of(top);
  const std::uint32_t upper = layout_.upper_of(top);
  return archive.value(layer, upper, layout_.words(layer, upper),
                       layout_.before(top) + place_in_tile(lines));
}

bool LayerSweep::run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                     Control& control) {
  std::atomic<std::uint64_t> done{0};
  const int threads = all_words_ < kThreadedWords ? 1 : control.budget().threads;
  std::vector<Bench> benches(static_cast<std::size_t>(threads));
  for (Bench& bench : benches) {
    bench.waiting.resize(static_cast<std::size_t>(tiling_.most() - tiling_.fewest() + 1),
                         std::vector<Tile>(group_));
    bench.counts.resize(bench.waiting.size());
    if (archive != nullptr) bench.packer.emplace();
  }
  const auto* const values =
      table.visit([](auto* first) { return reinterpret_cast<const std::byte*>(first); });
  for (int layer = layout_.last(); layer >= layout_.first(); --layer) {
    const auto i = static_cast<std::size_t>(layer - layout_.first());
    bases_[i] = layout_.bases(layer);
    std::atomic<std::uint32_t> next{0};
    parallel_for(threads, benches.size(), [&](std::size_t thread) {
      Bench& bench = benches[thread];
      for (auto upper = next++; upper < layout_.upper_halves(); upper = next++) {
        const std::uint64_t words = layout_.words(layer, upper);
        if (words == 0) continue;
        if (control.stopped()) return;
        bench.words = 0;
        fill_upper_half(layer, upper, bench, kernel);
        if (archive != nullptr) {
          const std::byte* const first = values + (begins_[i] + bases_[i][upper]) * width_;
          archive->store(layer, upper, {first, words * width_}, *bench.packer);
        }
        control.progress("sweep", done += bench.words, all_words_);
      }
    });
    if (control.stopped()) return false;
    const std::size_t gone = i + static_cast<std::size_t>(reach_) + 1;
    if (gone < bases_.size()) bases_[gone] = {};
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
