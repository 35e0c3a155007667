// The search: does the side to move reach a given number of tokens?
//
// A null-window alpha-beta over positions (score_position.hpp): the maximiser needs one move that
// reaches the target, the minimiser one that misses it. Bounds of all children come first, then
// what the table knows of them, then the search of the most promising. The value is found by
// halving the interval of its bounds (null windows with memory: Plaat et al., "Best-first
// fixed-depth minimax algorithms", 1996), so what is proved stays proved when the search stops.
//
// Bounds add up over components: `Worth::local` holds in any sum, by answering in the piece where
// the other side has moved. Who moves first in the whole may lead in one piece of his choice.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/position.hpp"
#include "minimex/conflict/score/table.hpp"
#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict::duel {

inline constexpr std::string_view kLongPath = "the positions on one path need more memory";

/// `Universe` gives for_each_move(position, visit) and bounds(set) of the sets of positions.
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
  [[nodiscard]] Range bounds(const Position<Words>& position, Side side) const noexcept;

  /// Narrows `bounds` on the value of `position` plus `tokens` to the value, or as far as it gets
  /// before it is stopped.
  void solve(const Position<Words>& position, Side side, std::int64_t tokens, Bounds& bounds) {
    while (bounds.lower < bounds.upper && !stopped_) {
      const std::int64_t target = bounds.lower + (bounds.upper - bounds.lower + 1) / 2;
      const bool reached = at_least(position, side, static_cast<std::int32_t>(target - tokens));
      if (stopped_) return;
      (reached ? bounds.lower : bounds.upper) = reached ? target : target - 1;
    }
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

  bool at_least(const Node& node, Side side, std::int32_t target);
  bool expand(const Position<Words>& position, const Goal& goal);
  bool add_child(const Position<Words>& position, std::int32_t tokens, const Goal& goal);
  void drop_repeated(std::size_t begin);
  bool any_child(std::size_t begin, const Goal& goal);
  void check_control(std::size_t new_children);
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
};

template <int Words, class Universe>
Range Search<Words, Universe>::bounds(const Position<Words>& position, Side side) const noexcept {
  const Worth pieces = catalogue_.worth(std::span(position.begin(), position.end()));
  const SetBounds set = universe_.bounds(position.set);
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
  if (!stopped_) {
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

// The mover's proved bound decides the order; between equals, a typed piece counts its mean number
// of tokens and a vertex of the set a quarter of one.
template <int Words, class Universe>
bool Search<Words, Universe>::add_child(const Position<Words>& position, std::int32_t tokens,
                                        const Goal& goal) {
  if (position.overflowed()) give_up(kTooManyKinds);
  const Range range = bounds(position, other(goal.mover));
  if (goal.met(tokens, range)) return true;
  if (goal.missed(tokens, range)) return false;
  std::int32_t size = position.set.count();
  for (const auto& part : position) {
    const Range& local = catalogue_.worth(part.type).local;
    size += 2 * part.count * (local.lower + local.upper);
  }
  size += 4 * tokens;
  const bool maximiser = goal.mover == Side::Maximiser;
  const std::int32_t order = 64 * (tokens + (maximiser ? range.lower : range.upper)) + size;
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
  for (std::size_t i = begin; i < end && !stopped_; ++i) {
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
}

}  // namespace minimex::conflict::duel
