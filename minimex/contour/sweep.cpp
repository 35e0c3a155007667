#include "minimex/contour/sweep.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>

#include "minimex/core/parallel.hpp"

namespace minimex::contour {
namespace {

constexpr int kSuffixBits = 8;
constexpr int kInnerBits = 10;
constexpr std::size_t kTileBits = kSuffixBits + kInnerBits;
constexpr std::int64_t kMostLayeredBits = 20;         // tops that are listed to be layered
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

/// Words of `bits` bits with `least` to `most` ones, in decreasing order.
std::vector<std::uint32_t> words_with_ones(int bits, int least, int most) {
  std::vector<std::uint32_t> words;
  for (std::uint32_t word = 1U << bits; word-- > 0;) {
    const int ones = std::popcount(word);
    if (least <= ones && ones <= most) words.push_back(word);
  }
  return words;
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
  for (std::int32_t ones = fewest_; ones <= most_; ++ones) {
    const int below = ranking.cols() - ones;
    inners_.push_back(words_with_ones(inner_bits_, below - suffix_bits_, below));
  }
}

RowShape Sweep::make_shape(int ones) const {
  const std::int32_t col = ranking_.cols() - ones;
  const std::int32_t row = ranking_.rows() - (suffix_bits_ - ones);
  if (row < 0 || col < 0) return {};
  RowShape shape;
  for (const std::uint32_t word : words_with_ones(suffix_bits_, ones, ones)) {
    shape.words.push_back(static_cast<std::uint8_t>(word));
  }
  std::reverse(shape.words.begin(), shape.words.end());
  const auto find = [&shape](std::uint32_t word) {
    return static_cast<std::uint8_t>(
        std::lower_bound(shape.words.begin(), shape.words.end(), word) - shape.words.begin());
  };
  for (const std::uint8_t word : shape.words) shape.odd.push_back(takes_odd(word, 0, 0));
  shape.border_begin = find(1U << (suffix_bits_ - 1));
  for (std::size_t from = shape.words.size(); from-- > 0;) {
    const std::uint32_t word = shape.words[from];
    for (int bit = suffix_bits_ - 2; bit >= 0; --bit) {
      if ((word >> bit & 3U) != 1) continue;
      const int right = std::popcount(word >> (bit + 1));
      const int down = suffix_bits_ - 2 - bit - right;
      shape.moves.push_back({static_cast<std::uint8_t>(from), find(word + (1U << bit)),
                             (row + down) * ranking_.cols() + col + right});
    }
  }
  return shape;
}

bool Sweep::run(const RowKernel& kernel, Control& control) const {
  const bool threaded = control.budget().threads > 1 && ranking_.size() >= kThreadedWords &&
                        top_bits_ <= kMostLayeredBits;
  return threaded ? run_by_layers(kernel, control) : run_in_order(kernel, control);
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

std::vector<std::vector<std::uint32_t>> Sweep::layers() const {
  std::vector<std::vector<std::uint32_t>> layers;
  for (std::uint32_t top = 0; top < 1U << top_bits_; ++top) {
    const int ones = std::popcount(top);
    if (ones < fewest_ || ones > most_) continue;
    std::size_t layer = 0;
    for (std::uint32_t rest = top; rest != 0; rest &= rest - 1) {
      layer += static_cast<std::size_t>(std::countr_zero(rest)) + 1;
    }
    if (layers.size() <= layer) layers.resize(layer + 1);
    layers[layer].push_back(top);
  }
  std::reverse(layers.begin(), layers.end());
  return layers;
}

bool Sweep::run_by_layers(const RowKernel& kernel, Control& control) const {
  std::atomic<std::uint64_t> done{0};
  for (const auto& layer : layers()) {
    parallel_for(control.budget().threads, layer.size(), [&](std::size_t i) {
      if (control.stopped()) return;
      std::vector<std::int32_t> lines;
      std::int32_t line = 0;
      for (auto bit = static_cast<int>(top_bits_); bit-- > 0;) {
        if ((layer[i] >> bit & 1U) != 0) {
          lines.push_back(line);
        } else {
          ++line;
        }
      }
      done += run_tile(lines, kernel);
      control.progress("sweep", done, ranking_.size());
    });
    if (control.stopped()) return false;
  }
  return true;
}

std::uint64_t Sweep::run_tile(std::span<const std::int32_t> lines, const RowKernel& kernel) const {
  const auto top_ones = static_cast<std::int32_t>(lines.size());
  const auto top_zeros = static_cast<std::int32_t>(top_bits_ - top_ones);
  const std::int32_t cols = ranking_.cols();
  const auto cell_at = [cols](std::int32_t row, std::int32_t col) { return row * cols + col; };

  std::vector<std::int32_t> cells;  // the top's, then those of the row at hand
  std::uint64_t first = 0;
  std::int64_t top_taken = 0;
  std::int32_t line = 0;
  for (std::int32_t col = 0; col < top_ones; ++col) {
    const std::int32_t next = lines[static_cast<std::size_t>(col)];
    if (next > line) cells.push_back(cell_at(next - 1, col));
    line = next;
    first += ranking_.term(col, next);
    top_taken += ranking_.rows() - next;
  }
  const bool top_ends_down = line < top_zeros;
  const std::size_t top_cells = cells.size();

  const std::uint64_t words = choose(inner_bits_ + suffix_bits_, cols - top_ones);
  TableRow row{.first = first + words};
  const auto inner_zero = top_ends_down ? 0U : 1U << inner_bits_;
  for (const std::uint32_t inner : inners_[static_cast<std::size_t>(top_ones - fewest_)]) {
    row.suffix_ones = cols - top_ones - std::popcount(inner);
    row.first -= choose(suffix_bits_, row.suffix_ones);
    row.odd = takes_odd(inner, suffix_bits_, row.suffix_ones) != (top_taken % 2 != 0);
    cells.resize(top_cells);
    const std::uint32_t path = inner | inner_zero;  // with the last bit of the top before it
    std::uint32_t corners = inner & ~(path >> 1);
    for (; corners != 0; corners &= corners - 1) {
      const int bit = std::countr_zero(corners);
      const std::int32_t col = top_ones + std::popcount(inner >> (bit + 1));
      const std::int32_t down = static_cast<std::int32_t>(top_bits_) + inner_bits_ - 1 - bit - col;
      cells.push_back(cell_at(down - 1, col));
    }
    row.cells = cells;
    row.border_cell = -1;
    if (row.suffix_ones > 0 && (path & 1U) == 0 && inner_bits_ > 0) {
      const std::int32_t col = cols - row.suffix_ones;
      const std::int32_t down = static_cast<std::int32_t>(top_bits_) + inner_bits_ - col;
      row.border_cell = cell_at(down - 1, col);
    }
    kernel.fill(row);
  }
  return words;
}

}  // namespace minimex::contour
