// Filled layers that stay in memory, packed to a small part of their size.
//
// Values of neighbouring contours differ little, and packing (core/disk/packing.hpp) brings them to
// a tenth or a twentieth. When there is no room for more, the last layers are given up: a line goes
// through the layers from the first to the last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/core/disk/packing.hpp"

namespace minimex::contour {

class PackedLayers final : public LayerArchive {
 public:
  /// Packed parts may take `most_bytes`.
  PackedLayers(std::uint64_t most_bytes, std::uint64_t width)
      : LayerArchive(width), most_bytes_(most_bytes) {}

  void store(int layer, std::size_t part, std::span<const std::byte> words) override;
  bool read(int layer, std::size_t part, std::span<std::byte> words) override;
  [[nodiscard]] std::uint64_t bytes() const noexcept override { return bytes_; }

 private:
  using Layer = std::map<std::size_t, std::vector<std::byte>>;  // packed, by part

  std::unique_ptr<Packer> take_packer();
  void give_up_last();

  std::uint64_t most_bytes_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Packer>> idle_ = {};  // packers that no thread uses now
  std::map<int, Layer> layers_ = {};
  std::optional<int> given_up_ = std::nullopt;  // the first layer that has been given up
  std::uint64_t bytes_ = 0;
  Unpacker unpacker_;
};

}  // namespace minimex::contour
