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
#include <string>
#include <vector>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/core/disk/packing.hpp"

namespace minimex::contour {

class PackedLayers final : public LayerArchive {
 public:
  /// Packed parts may take `most_bytes`. `needed`: the sweep cannot do without the layers that it
  /// needs to go on; where there is no room for these, the archive fails. `stay`: Needed or All.
  PackedLayers(const LayerExtent& extent, Stay stay, bool needed, std::uint64_t most_bytes,
               std::uint64_t width)
      : LayerArchive(width),
        extent_(extent),
        stay_(stay),
        needed_(needed),
        most_bytes_(most_bytes) {}

  bool open(int layer, std::uint64_t bytes) override;
  void store(int layer, std::size_t part, std::span<const std::byte> words) override;
  bool close(int /*layer*/) override { return failure_.empty(); }
  bool read(int layer, std::size_t part, std::span<std::byte> words) override;
  [[nodiscard]] std::string failure() const override { return failure_; }
  [[nodiscard]] std::uint64_t bytes() const noexcept override;

 private:
  /// Blocks of equal size, which go from layer to layer: the heap would come apart between parts of
  /// all lengths.
  using Block = std::unique_ptr<std::byte[]>;
  struct Extent {
    std::uint64_t begin = 0;  // in the layer's blocks, one after another
    std::uint64_t bytes = 0;
  };
  struct Layer {
    std::vector<Block> blocks = {};
    std::uint64_t bytes = 0;
    std::map<std::size_t, Extent> parts = {};
  };

  /// One that no other thread uses.
  template <typename Tool>
  std::unique_ptr<Tool> borrow(std::vector<std::unique_ptr<Tool>>& idle);
  /// Gives layers up until `layer` has room for `more` bytes; false when that is not to be.
  bool make_room(int layer, std::uint64_t more);
  void append(Layer& layer, std::size_t part, std::span<const std::byte> packed);
  void give_up_last();

  LayerExtent extent_;
  Stay stay_;
  bool needed_;
  std::uint64_t most_bytes_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Packer>> packers_ = {};
  std::vector<std::unique_ptr<Unpacker>> unpackers_ = {};
  std::map<int, Layer> layers_ = {};
  std::optional<int> given_up_ = std::nullopt;  // the first layer that has been given up
  std::vector<Block> free_ = {};
  std::uint64_t blocks_ = 0;  // those of layers, and free ones
  std::uint64_t parts_ = 0;
  std::string failure_ = {};
};

}  // namespace minimex::contour
