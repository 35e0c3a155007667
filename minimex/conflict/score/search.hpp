// The search: does the side to move reach a given number of tokens?
//
// A null-window alpha-beta over positions (score/position.hpp): the maximiser needs one move that
// reaches the target, the minimiser one that misses it. Bounds of all moves come first, then what
// the table knows of those left open, then the search of the most promising. The value is found by
// halving the interval of its bounds (null windows with memory: Plaat et al., "Best-first
// fixed-depth minimax algorithms", 1996), so what is proved stays proved when the search stops.
//
// Bounds add up over components (score/worth.hpp), by answering where the other side has moved. Who
// moves first in the whole may lead in one piece of his choice. Pieces are bounded one by one
// first, and in pairs where that decides nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <string_view>
#include <vector>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/position.hpp"
#include "minimex/conflict/score/race.hpp"
#include "minimex/conflict/score/table.hpp"
#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict::duel {

inline constexpr std::string_view kLongPath = "the positions on one path need more memory";
inline constexpr std::string_view kOutOfMemory = "the system has no more memory";

/// `Universe` gives any_move(position, visit) and bounds(set) of the sets of positions.
template <int Words, class Universe>
class Search {
 public:
  /// The table takes at most `table_bytes`, the moves of the positions on the current path
  /// `path_bytes`.
  Search(Universe& universe, Catalogue& catalogue, std::uint64_t table_bytes,
         std::uint64_t path_bytes, Control& control)
      : universe_(universe),
        catalogue_(catalogue),
        table_(table_bytes),
        max_children_(path_bytes / (3 * sizeof(Child))),  // also while the vector doubles
        control_(control) {}

  /// Proved bounds without search.
  [[nodiscard]] Range bounds(const Position<Words>& position, Side side);

  /// Answers open questions of `race` about the value of `position` plus `tokens`, as its worker of
  /// that number, until there are none left, or it is stopped, also by the system's lack of memory.
  void run(Race& race, int worker, const Position<Words>& position, Side side,
           std::int64_t tokens) {
    try {
      answer_questions(race, worker, position, side, tokens);
    } catch (const std::bad_alloc&) {
      give_up(kOutOfMemory);
    }
  }

  /// Narrows `bounds` on the value of `position` plus `tokens` to the value, or as far as it gets
  /// before it is stopped.
  void solve(const Position<Words>& position, Side side, std::int64_t tokens, Bounds& bounds) {
    Race race(bounds);
    run(race, 0, position, side, tokens);
    bounds = race.bounds();
  }

  /// Whether play from `position` with `side` to move makes at least `target` tokens. Meaningless
  /// once stopped() is true.
  bool at_least(const Position<Words>& position, Side side, std::int32_t target) {
    check_control(0);
    return at_least(Node{position, position.hash(), bounds(position, side)}, side, target);
  }

  /// True after the control said stop, or at a limit of the search's own.
  [[nodiscard]] bool stopped() const noexcept { return stopped_; }
  /// That limit; empty when there was none.
  [[nodiscard]] std::string_view limit() const noexcept { return limit_; }
  [[nodiscard]] std::uint64_t positions() const noexcept { return positions_; }
  [[nodiscard]] std::uint64_t table_bytes() const noexcept { return table_.peak_bytes(); }

 private:
  void answer_questions(Race& race, int worker, const Position<Words>& position, Side side,
                        std::int64_t tokens) {
    while (const auto target = race.take()) {
      race_ = &race;
      race_target_ = *target;
      const bool reached = at_least(position, side, static_cast<std::int32_t>(*target - tokens));
      race_ = nullptr;
      if (stopped_) return;
      if (!abandoned_) race.answer(*target, reached, worker);
      abandoned_ = false;
    }
  }

  struct Node {
    Position<Words> position;
    std::uint64_t hash = 0;
    Range range;  // proved
  };
  struct Child {
    Node node;
    std::int32_t tokens = 0;  // scored by the move
    std::int32_t order = 0;   // smaller first
  };

