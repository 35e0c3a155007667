// A sweep in layers of which those that are needed lie in slots of a table.
//
// Layers take turns in as many slots as a move reaches layers, and one more. At the end, the slots
// hold the start's layer and those to which its moves lead.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/layer_sweep.hpp"
#include "minimex/contour/part_filler.hpp"

namespace minimex::contour {

class SlotSweep final : public LayerSweep {
 public:
  /// With the largest tiles with which it fits the room. Nothing when none do; `least` is then what
  /// it takes with the smallest.
  static std::unique_ptr<SlotSweep> make(const Ranking& ranking, const LayerTask& task,
                                         const LayerRoom& room, std::uint64_t& least);

  [[nodiscard]] bool run(const RowKernel& kernel, ValueTable& table, LayerArchive* archive,
                         Control& control) override;
  /// Of the start, and of contours that a move from it leaves.
  [[nodiscard]] std::optional<std::uint64_t> place(
      std::span<const std::int32_t> heights) const override;

 private:
  SlotSweep(const Ranking& ranking, const LayerTask& task, int inner_bits);
  void find_places(int layer);
  /// Where the values of a part lie.
  [[nodiscard]] std::span<std::byte> part_of(ValueTable& table, int layer,
                                             std::uint32_t upper) const;
  /// Reads the layers that are done; false when one of them cannot be read, or when stopped.
  bool restore(int done, ValueTable& table, LayerArchive& archive, Control& control);

  std::vector<std::uint64_t> begins_ = {};  // by layer: place of its first word
  std::vector<PartPlaces> places_ = {};     // by layer; empty for those that are gone
};

}  // namespace minimex::contour
