#include "minimex/contour/tiling.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

constexpr std::size_t kTileBits = Tiling::kSuffixBits + Tiling::kInnerBits;

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

std::uint64_t Tiling::row_count(std::int32_t rows, std::int32_t cols) noexcept {
  const auto suffix_bits =
      static_cast<int>(std::min<std::int64_t>(std::int64_t{rows} + cols, kSuffixBits));
  std::uint64_t count = 0;
  for (int ones = 0; ones <= suffix_bits; ++ones) {
    const int zeros = suffix_bits - ones;
    if (ones <= cols && zeros <= rows)
      count = saturating_add(count, word_count(rows - zeros, cols - ones));
  }
  return count;
}

Tiling::Tiling(const Ranking& ranking, int inner_bits, std::size_t group,
               std::span<const std::int32_t> start)
    : ranking_(ranking) {
  const std::int64_t bits = std::int64_t{ranking.rows()} + ranking.cols();
  suffix_bits_ = static_cast<int>(std::min<std::int64_t>(bits, kSuffixBits));
  inner_bits_ = static_cast<int>(std::min<std::int64_t>(bits - suffix_bits_, inner_bits));
  top_bits_ = bits - suffix_bits_ - inner_bits_;
  fewest_ = std::max(0, ranking.cols() - suffix_bits_ - inner_bits_);
  most_ = static_cast<std::int32_t>(std::min<std::int64_t>(ranking.cols(), top_bits_));
  std::array<std::uint16_t, kSuffixBits + 1> before{};  // words with as many ones
  for (std::uint32_t word = 0; word < 1U << suffix_bits_; ++word) {
    in_row_.push_back(before[static_cast<std::size_t>(std::popcount(word))]++);
  }
  for (int ones = 0; ones <= suffix_bits_; ++ones) shapes_.push_back(make_shape(ones));
  const InnerSchedule schedule = schedule_inner_rows(inner_bits_, kMostRows / group);
  const std::vector<std::int32_t> ones_of_start = start_ones(start);
  for (std::int32_t ones = fewest_; ones <= most_; ++ones) {
    by_ones_.push_back(make_tile_shape(ones, schedule, ones_of_start));
  }
}

std::vector<std::int32_t> Tiling::start_ones(std::span<const std::int32_t> start) const {
  // A one comes after the zeros above it and the ones before it.
  std::vector<std::int32_t> ones(static_cast<std::size_t>(inner_bits_) + 1, 0);
  for (std::size_t col = 0; col < start.size(); ++col) {
    const std::int64_t place = start[col] + static_cast<std::int64_t>(col) - top_bits_;
    for (std::int64_t bits = std::max<std::int64_t>(place + 1, 0); bits <= inner_bits_; ++bits) {
      ++ones[static_cast<std::size_t>(bits)];
    }
  }
  return ones;
}

Tiling::TileShape Tiling::make_tile_shape(std::int32_t ones, const InnerSchedule& schedule,
                                          std::span<const std::int32_t> start_ones) const {
  TileShape shape;
  const int below = ranking_.cols() - ones;
  const auto row_words = [&](std::uint32_t inner) -> std::uint32_t {
    const int suffix_ones = below - std::popcount(inner);
    const bool there = 0 <= suffix_ones && suffix_ones <= suffix_bits_;
    return there ? choose(suffix_bits_, suffix_ones) : 0;
  };
  const auto reached = [&](std::uint32_t inner) {
    for (int bits = 0; bits <= inner_bits_; ++bits) {
      const int here = ones + std::popcount(inner >> (inner_bits_ - bits));
      if (here < start_ones[static_cast<std::size_t>(bits)]) return false;
    }
    return true;
  };
  std::uint32_t words = 0;
  for (std::uint32_t inner = 0; inner < 1U << inner_bits_; ++inner) {
    shape.offsets.push_back(words);
    words += row_words(inner);
  }
  for (const InnerBatch& batch : schedule.batches) {
    const std::size_t begin = shape.inner.size();
    for (std::size_t i = batch.begin; i < batch.end; ++i) {
      const std::uint16_t inner = schedule.words[i];
      if (row_words(inner) == 0 || !reached(inner)) continue;
      shape.inner.push_back(inner);
      shape.filled += row_words(inner);
    }
    if (begin < shape.inner.size()) {
      shape.batches.push_back({batch.ones, begin, shape.inner.size()});
    }
  }
  return shape;
}

std::uint64_t Tiling::tile_words(std::int32_t ones) const noexcept {
  return choose(inner_bits_ + suffix_bits_, ranking_.cols() - ones);
}

