// Positions that look alike by a shift or a symmetry of the whole graph share one table entry.
//
// Shifts. On a board numbered row by row, the same shape one row or one column further is the same
// set of bits shifted by a constant; so it is on lines, rings and most graphs numbered with a plan.
// For a distance d call u, v >= d a misfit when just one of the pairs (u, v) and (u-d, v-d) is
// adjacent. Let `anchor` hold all vertices below d and one of each misfit pair: a set that avoids
// it keeps all its adjacencies when shifted down by d. Distances with small anchors are used.
// Turns. Mirror images and the like come from suggested_automorphisms.
// Shifting costs a few word operations and is done for every look-up; turning, a pass over the set
// per symmetry, only for positions about to be searched. Keys need not be canonical to be right.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/symmetry.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

template <int W>
class NimberKeys {
 public:
  using Bits = NimberBits<W>;

  /// `closed` are the closed neighbourhoods of `graph`. O(n^2 (W + log n)).
  NimberKeys(const Graph& graph, const std::vector<Bits>& closed, const NimberOptions& options) {
    if (options.shift_keys) find_shifts(closed);
    if (options.symmetry) turns_ = suggested_automorphisms(graph, kMostTurns);
  }

  /// A set isomorphic to `set`, moved down as far as the shifts take it.
  [[nodiscard]] Bits shifted(Bits set) const noexcept {
    for (const Shift& shift : shifts_) {
      while (!set.meets(shift.anchor)) set = set.shifted_down(shift.distance);
    }
    return set;
  }

  /// The least of the shifted set `set` and its shifted images under the symmetries.
  [[nodiscard]] Bits turned(const Bits& set) const noexcept {
    Bits least = set;
    for (const std::vector<Vertex>& image : turns_) {
      Bits other;
      set.for_each([&](int v) { other.set(image[static_cast<std::size_t>(v)]); });
      other = shifted(other);
      if (other.words < least.words) least = other;
    }
    return least;
  }

 private:
  static constexpr std::size_t kMostShifts = 3;  // not counting multiples
  static constexpr std::size_t kMostTurns = 7;

  struct Shift {
    int distance = 0;
    Bits anchor{};
    int anchor_size = 0;
  };

  void find_shifts(const std::vector<Bits>& closed) {
    std::vector<Shift> candidates;
    const int n = static_cast<int>(closed.size());
    for (int d = 1; 2 * d <= n; ++d) {
      const Bits anchor = anchor_of(closed, d);
      if (2 * anchor.count() <= n) candidates.push_back({d, anchor, anchor.count()});
    }
    std::vector<Shift> by_anchor = candidates;
    std::stable_sort(by_anchor.begin(), by_anchor.end(),
                     [](const Shift& a, const Shift& b) { return a.anchor_size < b.anchor_size; });
    std::vector<int> basis;
    for (const Shift& shift : by_anchor) {
      if (basis.size() == kMostShifts) break;
      if (!spanned(basis, shift.distance)) basis.push_back(shift.distance);
    }
    for (const int step : basis) add_multiples(candidates, step);
  }

  /// Vertices below d, and a greedy cover of the misfit pairs (the busiest vertex first).
  static Bits anchor_of(const std::vector<Bits>& closed, int d) {
    const int n = static_cast<int>(closed.size());
    Bits anchor;
    for (int u = 0; u < d; ++u) anchor.set(u);
    Bits moved_places;
    for (int u = 0; u < n - d; ++u) moved_places.set(u);
    std::vector<Bits> misfits;  // row u - d: the v - d of all misfit pairs (u, v)
    std::vector<std::pair<int, int>> by_count;
    for (int u = 0; u < n - d; ++u) {
      const Bits moved = closed[static_cast<std::size_t>(u + d)].shifted_down(d);
      misfits.push_back((moved ^ closed[static_cast<std::size_t>(u)]) & moved_places);
      if (const int count = misfits.back().count(); count > 0) by_count.emplace_back(-count, u);
    }
    std::sort(by_count.begin(), by_count.end());
    Bits covered;
    for (const auto& [count, u] : by_count) {
      if (misfits[static_cast<std::size_t>(u)].within(covered)) continue;
      covered.set(u);
      anchor.set(u + d);
    }
    return anchor;
  }

  /// Whether a small combination of `basis` already gives `distance`.
  static bool spanned(const std::vector<int>& basis, int distance) {
    constexpr int kReach = 8;
    for (const int a : basis) {
      for (const int b : basis) {
        for (int i = -kReach; i <= kReach; ++i) {
          for (int j = -kReach; j <= kReach; ++j) {
            if (i * a + j * b == distance) return true;
          }
        }
      }
    }
    return false;
  }

  /// Long strides first: ..., 4 steps, 2 steps, 1 step.
  void add_multiples(const std::vector<Shift>& candidates, int step) {
    std::vector<Shift> strides;
    for (const Shift& shift : candidates) {
      const int multiple = shift.distance / step;
      if (shift.distance % step == 0 && (multiple & (multiple - 1)) == 0) strides.push_back(shift);
    }
    shifts_.insert(shifts_.end(), strides.rbegin(), strides.rend());
  }

  std::vector<Shift> shifts_;
  std::vector<std::vector<Vertex>> turns_;
};

}  // namespace minimex::conflict
