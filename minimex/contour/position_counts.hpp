// How many ways lead to each of some positions: a table from numbers to large numbers.
//
// Entries lie in the order in which they were added, in blocks that never move; slots, an
// open-addressed hash table of at most three quarters, hold their places. All counts have the same
// number of limbs, which grows by one when a sum needs it: counts of one layer of a board have
// nearly the same length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "minimex/core/natural.hpp"

namespace minimex::contour {

class PositionCounts {
 public:
  PositionCounts() = default;

  /// Adds `count`, not of this table, to what `position` has, at first 0.
  void add(std::uint64_t position, std::span<const Limb> count);

  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
  /// The position of an entry, from 0 to size() - 1.
  [[nodiscard]] std::uint64_t position(std::uint64_t entry) const noexcept { return at(entry)[0]; }
  /// Its count.
  [[nodiscard]] std::span<const Limb> count(std::uint64_t entry) const noexcept {
    return {at(entry) + 1, limbs_};
  }

  /// Frees what adding takes; no more is added.
  void close() noexcept { std::vector<std::uint64_t>().swap(slots_); }

  /// Most bytes held at any time until `more` further positions are there, with counts of up to
  /// `limbs` limbs and a carry.
  [[nodiscard]] std::uint64_t bytes_with(std::uint64_t more, std::size_t limbs) const noexcept;

 private:
  static constexpr std::uint64_t kBlock = 1024;  // entries
  static constexpr std::uint64_t kFree = UINT64_MAX;

  using Block = std::unique_ptr<Limb[]>;

  [[nodiscard]] const Limb* at(std::uint64_t entry) const noexcept {
    return blocks_[entry / kBlock].get() + entry % kBlock * (limbs_ + 1);
  }
  [[nodiscard]] Limb* at(std::uint64_t entry) noexcept {
    return blocks_[entry / kBlock].get() + entry % kBlock * (limbs_ + 1);
  }
  [[nodiscard]] std::uint64_t slot_of(std::uint64_t position) const noexcept;
  std::uint64_t find_or_add(std::uint64_t position);
  void rehash(std::uint64_t slots);
  void widen(std::size_t limbs);

  std::size_t limbs_ = 1;
  std::uint64_t size_ = 0;
  std::vector<Block> blocks_;
  std::vector<std::uint64_t> slots_;  // entries, or kFree; a power of two
};

}  // namespace minimex::contour