RowShape Tiling::make_shape(int ones) const {
  const std::int32_t col = ranking_.cols() - ones;
  const std::int32_t row = ranking_.rows() - (suffix_bits_ - ones);
  if (row < 0 || col < 0) return {};
  RowShape shape;
  const std::uint32_t first_bit = 1U << (suffix_bits_ - 1);
  for (std::uint32_t word = 0; word < 1U << suffix_bits_; ++word) {
    if (std::popcount(word) != ones) continue;
    if (word < first_bit) ++shape.border_begin;
    shape.words.push_back(static_cast<std::uint16_t>(word));
    shape.odd.push_back(takes_odd(word, 0, 0));
  }
  for (std::size_t from = shape.words.size(); from-- > 0;) {
    const std::uint32_t word = shape.words[from];
    for (int bit = suffix_bits_ - 2; bit >= 0; --bit) {
      if ((word >> bit & 3U) != 1) continue;
      const int right = std::popcount(word >> (bit + 1));
      const int down = suffix_bits_ - 2 - bit - right;
      shape.moves.push_back({static_cast<std::uint16_t>(from), in_row_[word + (1U << bit)],
                             (row + down) * ranking_.cols() + col + right});
    }
  }
  return shape;
}

void Tiling::make_tile(std::span<const std::int32_t> heights, Tile& tile) const {
  tile.ones = static_cast<std::int32_t>(heights.size());
  tile.cells.clear();
  std::int64_t taken = 0;
  std::int32_t height = 0;
  for (std::int32_t col = 0; col < tile.ones; ++col) {
    const std::int32_t next = heights[static_cast<std::size_t>(col)];
    if (next > height) tile.cells.push_back(cell_at(next - 1, col));
    height = next;
    taken += ranking_.rows() - next;
  }
  tile.odd = taken % 2 != 0;
  tile.ends_down = height < top_bits_ - tile.ones;
  tile.ends = tile.ones == most_ && tile.cells.empty();
}

std::uint64_t Tiling::place_in_tile(std::int32_t ones, std::uint32_t rest) const noexcept {
  const std::uint32_t suffix = rest & ((1U << suffix_bits_) - 1);
  return std::uint64_t{offset(ones, rest >> suffix_bits_)} + in_row_[suffix];
}

void Tiling::make_row(const Tile& tile, std::uint32_t inner, std::vector<RowMove>& moves,
                      TableRow& row) const {
  const std::int32_t cols = ranking_.cols();
  const auto prefix_bits = static_cast<std::int32_t>(top_bits_) + inner_bits_;
  const std::uint32_t first_inner = inner_bits_ > 0 ? 1U << (inner_bits_ - 1) : 0;
  const std::uint32_t before = offset(tile.ones, inner);
  row.suffix_ones = cols - tile.ones - std::popcount(inner);
  row.first = tile.first + before;
  row.odd = takes_odd(inner, suffix_bits_, row.suffix_ones) != tile.odd;
  row.leaving = tile.cells.size();
  row.stride = tile.stride();
  row.leaving_steps = tile.steps.data();

  moves.clear();
  for (std::size_t i = 0; i < tile.cells.size(); ++i) {
    moves.push_back({tile.cells[i], tile.steps[i * row.stride + i]});
  }
  if (tile.ends_down && (inner & first_inner) != 0) {
    // The one goes from the inner bits to the top's last.
    row.shift = std::int64_t{offset(tile.ones + 1, inner ^ first_inner)} - before;
    const auto height = static_cast<std::int32_t>(top_bits_) - tile.ones;
    moves.push_back({cell_at(height - 1, tile.ones), tile.steps.back() + row.shift});
    ++row.leaving;
  }
  for (std::uint32_t corners = inner & ~(inner >> 1) & ~first_inner; corners != 0;
       corners &= corners - 1) {
    const int bit = std::countr_zero(corners);
    const std::int32_t col = tile.ones + std::popcount(inner >> (bit + 1));
    const std::int32_t cell_row = prefix_bits - 2 - bit - col;
    moves.push_back({cell_at(cell_row, col), step_of(cell_row, col)});
  }
  row.moves = moves;
  row.ends = tile.ends && moves.empty() &&
             std::popcount(inner) == std::min<std::int32_t>(cols - tile.ones, inner_bits_);
  row.border = {};
  const bool ends_down = inner_bits_ > 0 && (inner & 1U) == 0;
  if (row.suffix_ones > 0 && ends_down) {
    const std::int32_t col = cols - row.suffix_ones;
    const std::int32_t cell_row = prefix_bits - col - 1;
    row.border = {cell_at(cell_row, col), step_of(cell_row, col)};
  }
}

void Tiling::fill(std::span<const Tile> tiles, const RowKernel& kernel) const {
  std::array<TableRow, kMostRows> rows;
  // Long thin boards have millions of tiles of a few words: no allocation for each.
  thread_local std::array<std::vector<RowMove>, kMostRows> moves;
  const TileShape& shape = by_ones_[static_cast<std::size_t>(tiles[0].ones - fewest_)];
  for (const InnerBatch& batch : shape.batches) {
    std::size_t count = 0;
    for (const Tile& tile : tiles) {
      for (std::size_t i = batch.begin; i < batch.end; ++i, ++count) {
        make_row(tile, shape.inner[i], moves[count], rows[count]);
      }
    }
    kernel.fill(std::span(rows).first(count));
  }
}

}  // namespace minimex::contour
