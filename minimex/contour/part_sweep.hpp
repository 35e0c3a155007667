// A sweep in layers that are all packed away, in memory or in files, but for a few parts at a time.
//
// To fill a part, those of the next layers must be at hand whose upper halves its own turns into by
// as many moves as a removal takes cells: some twenty at most. They are unpacked into the slots of
// a cache, where they stay as long as there is room, since the next parts need mostly the same. So
// the memory need not hold a single layer; packed, layers take a tenth or a twentieth of it (20x20:
// one layer of 11 GiB packs to a half).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/layer_sweep.hpp"
#include "minimex/contour/part_cache.hpp"
#include "minimex/contour/part_filler.hpp"

namespace minimex::contour {

class PartSweep final : public LayerSweep {
 public:
  /// With tiles of exactly `task.inner_bits`, and slots for one thread. Requires that can_take().
  static std::unique_ptr<PartSweep> make(const Ranking& ranking, const LayerTask& task);

  /// Takes up to `bytes` more bytes for slots, as long as they are of use.
  void add_slots(std::uint64_t bytes);

  /// Requires an archive that keeps the layers that are needed.
  [[nodiscard]] bool run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                         Control& control) override;
  /// Nothing: all values are in the archive.
  [[nodiscard]] std::optional<std::uint64_t> place(
      std::span<const std::int32_t> /*heights*/) const override {
    return std::nullopt;
  }

 private:
  struct ThreadState;

  PartSweep(const Ranking& ranking, const LayerTask& task, int inner_bits);
  /// Fills a part; nothing when one that it needs cannot be read.
  std::optional<std::uint64_t> fill(int layer, std::uint32_t upper, ThreadState& state,
                                    PartCache& cache, const RowKernel& kernel, std::byte* values,
                                    LayerArchive& archive) const;

  std::size_t needed_ = 0;  // slots that a thread has taken at a time, at most
  std::size_t slots_ = 0;
};

}  // namespace minimex::contour