  /// What the side to move wants to know of its moves.
  struct Goal {
    Side mover;
    std::int32_t target;  // of tokens, which the maximiser reaches and the minimiser misses

    /// Whether a move that scores `tokens` and leads into `range` is what the mover wants.
    [[nodiscard]] bool met(std::int32_t tokens, const Range& range) const noexcept {
      return mover == Side::Maximiser ? tokens + range.lower >= target
                                      : tokens + range.upper < target;
    }
    [[nodiscard]] bool missed(std::int32_t tokens, const Range& range) const noexcept {
      return mover == Side::Maximiser ? tokens + range.upper < target
                                      : tokens + range.lower >= target;
    }
  };

  static Range together(const SetBounds& set, const Worth& pieces, Side side) noexcept;
  bool at_least(const Node& node, Side side, std::int32_t target);
  bool expand(const Position<Words>& position, const Goal& goal);
  bool add_child(const Position<Words>& position, std::int32_t tokens, const Goal& goal);
  void drop_repeated(std::size_t begin);
  bool any_child(std::size_t begin, const Goal& goal);
  void check_control(std::size_t new_children);
  [[nodiscard]] bool ended() const noexcept { return stopped_ || abandoned_; }
  void give_up(std::string_view limit) noexcept {
    limit_ = limit;
    stopped_ = true;
  }

  Universe& universe_;
  Catalogue& catalogue_;
  Table<Words> table_;
  std::uint64_t max_children_;
  Control& control_;
  std::vector<Child> children_;  // of all positions on the current path, in order of depth
  std::uint64_t positions_ = 0;
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
  std::string_view limit_;
  Race* race_ = nullptr;  // that the question at the root comes from
  std::int64_t race_target_ = 0;
  bool abandoned_ = false;  // the question: others have found that it is pointless
};

template <int Words, class Universe>
Range Search<Words, Universe>::bounds(const Position<Words>& position, Side side) {
  const std::span pieces(position.begin(), position.end());
  return together(universe_.bounds(position.set), catalogue_.worth_in_pairs(pieces), side);
}

template <int Words, class Universe>
Range Search<Words, Universe>::together(const SetBounds& set, const Worth& pieces,
                                        Side side) noexcept {
  Range sum{pieces.local.lower, pieces.local.upper + set.upper};
  if (side == Side::Maximiser) {
    sum.lower += std::max(set.lower[0], set.lower[1] + pieces.rise);
  } else {
    sum.lower += set.lower[1];
    sum.upper -= pieces.fall;
  }
  return sum;
}

template <int Words, class Universe>
bool Search<Words, Universe>::at_least(const Node& node, Side side, std::int32_t target) {
  if (node.range.lower >= target) return true;
  if (node.range.upper < target) return false;
  const Range seen = table_.find(node.position, node.hash, side);
  if (seen.lower >= target) return true;
  if (seen.upper < target) return false;

  ++positions_;
  const Goal goal{side, target};
  const std::size_t begin = children_.size();
  bool met = expand(node.position, goal);
  check_control(children_.size() - begin);
  if (!met) {
    drop_repeated(begin);
    met = any_child(begin, goal);
  }
  const bool reached = met == (side == Side::Maximiser);
  children_.resize(begin);
  if (!ended()) {
    table_.store(node.position, node.hash, side,
                 reached ? Range{target, node.range.upper} : Range{node.range.lower, target - 1},
                 node.range.upper);
  }
  return reached;
}

