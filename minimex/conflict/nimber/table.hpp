// A hash table of bounded size that may forget: losing an entry costs time, never a value.
//
// Open addressing over a window of eight slots. The table doubles while its budget allows; after
// that the lightest entry of a full window makes room (the weight tells how much work an entry
// saves).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>
#include <utility>

namespace minimex::conflict {

/// `Hash` is a stateless functor from Key to a well mixed std::uint64_t.
template <class Key, class Value, class Hash>
class NimberTable {
 public:
  struct Slot {
    Key key{};
    Value value{};
    std::uint16_t weight = 0;  ///< 0: the slot is free
  };
  static constexpr std::size_t kWindow = 8;
  static constexpr std::size_t kLeastSlots = 1024;
  static constexpr std::uint64_t kLeastBytes = (kLeastSlots + kWindow) * sizeof(Slot);

  /// Uses at most `bytes` >= kLeastBytes, also while old and new slots live side by side.
  explicit NimberTable(std::uint64_t bytes)
      : limit_(bytes), slots_(std::make_unique<Slot[]>(kLeastSlots + kWindow)) {}

  /// Largest number of bytes held at once so far.
  [[nodiscard]] std::uint64_t peak_bytes() const noexcept { return peak_; }

  /// The value of `key`, or nullptr; valid until the next `store`.
  [[nodiscard]] const Value* find(const Key& key) const noexcept {
    for (const Slot& slot : window(key)) {
      if (slot.weight == 0) return nullptr;
      if (slot.key == key) return &slot.value;
    }
    return nullptr;
  }

  /// Sets the value of `key`; `weight` >= 1.
  void store(const Key& key, const Value& value, std::uint16_t weight) {
    if (2 * used_ > mask_) grow();
    place({key, value, weight});
  }

 private:
  [[nodiscard]] static std::uint64_t bytes_of(std::size_t slots) noexcept {
    return (slots + kWindow) * sizeof(Slot);
  }
  /// Slots are never freed one by one, so a free slot ends the search of a window.
  [[nodiscard]] std::span<Slot> window(const Key& key) const noexcept {
    return {slots_.get() + (static_cast<std::size_t>(Hash{}(key)) & mask_), kWindow};
  }

  void place(const Slot& entry) noexcept {
    const std::span<Slot> candidates = window(entry.key);
    Slot* target = candidates.data();
    for (Slot& slot : candidates) {
      if (slot.weight == 0 || slot.key == entry.key) {
        if (slot.weight == 0) ++used_;
        target = &slot;
        break;
      }
      if (slot.weight < target->weight) target = &slot;
    }
    *target = entry;
  }

  void grow() {
    const std::size_t before = mask_ + 1;
    const std::uint64_t need = bytes_of(before) + bytes_of(2 * before);
    if (need > limit_) return;
    std::unique_ptr<Slot[]> bigger(new (std::nothrow) Slot[2 * before + kWindow]);
    if (bigger == nullptr) {
      limit_ = 0;  // the machine has less than the budget promised: stay at this size
      return;
    }
    bigger.swap(slots_);
    peak_ = need;
    mask_ = 2 * before - 1;
    used_ = 0;
    for (const Slot& slot : std::span(bigger.get(), before + kWindow)) {
      if (slot.weight != 0) place(slot);
    }
  }

  std::uint64_t limit_;
  std::size_t mask_ = kLeastSlots - 1;
  std::size_t used_ = 0;
  std::uint64_t peak_ = kLeastBytes;
  std::unique_ptr<Slot[]> slots_;
};

}  // namespace minimex::conflict
