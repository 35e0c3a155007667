#include "minimex/contour/sweep.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <vector>

#include "minimex/contour/top_queue.hpp"
#include "minimex/contour/word_order.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::contour {
namespace {

constexpr std::int64_t kMostQueuedBits = 20;          // tops that are queued for threads
constexpr std::uint64_t kThreadedWords = 1ULL << 21;  // tables worth starting threads for

}  // namespace

bool Sweep::run(const RowKernel& kernel, Control& control) const {
  const bool threaded = control.budget().threads > 1 &&
                        tiling_.ranking().size() >= kThreadedWords &&
                        tiling_.top_bits() <= kMostQueuedBits;
  return threaded ? run_threaded(kernel, control) : run_in_order(kernel, control);
}

bool Sweep::run_in_order(const RowKernel& kernel, Control& control) const {
  std::uint64_t done = 0;
  std::vector<std::int32_t> heights;
  Tile tile;
  for (std::int32_t ones = tiling_.most(); ones >= tiling_.fewest(); --ones) {
    const auto zeros = static_cast<std::int32_t>(tiling_.top_bits() - ones);
    heights.assign(static_cast<std::size_t>(ones), 0);
    while (true) {
      if (control.stopped()) return false;
      done += run_tile(heights, tile, kernel);
      control.progress("sweep", done, tiling_.ranking().size());
      // The next smaller top: lower the last height that can be, and all after it as little.
      std::size_t col = heights.size();
      while (col > 0 && heights[col - 1] == zeros) --col;
      if (col == 0) break;
      std::fill(heights.begin() + static_cast<std::ptrdiff_t>(col) - 1, heights.end(),
                heights[col - 1] + 1);
    }
  }
  return true;
}

bool Sweep::run_threaded(const RowKernel& kernel, Control& control) const {
  const auto bits = static_cast<int>(tiling_.top_bits());
  TopQueue queue(bits, tiling_.fewest(), tiling_.most());
  std::atomic<std::uint64_t> done{0};
  const auto work = [&](std::size_t) {
    std::vector<std::int32_t> heights;
    Tile tile;
    while (const std::optional<std::uint32_t> top = queue.take()) {
      try {
        find_heights(*top, bits, heights);
        done += run_tile(heights, tile, kernel);
        control.progress("sweep", done, tiling_.ranking().size());
        queue.put_back(*top, control.stopped());
      } catch (...) {
        queue.put_back(*top, true);  // those who wait for this top need not
        throw;
      }
    }
  };
  const int threads = control.budget().threads;
  parallel_for(threads, static_cast<std::size_t>(threads), work);
  return !control.stopped();
}

std::uint64_t Sweep::run_tile(std::span<const std::int32_t> heights, Tile& tile,
                              const RowKernel& kernel) const {
  const Ranking& ranking = tiling_.ranking();
  tiling_.make_tile(heights, tile);
  tile.first = 0;
  for (std::int32_t col = 0; col < tile.ones; ++col) {
    tile.first += ranking.term(col, heights[static_cast<std::size_t>(col)]);
  }
  // Ranks of two cells add up; the tile of the next larger top comes right after this one.
  const std::uint64_t words = tiling_.tile_words(tile.ones);
  const std::size_t stride = tile.stride();
  tile.steps.resize(stride * stride);
  const auto alone = [&](std::size_t i) -> std::int64_t& { return tile.steps[i * stride + i]; };
  for (std::size_t i = 0; i + 1 < stride; ++i) {
    const std::int32_t row = tile.cells[i] / ranking.cols();
    const std::int32_t col = tile.cells[i] % ranking.cols();
    alone(i) = step_between(ranking.term(col, row + 1), ranking.term(col, row));
  }
  alone(stride - 1) = static_cast<std::int64_t>(words);
  for (std::size_t i = 0; i < stride; ++i) {
    for (std::size_t j = 0; j < stride; ++j) {
      if (i != j) tile.steps[i * stride + j] = alone(i) + alone(j);
    }
  }
  tiling_.fill({&tile, 1}, kernel);
  return words;
}

}  // namespace minimex::contour
