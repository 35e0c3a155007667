// Finding the values of a board's contours layer by layer, in less memory than all of them take.
//
// The layers of layer_layout.hpp are filled from the last to the first; a layer needs the next few
// only (as many as a move takes cells). Where those lie meanwhile is what the kinds of sweeps
// differ in: as they are, in slots of one table (slot_sweep.hpp), or packed, with a few parts of
// them unpacked at a time (part_sweep.hpp). What is filled goes to an archive, from which a line is
// read and a later run goes on.
//
// Tiles are as large as the memory lets them be: smaller ones make more layers, each with fewer
// words (20x20: three layers of 4-byte numbers take 31 GiB with 10 inner bits, 20 GiB with 1), but
// more tiles to look after.
#pragma once

#include <atomic>
#include <cstddef>
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
#include "minimex/core/parallel.hpp"

namespace minimex::contour {

/// What is to be swept.
struct LayerTask {
  std::vector<std::int32_t> start = {};  ///< the heights from which contours are reached
  int reach = 1;                         ///< cells that a move takes at most: 1 or 2
  std::uint64_t width = 4;               ///< bytes of a value
  int inner_bits = Tiling::kInnerBits;   ///< at most
  int upper_bits = 0;                    ///< of upper halves: layer_layout.hpp
  int threads = 1;                       ///< at most
  bool archived = false;                 ///< what is filled goes to an archive
};

/// What a sweep may take.
struct LayerRoom {
  std::uint64_t table_bytes = 0;  ///< for its table
  std::uint64_t bytes = 0;        ///< for all of it
};

/// A part to which moves from another one lead.
struct PartNeed {
  int step = 0;  ///< layers after that one's
  std::uint32_t upper = 0;
};

class LayerSweep {
 public:
  virtual ~LayerSweep() = default;

  /// Whether the board's tops are short enough.
  static bool can_take(std::int32_t rows, std::int32_t cols, int inner_bits = 1) noexcept {
    return std::int64_t{rows} + cols - Tiling::kSuffixBits - inner_bits <=
           LayerLayout::kMostTopBits;
  }

  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  [[nodiscard]] const Tiling& tiling() const noexcept { return tiling_; }
  [[nodiscard]] const LayerLayout& layout() const noexcept { return layout_; }
  [[nodiscard]] int reach() const noexcept { return reach_; }
  [[nodiscard]] std::uint64_t width() const noexcept { return width_; }
  [[nodiscard]] int first_layer() const noexcept { return layout_.first(); }
  [[nodiscard]] int last_layer() const noexcept { return layout_.last(); }
  /// The task to go on with from another start.
  [[nodiscard]] LayerTask from(std::vector<std::int32_t> start) const;

  /// Words that are filled, and those that the table must have room for.
  [[nodiscard]] std::uint64_t all_words() const noexcept { return layout_.filled_words(); }
  [[nodiscard]] std::uint64_t table_words() const noexcept { return table_words_; }
  [[nodiscard]] std::uint64_t table_bytes() const noexcept { return table_words_ * width_; }
  /// What the table and the sweep itself take, and to hand over what it fills.
  [[nodiscard]] std::uint64_t bytes() const noexcept;
  [[nodiscard]] bool fits(const LayerRoom& room) const noexcept {
    return table_bytes() <= room.table_bytes && bytes() <= room.bytes;
  }

  /// The parts that are there of those to which moves from a part lead.
  void find_needs(int layer, std::uint32_t upper, std::vector<PartNeed>& needs) const;

  /// What the layers take that are alive at once, at most; and what the largest part takes.
  [[nodiscard]] std::uint64_t alive_bytes() const noexcept;
  [[nodiscard]] std::uint64_t part_bytes() const noexcept { return most_part_words_ * width_; }

  /// Finds all values through `kernel`, which fills `table`. Unless `archive` is null, goes on from
  /// the layers that are done there, or anew where these cannot be read, and hands it what it
  /// fills. False when stopped half-way, or when the archive has failed.
  [[nodiscard]] virtual bool run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                                 Control& control) = 0;

  /// After a run, where in the table the value of the contour with these heights is, if it is there
  /// for sure.
  [[nodiscard]] virtual std::optional<std::uint64_t> place(
      std::span<const std::int32_t> heights) const = 0;
  /// The value of the contour with these heights, reached from the start, as the archive of a run
  /// has it; nothing when it has not been kept.
  [[nodiscard]] std::optional<std::int64_t> value(std::span<const std::int32_t> heights,
                                                  LayerArchive& archive) const;

 protected:
  LayerSweep(const Ranking& ranking, const LayerTask& task, int inner_bits);

  [[nodiscard]] std::size_t index(int layer) const noexcept {
    return static_cast<std::size_t>(layer - layout_.first());
  }
  /// The top of the word with these heights, and where the word lies in its tile.
  [[nodiscard]] std::uint32_t top_of(std::span<const std::int32_t> heights) const noexcept;
  [[nodiscard]] std::uint64_t place_in_tile(std::span<const std::int32_t> heights) const noexcept;
  [[nodiscard]] std::uint64_t most_part_words() const noexcept { return most_part_words_; }
  void set_table_words(std::uint64_t words, std::uint64_t places_bytes) noexcept {
    table_words_ = words;
    places_bytes_ = places_bytes;
  }
  [[nodiscard]] std::uint64_t places_bytes() const noexcept { return places_bytes_; }
  /// Clears the words of a part that is about to be filled and handed to an archive, where rows of
  /// its tiles are left out because they cannot be reached from the start: whatever was there would
  /// decide how long the part is when packed.
  void clear_if_left_out(std::span<std::byte> part) const noexcept;
  /// Threads worth starting.
  [[nodiscard]] int threads() const noexcept;
  /// Calls use(thread, upper) for the parts of a layer, from `team` threads, until one call
  /// answers false or throws, or `control` is stopped. True when all parts had their turn.
  template <typename Use>
  bool for_each_part(int layer, std::size_t team, Control& control, const Use& use) const {
    std::atomic<bool> go_on{true};
    std::atomic<std::uint32_t> next{0};
    parallel_for(static_cast<int>(team), team, [&](std::size_t thread) {
      try {
        for (auto upper = next++; upper < layout_.upper_halves() && go_on; upper = next++) {
          if (layout_.words(layer, upper) == 0) continue;
          if (control.stopped() || !use(thread, upper)) go_on = false;
        }
      } catch (...) {
        go_on = false;
        throw;
      }
    });
    return go_on;
  }

 private:
  [[nodiscard]] std::uint64_t word_of(std::span<const std::int32_t> heights) const noexcept;

  Ranking ranking_;
  int reach_;
  std::uint64_t width_;
  int threads_;
  bool archived_;
  bool leaves_out_;
  Tiling tiling_;
  LayerLayout layout_;
  std::uint64_t table_words_ = 0;
  std::uint64_t places_bytes_ = 0;
  std::uint64_t most_part_words_ = 0;
};

}  // namespace minimex::contour
