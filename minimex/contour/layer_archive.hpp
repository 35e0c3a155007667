// Where filled layers go, and come back from.
//
// A sweep in layers (layer_sweep.hpp) hands over each layer in parts, from the last layer to the
// first. What becomes of them is another matter: they stay packed in memory (packed_layers.hpp), or
// go to files (layer_files.hpp). An optimal line is found by walking through what has stayed, from
// the first layer to the last; a run that was killed goes on from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace minimex::contour {

/// Which layers an archive keeps.
enum class Stay : std::uint8_t {
  Resume,  ///< from time to time, those from which a later run can go on
  Needed,  ///< those that the sweep needs to go on, and one more
  All,     ///< all, as long as there is room: the last are given up first
};

/// The layers of a sweep, of which `reach` are needed to fill one more.
struct LayerExtent {
  int first = 0;
  int last = 0;
  int reach = 1;
};

class LayerArchive {
 public:
  /// Parts that are kept at hand. A contour's moves lead to a few of them.
  static constexpr std::size_t kMostAtHand = 8;
  /// What an archive takes besides what it keeps, when parts are of up to `part` bytes and
  /// `threads` threads store and read them.
  static std::uint64_t working_bytes(std::uint64_t part, int threads) noexcept;

  /// `width`: bytes of a value, 4 or 8.
  explicit LayerArchive(std::uint64_t width) : width_(width) {}
  virtual ~LayerArchive() = default;

  /// The lowest layer that the sweep need not fill again: it and those after it that the sweep
  /// needs to go on can be read. Nothing when there is none.
  [[nodiscard]] virtual std::optional<int> done() const { return std::nullopt; }
  /// Begins a layer, whose values take `bytes` bytes. False when the archive has failed.
  [[nodiscard]] virtual bool open(int /*layer*/, std::uint64_t /*bytes*/) { return true; }
  /// A part of the open layer; `words`: its values. Safe from any number of threads.
  virtual void store(int layer, std::size_t part, std::span<const std::byte> words) = 0;
  /// Ends the open layer. False when the archive has failed.
  [[nodiscard]] virtual bool close(int /*layer*/) { return true; }
  /// Fills `words` with a part of a layer, whose size it must have. False when the layer is not
  /// there (any more).
  [[nodiscard]] virtual bool read(int layer, std::size_t part, std::span<std::byte> words) = 0;
  /// Why the archive has failed; empty while it has not.
  [[nodiscard]] virtual std::string failure() const { return {}; }
  /// Bytes of memory that it takes now.
  [[nodiscard]] virtual std::uint64_t bytes() const noexcept { return 0; }

  /// Value `index` of a part of `words` values; nothing when the layer is not there. Parts used
  /// last are at hand. One thread at a time, after the last store().
  [[nodiscard]] std::optional<std::int64_t> value(int layer, std::size_t part, std::uint64_t words,
                                                  std::uint64_t index);

 protected:
  [[nodiscard]] std::uint64_t width() const noexcept { return width_; }

 private:
  struct AtHand {
    int layer;
    std::size_t part;
    std::vector<std::byte> words;
  };

  [[nodiscard]] const std::vector<std::byte>* part_at_hand(int layer, std::size_t part,
                                                           std::uint64_t words);

  std::uint64_t width_;
  std::deque<AtHand> at_hand_ = {};  // most recently used first
};

}  // namespace minimex::contour
