// Filling the table of a board layer by layer, in less memory than the table takes.
//
// The layers of layer_layout.hpp are filled from the last to the first. A layer needs the next few
// only (as many as a move takes cells), so layers take turns in as many slots, and one more. At the
// end, the slots hold the start's layer and those to which its moves lead. For a line, filled
// layers are kept packed (layer_archive.hpp), as many as there is memory for.
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

#include "minimex/contour/layer_archive.hpp"
#include "minimex/contour/layer_layout.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/tiling.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// What is to be swept.
struct LayerTask {
  std::vector<std::int32_t> start = {};  ///< the lines from which contours are reached
  int reach = 1;                         ///< cells that a move takes at most: 1 or 2
  std::uint64_t width = 4;               ///< bytes of a value
  int inner_bits = Tiling::kInnerBits;   ///< at most
};

class LayerSweep {
 public:
  /// Whether the board's tops are short enough.
  static bool can_take(std::int32_t rows, std::int32_t cols) noexcept {
    return std::int64_t{rows} + cols - Tiling::kSuffixBits - 1 <= LayerLayout::kMostTopBits;
  }

  /// With the largest tiles for which `most_bytes` are enough. Nothing when even the smallest
  /// need more, which is then `least`.
  static std::unique_ptr<LayerSweep> make(const Ranking& ranking, const LayerTask& task,
                                          std::uint64_t most_bytes, std::uint64_t& least);

  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  /// The task to go on with from another start.
  [[nodiscard]] LayerTask from(std::vector<std::int32_t> start) const;

  [[nodiscard]] const Tiling& tiling() const noexcept { return tiling_; }
  /// Words that the table must have room for, and those that are filled.
  [[nodiscard]] std::uint64_t table_words() const noexcept { return table_words_; }
  [[nodiscard]] std::uint64_t all_words() const noexcept { return all_words_; }
  /// What the table and the sweep itself take.
  [[nodiscard]] std::uint64_t bytes() const noexcept;

  /// Fills table_words() places of `table` through `kernel`, and packs what it has filled into
  /// `archive`, unless that is null. False when stopped half-way.
  [[nodiscard]] bool run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                         Control& control);

  /// Where in the table the value is, after a run, of the contour with these lines, reached from
  /// the start by one move at most, or the start itself; and nothing for others.
  [[nodiscard]] std::optional<std::uint64_t> place(std::span<const std::int32_t> lines) const;
  /// The value of the contour with these lines, reached from the start, as the archive of a run has
  /// it; nothing when it has been given up.
  [[nodiscard]] std::optional<std::int64_t> value(std::span<const std::int32_t> lines,
                                                  LayerArchive& archive) const;

 private:
  LayerSweep(const Ranking& ranking, const LayerTask& task, int inner_bits);
  /// Decides where layers lie.
  void allot();
  [[nodiscard]] std::uint64_t place_in_tile(std::span<const std::int32_t> lines) const noexcept;
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
  std::uint64_t table_words_ = 0;
  std::uint64_t all_words_ = 0;
  std::vector<std::uint64_t> begins_;              // by layer: place of its first word
  std::vector<std::vector<std::uint64_t>> bases_;  // by layer: of the layout; empty once gone
};

}  // namespace minimex::contour
