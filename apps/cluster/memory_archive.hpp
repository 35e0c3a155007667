// Filled layers in the memory of all ranks: each keeps its share, packed, and the leader asks the
// owner for what it does not have itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/contour/packed_layers.hpp"

#include "apps/cluster/team_sweep.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

class MemoryArchive final : public contour::LayerArchive {
 public:
  /// Of the layers of `sweep`, in up to `most_bytes`: as many from the first one on as there is
  /// room for (Stay::All), or those that the first one's moves reach.
  MemoryArchive(std::shared_ptr<const TeamSweep> sweep, Transport& transport, contour::Stay stay,
                std::uint64_t most_bytes);

  void store(int layer, std::size_t part, std::span<const std::byte> words) override;
  /// Of another rank's parts, only the leader may ask, while the others follow (team.hpp).
  bool read(int layer, std::size_t part, std::span<std::byte> words) override;
  [[nodiscard]] std::uint64_t bytes() const noexcept override { return packed_.bytes(); }

 private:
  std::shared_ptr<const TeamSweep> sweep_;
  Transport& transport_;
  contour::Stay stay_;
  contour::PackedLayers packed_;
};

/// Asks `owner` for a part; false when it is not there any more.
bool ask_for_part(Transport& transport, int owner, int layer, std::size_t part,
                  std::span<std::byte> words);

}  // namespace minimex::cluster
