// Positions that look alike by a shift or a symmetry of the whole graph share one table entry.
//
// Shifts. On a board numbered row by row, the same shape one row or one column further is the same
// set of bits shifted by a constant; so it is on lines, rings and most graphs numbered with a plan.
// For a distance d call u, v >= d a misfit when just one of the pairs (u, v) and (u-d, v-d) is
// adjacent. Let `anchor` hold all vertices below d and one of each misfit pair: a set that avoids
// it keeps all its adjacencies when shifted down by d. Distances with small anchors are used.
// Turns. Mirror images and the like come from suggested_automorphisms. A position that one of them
// maps to itself may be 0 for it: `free_symmetry`.
// Shifting costs a few word operations and is done for every look-up; turning, a pass over the set
// per symmetry, only for positions about to be searched. Keys need not be canonical to be right.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
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

  /// `open` are the neighbourhoods of `graph`, to which a reference is kept. O(n^2 (W + log n)).
  NimberKeys(const Graph& graph, std::span<const Bits> open, const NimberTechniques& techniques)
      : open_(open) {
    if (techniques.shift_keys) find_shifts();
    if (techniques.symmetry) turns_ = suggested_automorphisms(graph, kMostTurns);
  }
  /// The same keys, with a reference to an equal `open`.
  NimberKeys(const NimberKeys& keys, std::span<const Bits> open)
      : open_(open), shifts_(keys.shifts_), turns_(keys.turns_) {}

  /// A set isomorphic to `set`, moved down as far as the shifts take it.
  [[nodiscard]] Bits shifted(const Bits& set) const noexcept { return moved(set).set; }

  struct Turned {
    Bits least{};                ///< the least of the set and its shifted images
    bool free_symmetry = false;  ///< whether one of the symmetries makes the nimber of the set 0
  };

  /// What the symmetries make of the shifted set `set`.
  [[nodiscard]] Turned turned(const Bits& set) const noexcept {
    Turned result{.least = set};
    for (const std::vector<Vertex>& image : turns_) {
      Bits other;
      set.for_each([&](int v) { other.set(image[static_cast<std::size_t>(v)]); });
      const Moved at = moved(other);
      if (at.set == set) {
        result.free_symmetry = is_free(set, image, at.by);
        if (result.free_symmetry) return result;
      }
      if (at.set.words < result.least.words) result.least = at.set;
    }
    return result;
  }

 private:
  static constexpr std::size_t kMostShifts = 3;  // not counting multiples
  static constexpr std::size_t kMostTurns = 7;

  struct Shift {
    int distance = 0;
    Bits anchor{};
    int anchor_size = 0;
  };

  struct Moved {
    Bits set{};
    int by = 0;
  };

  [[nodiscard]] Moved moved(const Bits& set) const noexcept {
    Moved result{.set = set};
    for (const Shift& shift : shifts_) {
      while (!result.set.meets(shift.anchor)) {
        result.set = result.set.shifted_down(shift.distance);
        result.by += shift.distance;
      }
    }
    return result;
  }

  /// Whether v -> image[v] - by, which maps `set` to itself, is an involution that keeps no vertex
  /// and maps none to a neighbour: then the second player answers each move by its image. In Node
  /// Kayles that vertex is free, because it is neither the one taken nor next to it; in Arc Kayles
  /// the image of an edge does not meet the edge.
  [[nodiscard]] bool is_free(const Bits& set, const std::vector<Vertex>& image,
                             int by) const noexcept {
    const auto of = [&](int v) { return image[static_cast<std::size_t>(v)] - by; };
    bool free = true;
    set.for_each([&](int v) {
      const int u = of(v);
      free = free && u != v && of(u) == v && !open_[static_cast<std::size_t>(v)].test(u);
    });
    return free;
  }

  void find_shifts() {
    std::vector<Shift> candidates;
    const int n = static_cast<int>(open_.size());
    for (int d = 1; 2 * d <= n; ++d) {
      const Bits anchor = anchor_of(open_, d);
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
  static Bits anchor_of(std::span<const Bits> open, int d) {
    const int n = static_cast<int>(open.size());
    Bits anchor;
    for (int u = 0; u < d; ++u) anchor.set(u);
    Bits moved_places;
    for (int u = 0; u < n - d; ++u) moved_places.set(u);
    std::vector<Bits> misfits;  // row u - d: the v - d of all misfit pairs (u, v)
    std::vector<std::pair<int, int>> by_count;
    for (int u = 0; u < n - d; ++u) {
      const Bits moved = open[static_cast<std::size_t>(u + d)].shifted_down(d);
      misfits.push_back((moved ^ open[static_cast<std::size_t>(u)]) & moved_places);
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

  std::span<const Bits> open_;
  std::vector<Shift> shifts_;
  std::vector<std::vector<Vertex>> turns_;
};

}  // namespace minimex::conflict
