// Layers that have been filled, packed to a small part of their size.
//
// Values of neighbouring contours differ little, and packing (core/disk/packing.hpp) brings them to
// a tenth or a twentieth. So what a sweep in layers leaves behind can stay: an optimal line is
// found by walking through it. Layers come from the last to the first, each in parts; a line goes
// through them from the first to the last. When the archive is full, the last layers are given up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "minimex/core/disk/packing.hpp"

namespace minimex::contour {

class LayerArchive {
 public:
  /// Packed parts may take `most_bytes`; `width`: bytes of a value, 4 or 8.
  LayerArchive(std::uint64_t most_bytes, std::uint64_t width)
      : most_bytes_(most_bytes), width_(width) {}

  /// Bytes that packed parts take now.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_; }

  /// Keeps a part of a layer; `words`: its values. Safe from any number of threads, each with its
  /// own packer.
  void store(int layer, std::size_t part, std::span<const std::byte> words, Packer& packer);

  /// Value `index` of a part of `words` values; nothing when the layer has been given up. Parts
  /// used last are at hand. One thread at a time, after the last store().
  [[nodiscard]] std::optional<std::int64_t> value(int layer, std::size_t part, std::uint64_t words,
                                                  std::uint64_t index);

 private:
  using Layer = std::map<std::size_t, std::vector<std::byte>>;  // packed, by part
  struct Unpacked {
    int layer;
    std::size_t part;
    std::vector<std::byte> words;
  };

  void give_up_last();
  [[nodiscard]] const std::vector<std::byte>* unpacked(int layer, std::size_t part,
                                                       std::uint64_t words);

  std::uint64_t most_bytes_;
  std::uint64_t width_;
  std::mutex mutex_;
  std::map<int, Layer> layers_;
  std::optional<int> given_up_ = std::nullopt;  // the first layer that has been given up
  std::uint64_t bytes_ = 0;
  std::deque<Unpacked> at_hand_;  // most recently used first
  Unpacker unpacker_;
};

}  // namespace minimex::contour
