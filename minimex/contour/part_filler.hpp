// Filling the tiles of a layer that share the upper half of their tops: a part of the layer.
//
// Parts lie together (layer_layout.hpp), but each may lie anywhere. Whoever orders them says where
// those of the layer and of the next ones are; this finds the tiles in them to which moves lead.
// Rows of small tiles are filled together with those of other tiles with as many ones.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/layer_layout.hpp"
#include "minimex/contour/tiling.hpp"

namespace minimex::contour {

/// For each upper half, the place of the first word of its part of a layer.
using PartPlaces = std::vector<std::uint64_t>;

/// Those of a layer and of as many next ones as moves reach.
using NearPlaces = std::array<const PartPlaces*, 3>;

/// Each thread has its own.
class PartFiller {
 public:
  /// Tiles of `inner_bits` inner bits that are filled together.
  static std::size_t group_for(int inner_bits) noexcept;

  /// `tiling` in groups of group_for(its inner bits); it and its layout must outlive this. `reach`:
  /// cells that a move takes at most, 1 or 2.
  PartFiller(const Tiling& tiling, const LayerLayout& layout, int reach);

  /// Fills the part of `layer` with `upper`; returns its words. `places`: those of the parts that
  /// the part and its moves have to do with.
  std::uint64_t fill(int layer, std::uint32_t upper, const NearPlaces& places,
                     const RowKernel& kernel);

 private:
  [[nodiscard]] std::uint64_t place_of(const PartPlaces& places, std::uint32_t top) const noexcept {
    return places[layout_.upper_of(top)] + layout_.before(top);
  }
  void add(std::uint32_t top, const NearPlaces& places, const RowKernel& kernel);
  void flush(std::int32_t ones, const RowKernel& kernel);
  void place_tile(std::uint32_t top, const NearPlaces& places, Tile& tile) const;

  const Tiling& tiling_;
  const LayerLayout& layout_;
  int reach_;
  std::uint32_t first_top_bit_;
  std::size_t group_;
  std::vector<std::vector<Tile>> waiting_;  // by ones less the fewest; the first `counts_` of each
  std::vector<std::size_t> counts_;
  std::vector<std::int32_t> heights_ = {};
  std::uint64_t words_ = 0;  // filled
};

}  // namespace minimex::contour
