#include "minimex/contour/sweep.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <optional>

#include "minimex/contour/top_queue.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::contour {
namespace {

constexpr int kSuffixBits = 11;  // see kMostRowWords
constexpr int kInnerBits = 10;
constexpr std::size_t kTileBits = kSuffixBits + kInnerBits;
constexpr std::int64_t kMostQueuedBits = 20;          // tops that are queued for threads
constexpr std::uint64_t kThreadedWords = 1ULL << 21;  // tables worth starting threads for

using Pascal = std::array<std::array<std::uint32_t, kTileBits + 1>, kTileBits + 1>;

constexpr Pascal make_pascal() {
  Pascal choose{};
  for (std::size_t n = 0; n <= kTileBits; ++n) {
    choose[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
  }
  return choose;
}

constexpr Pascal kPascal = make_pascal();

/// C(n, k) for 0 <= n, k <= kTileBits.
std::uint32_t choose(int n, int k) noexcept {
  return kPascal[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// Whether the contour takes an odd number of cells when its ones, `below` of which lie under
/// `word`, have to climb `shift` bits and then to their places in `word`. (A step up takes one
/// cell.)
bool takes_odd(std::uint32_t word, int shift, int below) noexcept {
  constexpr std::uint32_t kOddBits = 0xaaaaaaaaU;
  const int ones = std::popcount(word);
  const int climbs = ones * (shift - below) - ones * (ones - 1) / 2;
  return ((std::popcount(word & kOddBits) + climbs) & 1) != 0;
}

}  // namespace

Sweep::Sweep(const Ranking& ranking) : ranking_(ranking) {
  const std::int64_t bits = std::int64_t{ranking.rows()} + ranking.cols();
  suffix_bits_ = static_cast<int>(std::min<std::int64_t>(bits, kSuffixBits));
  inner_bits_ = static_cast<int>(std::min<std::int64_t>(bits - suffix_bits_, kInnerBits));
  top_bits_ = bits - suffix_bits_ - inner_bits_;
  fewest_ = std::max(0, ranking.cols() - suffix_bits_ - inner_bits_);
  most_ = static_cast<std::int32_t>(std::min<std::int64_t>(ranking.cols(), top_bits_));
  for (int ones = 0; ones <= suffix_bits_; ++ones) shapes_.push_back(make_shape(ones));
  schedule_ = schedule_inner_rows(inner_bits_, kMostRows);
  for (std::int32_t ones = fewest_; ones <= most_; ++ones) {
    const int below = ranking.cols() - ones;
    offsets_.push_back(make_offsets(below));
    batches_.emplace_back();
    for (const InnerBatch& batch : schedule_.batches) {
      const int suffix_ones = below - batch.ones;
      if (0 <= suffix_ones && suffix_ones <= suffix_bits_) batches_.back().push_back(batch);
    }
  }
}

std::vector<std::uint32_t> Sweep::make_offsets(int ones_below) const {
  std::vector<std::uint32_t> offsets(std::size_t{1} << inner_bits_);
  std::uint32_t words = 0;
  for (std::uint32_t inner = 0; inner < offsets.size(); ++inner) {
    offsets[inner] = words;
    const int suffix_ones = ones_below - std::popcount(inner);
    if (0 <= suffix_ones && suffix_ones <= suffix_bits_) words += choose(suffix_bits_, suffix_ones);
  }
  return offsets;
}

RowShape Sweep::make_shape(int ones) const {
  const std::int32_t col = ranking_.cols() - ones;
  const std::int32_t row = ranking_.rows() - (suffix_bits_ - ones);
  if (row < 0 || col < 0) return {};
  RowShape shape;
  for (std::uint32_t word = 0; word < 1U << suffix_bits_; ++word) {
    if (std::popcount(word) == ones) shape.words.push_back(static_cast<std::uint16_t>(word));
  }
  const auto find = [&shape](std::uint32_t word) {
    return static_cast<std::uint16_t>(
        std::lower_bound(shape.words.begin(), shape.words.end(), word) - shape.words.begin());
  };
  for (const std::uint16_t word : shape.words) shape.odd.push_back(takes_odd(word, 0, 0));
  shape.border_begin = find(1U << (suffix_bits_ - 1));
  for (std::size_t from = shape.words.size(); from-- > 0;) {
    const std::uint32_t word = shape.words[from];
    for (int bit = suffix_bits_ - 2; bit >= 0; --bit) {
      if ((word >> bit & 3U) != 1) continue;
      const int right = std::popcount(word >> (bit + 1));
      const int down = suffix_bits_ - 2 - bit - right;
      shape.moves.push_back({static_cast<std::uint16_t>(from), find(word + (1U << bit)),
                             (row + down) * ranking_.cols() + col + right});
    }
  }
  return shape;
}

bool Sweep::run(const RowKernel& kernel, Control& control) const {
  const bool threaded = control.budget().threads > 1 && ranking_.size() >= kThreadedWords &&
                        top_bits_ <= kMostQueuedBits;
  return threaded ? run_threaded(kernel, control) : run_in_order(kernel, control);
}

bool Sweep::run_in_order(const RowKernel& kernel, Control& control) const {
  std::uint64_t done = 0;
  std::vector<std::int32_t> lines;
  for (std::int32_t ones = most_; ones >= fewest_; --ones) {
    const auto zeros = static_cast<std::int32_t>(top_bits_ - ones);
    lines.assign(static_cast<std::size_t>(ones), 0);
    while (true) {
      if (control.stopped()) return false;
      done += run_tile(lines, kernel);
      control.progress("sweep", done, ranking_.size());
      // The next smaller top: lower the last line that can be, and all after it as little.
      std::size_t col = lines.size();
      while (col > 0 && lines[col - 1] == zeros) --col;
      if (col == 0) break;
      std::fill(lines.begin() + static_cast<std::ptrdiff_t>(col) - 1, lines.end(),
                lines[col - 1] + 1);
    }
  }
  return true;
}

bool Sweep::run_threaded(const RowKernel& kernel, Control& control) const {
  TopQueue queue(static_cast<int>(top_bits_), fewest_, most_);
  std::atomic<std::uint64_t> done{0};
  const auto work = [&](std::size_t) {
    std::vector<std::int32_t> lines;
    while (const std::optional<std::uint32_t> top = queue.take()) {
      lines.clear();
      std::int32_t line = 0;
      for (auto bit = static_cast<int>(top_bits_); bit-- > 0;) {
        if ((*top >> bit & 1U) != 0) {
          lines.push_back(line);
        } else {
          ++line;
        }
      }
      done += run_tile(lines, kernel);
      control.progress("sweep", done, ranking_.size());
      queue.put_back(*top, control.stopped());
    }
  };
  const int threads = control.budget().threads;
  parallel_for(threads, static_cast<std::size_t>(threads), work);
  return !control.stopped();
}

Sweep::Tile Sweep::make_tile(std::span<const std::int32_t> lines) const {
  Tile tile;
  tile.ones = static_cast<std::int32_t>(lines.size());
  std::int64_t taken = 0;
  std::int32_t line = 0;
  for (std::int32_t col = 0; col < tile.ones; ++col) {
    const std::int32_t next = lines[static_cast<std::size_t>(col)];
    if (next > line) tile.cells.push_back(cell_at(next - 1, col));
    line = next;
    tile.first += ranking_.term(col, next);
    taken += ranking_.rows() - next;
  }
  tile.odd = taken % 2 != 0;
  tile.ends_down = line < top_bits_ - tile.ones;
  return tile;
}

void Sweep::make_row(const Tile& tile, std::uint32_t inner, std::vector<std::int32_t>& cells,
                     TableRow& row) const {
  const std::int32_t cols = ranking_.cols();
  const auto prefix_bits = static_cast<std::int32_t>(top_bits_) + inner_bits_;
  row.suffix_ones = cols - tile.ones - std::popcount(inner);
  row.first = tile.first + offsets_[static_cast<std::size_t>(tile.ones - fewest_)][inner];
  row.odd = takes_odd(inner, suffix_bits_, row.suffix_ones) != tile.odd;
  // The inner bits, and the last bit of the top before them.
  const std::uint32_t path = inner | (tile.ends_down ? 0U : 1U << inner_bits_);
  cells = tile.cells;
  for (std::uint32_t corners = inner & ~(path >> 1); corners != 0; corners &= corners - 1) {
    const int bit = std::countr_zero(corners);
    const std::int32_t col = tile.ones + std::popcount(inner >> (bit + 1));
    cells.push_back(cell_at(prefix_bits - 2 - bit - col, col));
  }
  row.cells = cells;
  const bool has_border = row.suffix_ones > 0 && (path & 1U) == 0 && inner_bits_ > 0;
  const std::int32_t col = cols - row.suffix_ones;
  row.border_cell = has_border ? cell_at(prefix_bits - col - 1, col) : -1;
}

std::uint64_t Sweep::run_tile(std::span<const std::int32_t> lines, const RowKernel& kernel) const {
  const Tile tile = make_tile(lines);
  std::array<TableRow, kMostRows> rows;
  std::array<std::vector<std::int32_t>, kMostRows> cells;
  for (const InnerBatch& batch : batches_[static_cast<std::size_t>(tile.ones - fewest_)]) {
    for (std::size_t i = batch.begin; i < batch.end; ++i) {
      make_row(tile, schedule_.words[i], cells[i - batch.begin], rows[i - batch.begin]);
    }
    kernel.fill(std::span(rows).first(batch.end - batch.begin));
  }
  return choose(inner_bits_ + suffix_bits_, ranking_.cols() - tile.ones);
}

}  // namespace minimex::contour
