// What is known about a connected position without looking at its moves, and which smaller or
// better known position has the same nimber.
//
// 1. Paths, cycles and cliques have closed forms.
// 2. True twins u, v (equal closed neighbourhoods): v may go. Taking u or v removes the same
//    vertices, any other move that removes one removes both, so by induction every option of the
//    position has an equal option without v and the other way round.
// 3. A class of m >= 3 false twins (equal open neighbourhoods, pairwise not adjacent) may shrink to
//    m-2. Taking a twin leaves m-1 isolated vertices beside the same rest: their number matters
//    only by parity. Taking a common neighbour removes all twins in both. Any other move keeps the
//    class (or isolates it: parity again) and induction applies. Never from 2 to 0: with no twin
//    left the first kind of move is lost.
//    In Arc Kayles (nimber/kayles_rules.hpp) all leaves at one vertex but one may go, for rule 2
//    holds for their edges, and no other vertices.
// 4. Isomorphic positions have one nimber: the first one met stands for all later ones. Isomorphism
//    is checked row by row, hashes only propose.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/bits.hpp"
#include "minimex/conflict/nimber/kayles_rules.hpp"
#include "minimex/conflict/nimber/labelling.hpp"
#include "minimex/conflict/nimber/shared_table.hpp"

namespace minimex::conflict {

template <int W, class Rules>
class NimberSimplifier {
 public:
  using Bits = NimberBits<W>;
  struct RowsHash {
    std::uint64_t operator()(std::uint64_t hash) const noexcept { return hash; }
  };
  /// From the hash of a position's adjacency rows to the first position that had them.
  using Table = SharedNimberTable<std::uint64_t, Bits, RowsHash>;
  struct Outcome {
    int nimber = -1;  ///< when at least 0: the answer
    Bits set{};       ///< else a connected position with the same nimber
  };

  /// Keeps references to the open neighbourhoods, and to `known`, which others may share.
  NimberSimplifier(std::span<const Bits> open, const NimberTechniques& techniques, Table& known)
      : techniques_(techniques),
        shape_(open),
        other_(open),
        known_(known),
        tallies_(open.size() + 1) {}

  /// `set` is connected and has `size` >= 1 vertices. Gives up at once on sizes at which it has
  /// seldom helped.
  [[nodiscard]] Outcome simplified(const Bits& set, int size) {
    Tally& tally = tallies_[static_cast<std::size_t>(size)];
    if (!tally.worthwhile()) return {-1, set};
    const Outcome outcome = simplify(set);
    ++tally.tried;
    if (outcome.nimber >= 0 || outcome.set != set) ++tally.helped;
    return outcome;
  }

 private:
  using Labelling = NimberLabelling<W>;
  /// How often positions of one size were simplified.
  struct Tally {
    std::uint32_t tried = 0;
    std::uint32_t helped = 0;
    [[nodiscard]] bool worthwhile() const noexcept {
      constexpr std::uint32_t kFairTrial = 128;
      return tried < kFairTrial || helped >= tried / 32;
    }
  };

  Outcome simplify(Bits set) {
    while (true) {
      shape_.load(set);
      if (techniques_.closed_forms) {
        const int nimber =
            Rules::closed_form(shape_.size(), shape_.edge_count(), shape_.most_degree());
        if (nimber >= 0) return {nimber, set};
      }
      shape_.colour();
      if (techniques_.merge_twins && !shape_.all_differ() && drop_twins(set)) continue;
      return {-1, techniques_.canonical_keys ? representative(set) : set};
    }
  }

  /// Removes spare twins from `set`; false when there are none. Twins have equal colours, and twins
  /// in the whole position stay twins when other vertices leave.
  bool drop_twins(Bits& set) const {
    const Bits before = set;
    for (const auto& alike : shape_.classes()) {
      for (int i = alike.begin; i + 1 < alike.end; ++i) {
        if (set.test(shape_.vertex(i))) drop_twins_of(i, alike.end, set);
      }
    }
    return set != before;
  }

  void drop_twins_of(int first, int end, Bits& set) const {
    constexpr int kNone = -1;
    const Bits open = shape_.neighbours_of(shape_.vertex(first));
    Bits closed = open;
    closed.set(shape_.vertex(first));
    const FalseTwins rule = Rules::false_twins(open.count());
    int second = kNone;  // a false twin that stays, unless a third one comes: then both go
    for (int i = first + 1; i < end; ++i) {
      const int u = shape_.vertex(i);
      Bits theirs = shape_.neighbours_of(u);
      if (theirs == open) {
        if (rule == FalseTwins::All) continue;
        if (rule == FalseTwins::One || second != kNone) set.reset(u);
        if (rule == FalseTwins::One) continue;
        if (second != kNone) set.reset(second);
        second = second == kNone ? u : kNone;
        continue;
      }
      theirs.set(u);
      if (Rules::kTrueTwinsAreSpare && theirs == closed) set.reset(u);
    }
  }

  /// The first position isomorphic to `set` (which shape_ holds) that the table remembers.
  Bits representative(const Bits& set) {
    shape_.number();
    const std::uint64_t hash = shape_.rows_hash();
    if (const auto first = known_.find(hash)) {
      if (*first == set) return set;
      other_.load(*first);
      other_.colour();
      other_.number();
      if (std::ranges::equal(shape_.rows(), other_.rows())) return *first;
    }
    known_.update(hash, static_cast<std::uint16_t>(shape_.size()),
                  [&](Bits& stored) { stored = set; });
    return set;
  }

  NimberTechniques techniques_;
  Labelling shape_;  // of the position at hand
  Labelling other_;  // of the one that may stand for it
  Table& known_;
  std::vector<Tally> tallies_;  // by size
};

}  // namespace minimex::conflict