// Collects the moves whose bounds leave open whether they meet the goal; true as soon as one does.
template <int Words, class Universe>
bool Search<Words, Universe>::expand(const Position<Words>& position, const Goal& goal) {
  for (const auto& part : position) {
    for (const Option& option : catalogue_.options(part.type)) {
      Position<Words> child = position;
      child.remove(part.type);
      std::int32_t tokens = goal.mover == Side::Maximiser ? option.most : option.least;
      for (const TypeId left : option.parts) {
        if (left == kNothing) break;
        tokens += child.add(left);
      }
      if (add_child(child, tokens, goal)) return true;
    }
  }
  return universe_.any_move(position, [&](const Position<Words>& child, std::int32_t tokens) {
    return add_child(child, tokens, goal);
  });
}

// The mover's proved bound decides the order and what play may be expected to make: the mean of a
// piece's bounds, and for sets what random play makes.
template <int Words, class Universe>
bool Search<Words, Universe>::add_child(const Position<Words>& position, std::int32_t tokens,
                                        const Goal& goal) {
  if (position.overflowed()) give_up(kTooManyKinds);
  const std::span pieces(position.begin(), position.end());
  const SetBounds set = universe_.bounds(position.set);
  Range range = together(set, catalogue_.worth_apart(pieces), other(goal.mover));
  if (goal.met(tokens, range)) return true;
  if (goal.missed(tokens, range)) return false;
  range = together(set, catalogue_.worth_in_pairs(pieces), other(goal.mover));
  if (goal.met(tokens, range)) return true;
  if (goal.missed(tokens, range)) return false;
  constexpr std::int32_t kBoundWeight = 4 * kMeanUnit;
  std::int32_t expected = set.mean + kMeanUnit * tokens;
  for (const auto& part : position) {
    const Range& local = catalogue_.worth(part.type).local;
    expected += kMeanUnit / 2 * part.count * (local.lower + local.upper);
  }
  const bool maximiser = goal.mover == Side::Maximiser;
  const std::int32_t order =
      kBoundWeight * (tokens + (maximiser ? range.lower : range.upper)) + expected;
  children_.push_back({{position, position.hash(), range}, tokens, maximiser ? -order : order});
  return false;
}

// Sorts the children from `begin` and keeps one of equal ones.
template <int Words, class Universe>
void Search<Words, Universe>::drop_repeated(std::size_t begin) {
  const auto first = children_.begin() + static_cast<std::ptrdiff_t>(begin);
  std::sort(first, children_.end(), [](const Child& a, const Child& b) {
    return a.order != b.order ? a.order < b.order : a.node.hash < b.node.hash;
  });
  const auto repeated = [](const Child& a, const Child& b) {
    return a.tokens == b.tokens && a.node.position == b.node.position;
  };
  children_.erase(std::unique(first, children_.end(), repeated), children_.end());
}

// Whether a child from `begin` is what the mover wants: first by what is known of all, then by
// searching one after the other.
template <int Words, class Universe>
bool Search<Words, Universe>::any_child(std::size_t begin, const Goal& goal) {
  const Side next = other(goal.mover);
  const std::size_t end = children_.size();
  for (std::size_t i = begin; i < end; ++i) {
    const Node& node = children_[i].node;
    if (goal.met(children_[i].tokens, table_.find(node.position, node.hash, next))) return true;
  }
  const bool wanted = goal.mover == Side::Maximiser;
  for (std::size_t i = begin; i < end && !ended(); ++i) {
    const Child child = children_[i];  // deeper positions move the vector
    if (at_least(child.node, next, goal.target - child.tokens) == wanted) return true;
  }
  return false;
}

template <int Words, class Universe>
void Search<Words, Universe>::check_control(std::size_t new_children) {
  constexpr std::uint64_t kStepsBetweenChecks = 256;
  if (children_.size() > max_children_) give_up(kLongPath);
  steps_ += new_children + 1;
  if (steps_ < kStepsBetweenChecks) return;
  steps_ = 0;
  control_.progress("search", positions_, 0);
  if (control_.stopped()) stopped_ = true;
  if (race_ != nullptr && race_->pointless(race_target_)) abandoned_ = true;
}

}  // namespace minimex::conflict::duel
