// A sweep in layers that all ranks of a job make together.
//
// Each rank holds its share (shares.hpp) of the layers that are alive, in slots as slot_sweep.hpp
// has them, and two buffers for what it pulls from others (rounds.hpp). Layers are filled one after
// another: before a layer, each rank tells the others what it will need of them, in which round;
// then rounds follow each other without further talk. What is needed was filled one or two layers
// ago and does not change, so the owners send it straight from their slots. Filling is the
// library's (part_filler.hpp), by threads, while the main thread looks after the exchange
// (layer_fill.hpp).
//
// A rank's memory is its share of the layers, plus the buffers, a tenth of that; parts are cut as
// small as this takes.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/layer_sweep.hpp"
#include "minimex/contour/part_filler.hpp"

#include "apps/cluster/rounds.hpp"
#include "apps/cluster/shares.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// What a rank has done in its sweeps.
struct Tally {
  std::uint64_t pulled_bytes = 0;
  std::uint64_t filled_words = 0;
  std::uint64_t fill_nanoseconds = 0;  ///< of processors
};

class TeamSweep final : public contour::LayerSweep {
 public:
  /// With tiles of exactly `task.inner_bits`, and at least `task.upper_bits`. `transport`: only for
  /// run(), may be null without.
  TeamSweep(const contour::Ranking& ranking, const contour::LayerTask& task, int ranks,
            Transport* transport);

  /// With the largest tiles for which it fits the room and its buffers are small, else with those
  /// for which it takes least. Nothing when none fit; `least` is then what one takes.
  static std::shared_ptr<TeamSweep> make(const contour::Ranking& ranking, contour::LayerTask task,
                                         const contour::LayerRoom& room, int ranks,
                                         Transport* transport, std::uint64_t& least);

  [[nodiscard]] const Shares& shares() const noexcept { return shares_; }
  [[nodiscard]] int upper_bits() const noexcept;
  /// Words of one of the two buffers.
  [[nodiscard]] std::uint64_t buffer_words() const noexcept { return buffer_words_; }

  /// Called by all ranks, with archives that are called by all, too (archives.hpp). All get the
  /// same answer.
  [[nodiscard]] bool run(const contour::RowKernel& kernel, contour::ValueTable& table,
                         contour::LayerArchive* archive, Control& control) override;
  /// Nothing: values are asked of the archive.
  [[nodiscard]] std::optional<std::uint64_t> place(
      std::span<const std::int32_t> /*heights*/) const override {
    return std::nullopt;
  }
  /// Of the last run.
  [[nodiscard]] const Tally& tally() const noexcept { return tally_; }

 private:
  class LayerFill;
  friend class LayerFill;

  [[nodiscard]] std::size_t slot(int layer) const noexcept {
    return static_cast<std::size_t>(layer) % slots_.size();
  }
  /// Where the parts of this rank's share lie.
  void find_places(int layer);
  [[nodiscard]] std::span<std::byte> part_of(std::byte* values, int layer,
                                             std::uint32_t upper) const;
  /// Reads what the sweep needs to go on below `done`; the same answer for all.
  bool restore(int done, std::byte* values, contour::LayerArchive& archive, Control& control);

  Transport* transport_;
  Shares shares_;
  std::vector<std::uint64_t> slots_;  // where each begins
  std::uint64_t buffers_begin_ = 0;
  std::uint64_t buffer_words_ = 0;
  std::uint64_t most_needed_ = 0;
  std::vector<contour::PartPlaces> places_;  // by slot
  Tally tally_ = {};
};

}  // namespace minimex::cluster
