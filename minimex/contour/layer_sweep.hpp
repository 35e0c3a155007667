// Filling the table of a board layer by layer, in less memory than the table takes.
//
// The layers of layer_layout.hpp are filled from the last to the first. A layer needs the next few
// only (as many as a move takes cells), so the others may go: layers take turns in as many slots
// as must be alive, and one more. The first layers, those around the start, stay: they tell what
// the start's moves are worth, and the way on from there, until a layer that has gone; from there
// another sweep goes on, over what can still be reached.
//
// Tiles are as large as the memory lets them be: smaller ones make more layers, each with fewer
// words (20x20: three layers of 4-byte numbers take 31 GiB with 10 inner bits, 20 GiB with 1), but
// more tiles to look after. Rows of small tiles are filled together with those of other tiles.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/layer_layout.hpp"
#include "minimex/contour/tiling.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// What is to be swept.
struct LayerTask {
  std::vector<std::int32_t> start = {};  ///< the lines from which contours are reached
  int reach = 1;                         ///< cells that a move takes at most: 1 or 2
  std::uint64_t width = 4;               ///< bytes of a value
};

class LayerSweep {
 public:
  /// Whether the board's tops are short enough.
  static bool can_take(std::int32_t rows, std::int32_t cols) noexcept {
    return std::int64_t{rows} + cols - Tiling::kSuffixBits - 1 <= LayerLayout::kMostTopBits;
  }

  /// With the largest tiles for which `most_bytes` are enough, the first layers that stay
  /// included: those of at most `keep_words` words, and always the start's and `task.reach` more.
  /// Nothing when even the smallest tiles need more, which is then `least`.
  static std::unique_ptr<LayerSweep> make(const Ranking& ranking, const LayerTask& task,
                                          std::uint64_t most_bytes, std::uint64_t keep_words,
                                          std::uint64_t& least);

  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  [[nodiscard]] const Tiling& tiling() const noexcept { return tiling_; }
  /// Words that the table must have room for, and those that are filled.
  [[nodiscard]] std::uint64_t table_words() const noexcept { return table_words_; }
  [[nodiscard]] std::uint64_t all_words() const noexcept { return all_words_; }
  /// What the table and the sweep itself take.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  /// Fills table_words() places through `kernel`. False when stopped half-way. After that,
  /// place() answers.
  [[nodiscard]] bool run(const RowKernel& kernel, Control& control);

  /// Where the value of the contour with these lines, reached from the start, is kept; nothing
  /// when it has gone.
  [[nodiscard]] std::optional<std::uint64_t> place(std::span<const std::int32_t> lines) const;

 private:
  LayerSweep(const Ranking& ranking, const LayerTask& task, int inner_bits);
  /// Decides which layers stay and where layers lie.
  void allot(std::uint64_t most_bytes, std::uint64_t keep_words);
  [[nodiscard]] std::uint64_t slots_beyond(int layer, std::vector<std::uint64_t>& slots) const;
  /// The bits of the word with these lines.
  [[nodiscard]] std::uint64_t word_of(std::span<const std::int32_t> lines) const noexcept;
  [[nodiscard]] std::uint32_t top_of(std::span<const std::int32_t> lines) const noexcept;

  struct Bench;  // what a thread works with
  void fill_upper_half(int layer, std::uint32_t upper, Bench& bench, const RowKernel& kernel) const;
  void add(int layer, std::uint32_t top, Bench& bench, const RowKernel& kernel) const;
  void flush(std::int32_t ones, Bench& bench, const RowKernel& kernel) const;
  void place_tile(int layer, std::uint32_t top, Tile& tile) const;
  [[nodiscard]] std::uint64_t place_of(int layer, std::uint32_t top) const noexcept {
    const auto i = static_cast<std::size_t>(layer - layout_.first());
    return begins_[i] + layout_.offset(bases_[i], top);
  }

  Ranking ranking_;
  int reach_;
  std::uint64_t width_;
  std::size_t group_;
  Tiling tiling_;
  LayerLayout layout_;
  std::uint32_t first_top_bit_;
  int kept_ = 0;  // the last layer that stays
  std::uint64_t table_words_ = 0;
  std::uint64_t all_words_ = 0;
  std::vector<std::uint64_t> begins_;              // by layer: place of its first word
  std::vector<std::vector<std::uint64_t>> bases_;  // by layer: of the layout; empty once gone
};

}  // namespace minimex::contour
