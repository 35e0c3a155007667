// How much work it seems to take to prove that a position's nimber is h, and that it is not.
//
// The numbers guide the search by proof numbers (nimber/proof_numbers.hpp) and prove nothing: a
// collision of keys or a forgotten entry costs time, never a value.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "minimex/conflict/nimber/shared_table.hpp"
#include "minimex/core/hash.hpp"

namespace minimex::conflict {

/// Proof numbers of "the nimber is h": 0 when proved, `kNever` when the contrary is.
struct NimberEffort {
  static constexpr std::uint32_t kNever = std::uint32_t{1} << 30U;
  std::uint32_t equal = 0;      ///< effort to prove that it is h
  std::uint32_t different = 0;  ///< effort to prove that it is not

  static constexpr NimberEffort proved() noexcept { return {0, kNever}; }
  static constexpr NimberEffort refuted() noexcept { return {kNever, 0}; }
};

/// Efforts of questions that were given up for the time being.
class NimberEfforts {
 public:
  struct KeyHash {
    std::uint64_t operator()(std::uint64_t key) const noexcept { return key; }
  };
  using Table = SharedNimberTable<std::uint64_t, NimberEffort, KeyHash>;

  /// `bytes` >= Table::kLeastBytes. For at most `threads` threads at once.
  NimberEfforts(std::uint64_t bytes, int threads) : table_(bytes, threads) {}

  template <class Bits>
  [[nodiscard]] std::optional<NimberEffort> find(const Bits& set, int h) const {
    return table_.find(key(set, h));
  }
  template <class Bits>
  void keep(const Bits& set, int size, int h, const NimberEffort& effort) {
    table_.update(key(set, h), static_cast<std::uint16_t>(size),
                  [&](NimberEffort& stored) { stored = effort; });
  }

  [[nodiscard]] std::uint64_t peak_bytes() const { return table_.peak_bytes(); }

 private:
  template <class Bits>
  static std::uint64_t key(const Bits& set, int h) noexcept {
    return mixed(hashed(set.hash(), static_cast<std::uint64_t>(h)));
  }

  Table table_;
};

/// A guess at the effort for a position of so many moves that nobody has looked at. Calibrated on
/// Cram, by powers of the number of moves: to prove "h" all moves must be refuted, to refute it one
/// good move is enough.
[[nodiscard]] constexpr NimberEffort first_effort(int moves) noexcept {
  const auto m = static_cast<std::uint64_t>(std::min(moves, 2048));
  return {static_cast<std::uint32_t>(1 + m * m * m / 64),
          static_cast<std::uint32_t>(1 + m * m / 32)};
}

}  // namespace minimex::conflict
