// A NimberTable that several threads share.
//
// The keys are divided among stripes by the high bits of their hashes, and each stripe is a table
// of its own under a lock of its own, so that threads seldom wait for each other. For one thread
// there is one stripe and no lock.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "minimex/conflict/nimber/table.hpp"

namespace minimex::conflict {

template <class Key, class Value, class Hash>
class SharedNimberTable {
 public:
  using Table = NimberTable<Key, Value, Hash>;
  static constexpr std::uint64_t kLeastBytes = Table::kLeastBytes;

  /// For at most `threads` threads; uses at most `bytes` >= kLeastBytes.
  SharedNimberTable(std::uint64_t bytes, int threads) : locked_(threads > 1) {
    const std::uint64_t most = threads > 1 ? kMostStripes : 1;
    const std::uint64_t stripes = std::bit_floor(std::clamp(bytes / kLeastBytes, kOne, most));
    shift_ = 64U - static_cast<unsigned>(std::countr_zero(stripes));
    for (std::uint64_t i = 0; i < stripes; ++i) {
      stripes_.push_back(std::make_unique<Stripe>(bytes / stripes));
    }
  }

  /// The value of `key`, if it is remembered.
  [[nodiscard]] std::optional<Value> find(const Key& key) const {
    const Stripe& stripe = stripe_of(key);
    const auto lock = locked(stripe);
    const Value* const value = stripe.table.find(key);
    return value == nullptr ? std::nullopt : std::optional<Value>(*value);
  }

  /// Calls `change` on the value of `key`, a default one when it is not remembered, and keeps what
  /// it makes of it; `weight` >= 1.
  template <class Change>
  void update(const Key& key, std::uint16_t weight, Change change) {
    Stripe& stripe = stripe_of(key);
    const auto lock = locked(stripe);
    const Value* const before = stripe.table.find(key);
    Value value = before == nullptr ? Value{} : *before;
    change(value);
    stripe.table.store(key, value, weight);
  }

  /// Largest number of bytes held at once so far, at most.
  [[nodiscard]] std::uint64_t peak_bytes() const {
    std::uint64_t bytes = 0;
    for (const auto& stripe : stripes_) {
      const auto lock = locked(*stripe);
      bytes += stripe->table.peak_bytes();
    }
    return bytes;
  }

 private:
  static constexpr std::uint64_t kOne = 1;
  static constexpr std::uint64_t kMostStripes = 64;

  struct Stripe {
    explicit Stripe(std::uint64_t bytes) : table(bytes) {}
    mutable std::mutex mutex;
    Table table;
  };

  [[nodiscard]] Stripe& stripe_of(const Key& key) const noexcept {
    return *stripes_[locked_ && shift_ < 64 ? Hash{}(key) >> shift_ : 0];
  }
  [[nodiscard]] std::unique_lock<std::mutex> locked(const Stripe& stripe) const {
    return locked_ ? std::unique_lock(stripe.mutex) : std::unique_lock<std::mutex>();
  }

  bool locked_;
  unsigned shift_ = 64;
  std::vector<std::unique_ptr<Stripe>> stripes_;
};

}  // namespace minimex::conflict
