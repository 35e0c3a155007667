// Proved bounds of duel positions, in a table that never outgrows its budget.
//
// The whole position is the key, so a hit is never a false one. The table doubles while the budget
// lets it and the machine has the memory; after that a new entry takes the place of the least
// weighty of the four in its bucket (weight: tokens at stake, as good a guess at the search below
// it as any). Values never depend on what is kept.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>

#include "minimex/conflict/score/position.hpp"

namespace minimex::conflict::duel {

template <int Words>
class Table {
 public:
  /// Uses at most `max_bytes`, also while it grows; none at all when that is too little.
  explicit Table(std::uint64_t max_bytes) : max_bytes_(max_bytes) {
    std::size_t size = kFirstSize;
    while (size > 0 && size * sizeof(Entry) > max_bytes) size /= 2;
    if (size < kBucket) return;
    entries_ = std::make_unique<Entry[]>(size);
    size_ = size;
    peak_bytes_ = size * sizeof(Entry);
  }

  /// What is proved about the position with this side to move, as far as remembered.
  [[nodiscard]] Range find(const Position<Words>& position, std::uint64_t hash,
                           Side side) const noexcept {
    if (size_ == 0) return kUnknown;
    const Entry* const bucket = entries_.get() + slot(hash);
    for (std::size_t i = 0; i < kBucket; ++i) {
      if (bucket[i].weight != 0 && bucket[i].position == position) {
        const auto at = static_cast<std::size_t>(side);
        return {bucket[i].lower[at], bucket[i].upper[at]};
      }
    }
    return kUnknown;
  }

  /// Remembers that the value lies in `range` as well. `weight` >= 1.
  void store(const Position<Words>& position, std::uint64_t hash, Side side, Range range,
             std::int32_t weight) {
    if (size_ == 0) return;
    if (used_ > size_ / 2) grow();
    Entry& entry = place(position, hash);
    if (entry.weight == 0) ++used_;
    if (entry.weight == 0 || entry.position != position) {
      entry = Entry{.position = position};
    }
    const auto at = static_cast<std::size_t>(side);
    entry.weight = static_cast<std::uint16_t>(std::min(weight, kUnknown.upper));
    entry.lower[at] = std::max(entry.lower[at], static_cast<std::uint16_t>(range.lower));
    entry.upper[at] = std::min(entry.upper[at],
                               static_cast<std::uint16_t>(std::min(range.upper, kUnknown.upper)));
  }

  [[nodiscard]] std::uint64_t peak_bytes() const noexcept { return peak_bytes_; }

 private:
  static constexpr Range kUnknown{0, 0xffff};
  static constexpr std::size_t kFirstSize = 64;  // streams of small graphs need no more
  static constexpr std::size_t kBucket = 4;

  struct Entry {
    Position<Words> position{};
    std::uint16_t weight = 0;  // 0: free
    std::array<std::uint16_t, 2> lower{};
    std::array<std::uint16_t, 2> upper{0xffff, 0xffff};
  };

  [[nodiscard]] std::size_t slot(std::uint64_t hash) const noexcept {
    return static_cast<std::size_t>(hash) & (size_ - 1) & ~(kBucket - 1);
  }

  Entry& place(const Position<Words>& position, std::uint64_t hash) noexcept {
    Entry* const bucket = entries_.get() + slot(hash);
    Entry* least = bucket;
    for (std::size_t i = 0; i < kBucket; ++i) {
      if (bucket[i].weight != 0 && bucket[i].position == position) return bucket[i];
      if (bucket[i].weight < least->weight) least = bucket + i;
    }
    return *least;
  }

  void grow() noexcept {
    const std::size_t before = size_;
    const std::uint64_t both = before * sizeof(Entry) * 3;
    if (both > max_bytes_) return;
    std::unique_ptr<Entry[]> old(new (std::nothrow) Entry[2 * before]);
    if (old == nullptr) {
      max_bytes_ = 0;  // the machine has less than the budget promised: stay at this size
      return;
    }
    old.swap(entries_);
    size_ = 2 * before;
    peak_bytes_ = both;
    used_ = 0;
    for (const Entry& entry : std::span(old.get(), before)) {
      if (entry.weight == 0) continue;
      Entry& home = place(entry.position, entry.position.hash());
      if (home.weight == 0) ++used_;
      home = entry;
    }
  }

  std::uint64_t max_bytes_;
  std::uint64_t peak_bytes_ = 0;
  std::size_t used_ = 0;
  std::size_t size_ = 0;  // a power of two, or none
  std::unique_ptr<Entry[]> entries_;
};

}  // namespace minimex::conflict::duel
