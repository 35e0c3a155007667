// Node Kayles on powers of paths: vertices 1..n, adjacent up to distance k.
//
// Taking a vertex leaves an interval on each side, so positions are sums of the same graphs: with
// the octal game 0.1..13..37 (k ones, k threes) one removes 2k + 1 tokens from inside a heap, fewer
// at its ends; k = 1 is Dawson's Kayles, 0.137. One table serves all n, at about n/2 steps a term.
// It ends where its period is proved, by the octal periodicity theorem (R. K. Guy and C. A. B.
// Smith, "The G-values of various games", 1956): let moves take at most t tokens, and g(m + p) =
// g(m) for start <= m < 2 start + p + t. Then it holds for every m >= start. For, by induction, of
// what a move in m + p >= 2 start + 2p + t leaves, one heap has at least start + p tokens and can
// be made p smaller without changing its nimber, and likewise from m to m + p.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/period.hpp"

namespace minimex::conflict {

class PathPowerNimbers {
 public:
  /// Vertices up to `distance` >= 0 apart are adjacent.
  explicit PathPowerNimbers(std::int64_t distance) : distance_(distance) {}

  /// The nimber of `vertices` >= 0. Nothing when `control` stops, or the table does not fit its
  /// budget.
  std::optional<int> nimber(std::int64_t vertices, Control& control);

  /// The proved period of all nimbers, when those that were asked for prove one.
  [[nodiscard]] std::optional<Period> period();
  /// The last heap that the proof looks at.
  [[nodiscard]] std::int64_t proof_bound(const Period& period) const noexcept {
    return 2 * period.start + 2 * period.length + most_taken() - 1;
  }

  /// Bytes that a table of so many vertices may take.
  static std::uint64_t table_bytes(std::int64_t vertices) noexcept {
    return 16 * (static_cast<std::uint64_t>(vertices) + 1);
  }

 private:
  [[nodiscard]] std::int64_t most_taken() const noexcept { return 2 * distance_ + 1; }
  void look_for_period();
  void add_term();
  void mark(std::int64_t nimber);

  std::int64_t distance_;
  std::vector<std::int64_t> table_ = {0};  // nimbers of 0, 1, ... vertices
  std::vector<std::size_t> marked_ = {};   // by nimber: the last heap from which a move leaves it
  std::size_t looked_at_ = 0;              // terms in the last search for a period
  std::optional<Period> period_;
};

}  // namespace minimex::conflict
