// What pairs of pieces are worth: a hash table that forgets nothing and doubles when it is half
// full. Linear probing; the names of two types are the key.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>

#include "minimex/conflict/score/worth.hpp"
#include "minimex/core/hash.hpp"

namespace minimex::conflict::duel {

class PairTable {
 public:
  /// Uses at most `max_bytes`, also while it grows.
  explicit PairTable(std::uint64_t max_bytes) : max_bytes_(max_bytes) {}

  /// Local, rise and fall of the two, in any order; nothing when that is not known.
  [[nodiscard]] std::optional<Worth> find(TypeId a, TypeId b) const noexcept {
    const Entry& entry = entries_[place(key_of(a, b))];
    if (entry.key == kFree) return std::nullopt;
    return Worth{{}, {entry.lower, entry.upper}, entry.rise, entry.fall};
  }

  /// Room for one more pair; false when there is none.
  [[nodiscard]] bool make_room() noexcept {
    if (2 * used_ < size_) return true;
    if (3 * bytes() > max_bytes_) return false;
    const std::size_t before = size_;
    std::unique_ptr<Entry[]> old(new (std::nothrow) Entry[2 * before]);
    if (old == nullptr) {
      max_bytes_ = 0;  // the machine has less than the budget promised: stay at this size
      return false;
    }
    old.swap(entries_);
    size_ = 2 * before;
    for (const Entry& entry : std::span(old.get(), before)) {
      if (entry.key != kFree) entries_[place(entry.key)] = entry;
    }
    return true;
  }

  /// Remembers a pair that is not known yet. Requires room.
  void insert(TypeId a, TypeId b, const Worth& worth) noexcept {
    ++used_;
    const std::uint32_t key = key_of(a, b);
    entries_[place(key)] = {key, narrow(worth.local.lower), narrow(worth.local.upper),
                            narrow(worth.rise), narrow(worth.fall)};
  }

  [[nodiscard]] std::uint64_t bytes() const noexcept { return size_ * sizeof(Entry); }

 private:
  static constexpr std::uint32_t kFree = 0xffffffff;  // not a key: kNothing is no piece
  struct Entry {
    std::uint32_t key = kFree;
    std::int16_t lower = 0;
    std::int16_t upper = 0;
    std::int16_t rise = 0;
    std::int16_t fall = 0;
  };

  // Two pieces have at most 2 * kMaxTokens tokens.
  static std::int16_t narrow(std::int32_t number) noexcept {
    return static_cast<std::int16_t>(number);
  }
  static std::uint32_t key_of(TypeId a, TypeId b) noexcept {
    return std::uint32_t{std::min(a, b)} << 16 | std::max(a, b);
  }
  [[nodiscard]] std::size_t place(std::uint32_t key) const noexcept {
    const std::size_t mask = size_ - 1;
    std::size_t at = static_cast<std::size_t>(mixed(key)) & mask;
    while (entries_[at].key != kFree && entries_[at].key != key) at = (at + 1) & mask;
    return at;
  }

  std::uint64_t max_bytes_;
  std::size_t used_ = 0;
  std::size_t size_ = 64;  // a power of two
  std::unique_ptr<Entry[]> entries_ = std::make_unique<Entry[]>(size_);
};

}  // namespace minimex::conflict::duel
