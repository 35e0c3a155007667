// What a search has learned about positions: nimbers, and values that are excluded.
#pragma once

#include <cstdint>

#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/shared_table.hpp"

namespace minimex::conflict {

/// As a target of a question about a position: the nimber itself is wanted.
inline constexpr int kNimberWanted = -1;
/// Answers that are no nimber: it is not the target; the control said stop; nothing is known yet.
inline constexpr int kNimberDifferent = -1;
inline constexpr int kNimberStopped = -2;
inline constexpr int kNimberUndecided = -3;

/// `Rules`: nimber/kayles_rules.hpp.
template <int W, class Rules>
class NimberFacts {
 public:
  using Bits = NimberBits<W>;

  /// `excluded` has bit h when the nimber is not h (h < 32).
  struct Fact {
    static constexpr std::uint16_t kUnknown = 0xffff;
    std::uint32_t excluded = 0;
    std::uint16_t nimber = kUnknown;
  };
  struct BitsHash {
    std::uint64_t operator()(const Bits& set) const noexcept { return set.hash(); }
  };
  using Table = SharedNimberTable<Bits, Fact, BitsHash>;

  /// `bytes` >= Table::kLeastBytes. For at most `threads` threads at once.
  NimberFacts(std::uint64_t bytes, int threads) : table_(bytes, threads) {}

  /// What is known when one asks whether the nimber of the connected `set` of `size` vertices is
  /// `target`: the nimber, kNimberDifferent or kNimberUndecided.
  [[nodiscard]] int answer(const Bits& set, int size, int target) const {
    if (const int known = Rules::answer_by_size(size, target); known != kNimberUndecided) {
      return known;
    }
    const auto fact = table_.find(set);
    if (!fact) return kNimberUndecided;
    if (fact->nimber != Fact::kUnknown) return fact->nimber;
    return target >= 0 && (fact->excluded & bit(target)) != 0 ? kNimberDifferent : kNimberUndecided;
  }

  /// Values below 32 that are known not to be the nimber of `set`.
  [[nodiscard]] std::uint32_t excluded(const Bits& set) const {
    const auto fact = table_.find(set);
    return fact ? fact->excluded : 0;
  }

  /// Adds an answer to a question, and values that are excluded besides.
  void add(const Bits& set, int size, int target, int answer, std::uint32_t excluded = 0) {
    table_.update(set, static_cast<std::uint16_t>(size), [&](Fact& fact) {
      fact.excluded |= excluded;
      if (answer == kNimberDifferent) fact.excluded |= bit(target);
      if (answer >= 0) fact.nimber = static_cast<std::uint16_t>(answer);
    });
  }

  [[nodiscard]] std::uint64_t peak_bytes() const { return table_.peak_bytes(); }

 private:
  static constexpr std::uint32_t bit(int value) noexcept {
    return value < 32 ? std::uint32_t{1} << static_cast<unsigned>(value) : 0;
  }

  Table table_;
};

}  // namespace minimex::conflict
