// Parts of layers in equal slots of a table: those that are filled, those that they need, and those
// that were needed last.
//
// A part is taken, for itself or to be filled, and stays where it is until it is put back as often.
// A part that is not there is read from the archive; it takes the place of the one that has not
// been taken for the longest time.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace minimex::contour {

/// Safe from any number of threads. There must be a slot that is not taken whenever one is asked
/// for.
class PartCache {
 public:
  /// Reads a part into a slot; false when it cannot be read. What it throws, take() throws.
  using Read = std::function<bool(int layer, std::uint32_t upper, std::size_t slot)>;

  PartCache(std::size_t slots, Read read) : slots_(slots), read_(std::move(read)) {}

  /// The slot of a part that has been filled; nothing when it cannot be read.
  std::optional<std::size_t> take(int layer, std::uint32_t upper);
  /// A slot for a part that is about to be filled, and by nobody else.
  std::size_t take_new(int layer, std::uint32_t upper);
  void put_back(std::size_t slot);

 private:
  using Part = std::pair<int, std::uint32_t>;
  struct Slot {
    std::optional<Part> part = std::nullopt;
    int taken = 0;
    bool reading = false;
    std::uint64_t used = 0;
  };

  /// Takes the slot that has not been used for the longest time.
  std::size_t replace(const Part& part);
  /// `read`: whether the part lies in the slot now; else the slot is free again.
  void end_reading(const Part& part, std::size_t slot, bool read) noexcept;

  std::mutex mutex_;
  std::condition_variable read_done_;
  std::vector<Slot> slots_;
  std::map<Part, std::size_t> places_;
  std::uint64_t clock_ = 0;
  Read read_;
};

}  // namespace minimex::contour
