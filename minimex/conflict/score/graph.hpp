// Duel positions on a graph: which components are pieces of the catalogue, and what moves lead to.
//
// A component small enough becomes a piece: all play in it is explored once and remembered by
// vertex set. Larger ones stay vertex sets, replaced by the least of their symmetric images. How
// small is enough follows from the work done: exploring may take a head start (of work, and of a
// share of the time limit, so that slow machines search, too) and about as long as searching does;
// the size rises while it takes less, and falls back when an exploration runs out of credit. What
// is explored never changes a value.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/conflict/score/position.hpp"
#include "minimex/conflict/score/set_graph.hpp"
#include "minimex/conflict/score/symmetry.hpp"
#include "minimex/conflict/score/vertex_set.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

/// Until when exploring before any search may go on: an eighth of the time limit.
class HeadStart {
 public:
  HeadStart(const Budget& budget, Control::Clock::time_point now) {
    if (budget.time_limit) end_ = now + *budget.time_limit / 8;
  }
  [[nodiscard]] bool over(Control::Clock::time_point now) const noexcept {
    return end_ && now >= *end_;
  }

 private:
  std::optional<Control::Clock::time_point> end_;
};

template <int Words>
class GraphUniverse {
 public:
  using Set = VertexSet<Words>;

  /// `graph` has at most 64 * Words vertices. What is remembered of pieces takes at most
  /// `cache_bytes`; when that or the catalogue is full, components stay sets. With `fixed_limit`
  /// just the components up to that size get a type.
  GraphUniverse(const Graph& graph, Catalogue& catalogue, std::uint64_t cache_bytes,
                Control& control, std::optional<int> fixed_limit = std::nullopt)
      : graph_(graph),
        catalogue_(catalogue),
        control_(control),
        head_start_(control.budget(), Control::Clock::now()),
        max_cached_(static_cast<std::size_t>(cache_bytes / kCacheEntryBytes)),
        fixed_(fixed_limit.has_value()),
        limit_(fixed_limit.value_or(Set::kCapacity)) {}

  /// Images of positions under these relabellings count as the same from now on.
  void use_symmetries(const std::vector<std::vector<Vertex>>& symmetries) {
    images_ = SymmetricImages<Words>(symmetries);
  }

  /// The piece that a connected set is; nothing when it stays a set.
  std::optional<Piece> piece(const Set& connected);

  /// Calls `visit(child, tokens)` for different moves in the set of `position` (the position after
  /// it and the tokens scored) until it says true for one; whether it did.
  template <class Visit>
  bool any_move(const Position<Words>& position, Visit visit);

  /// Proved bounds on the tokens that will be put on `live`.
  [[nodiscard]] SetBounds bounds(const Set& live) const noexcept { return graph_.bounds(live); }

  /// The least symmetric image of `set`.
  [[nodiscard]] Set canonical(const Set& set) const noexcept { return images_.least(set); }

  [[nodiscard]] std::uint64_t bytes() const noexcept { return pieces_.size() * kCacheEntryBytes; }

 private:
  static constexpr std::uint64_t kCacheEntryBytes = sizeof(Set) + sizeof(Piece) + 32;
  static constexpr std::uint64_t kHeadStart = 1 << 16;  // moves explored before any search
  static constexpr std::uint64_t kMoveCredit = 2;       // moves explored for each one searched
  static constexpr std::uint64_t kPositionsPerRise = 4;

  [[nodiscard]] bool affordable(int size) const noexcept {
    return size <= limit_ && (fixed_ || size <= kAlwaysTyped || work_ <= credit_);
  }
  std::optional<Piece> find(const Set& connected);
  std::optional<Piece> explore(const Set& connected);
  bool may_go_on();
  bool add_rest(Set rest, Option& option);
  void rise();
  [[nodiscard]] Position<Words> child(Position<Words> others, Set rest, std::int32_t& tokens);

  SetGraph<Words> graph_;
  SymmetricImages<Words> images_;
  Catalogue& catalogue_;
  Control& control_;
  HeadStart head_start_;
  std::unordered_map<Set, Piece, HashVertexSet> pieces_;
  std::size_t max_cached_;
  bool fixed_;
  int limit_;                            // components of at most this size are explored
  std::uint64_t work_ = 0;               // moves explored
  std::uint64_t unearned_ = kHeadStart;  // part of the credit that is left of the head start
  std::uint64_t credit_ = kHeadStart;
  std::uint64_t positions_ = 0;
};

template <int Words>
std::optional<Piece> GraphUniverse<Words>::piece(const Set& connected) {
  const auto found = find(connected);
  const int size = connected.count();
  if (!found && !fixed_ && size <= limit_) limit_ = std::max(kAlwaysTyped, size / 2);
  return found;
}

template <int Words>
std::optional<Piece> GraphUniverse<Words>::find(const Set& connected) {
  const int size = connected.count();
  if (size <= 2) return settled(1);
  if (const auto known = pieces_.find(connected); known != pieces_.end()) return known->second;
  if (!affordable(size) || pieces_.size() >= max_cached_) return std::nullopt;
  const auto found = explore(connected);
  if (found) pieces_.emplace(connected, *found);
  return found;
}

template <int Words>
std::optional<Piece> GraphUniverse<Words>::explore(const Set& connected) {
  std::vector<Option> options;
  for (Set todo = connected; !todo.empty(); todo.erase(todo.first())) {
    if (!may_go_on()) return std::nullopt;
    Option& option = options.emplace_back();
    if (!add_rest(connected - graph_.closed(todo.first()), option)) return std::nullopt;
  }
  return catalogue_.intern(options);
}

/// Counts one more move explored; false when the control says stop. Withdraws the head start when
/// its time is over.
template <int Words>
bool GraphUniverse<Words>::may_go_on() {
  constexpr std::uint64_t kWorkBetweenChecks = 64;
  if (++work_ % kWorkBetweenChecks != 0) return true;
  const bool searching = credit_ != unearned_;
  if (!searching) control_.progress("explore", pieces_.size(), 0);
  if (unearned_ > 0 && head_start_.over(Control::Clock::now())) {
    credit_ -= unearned_;
    unearned_ = 0;
  }
  return !control_.stopped();
}

template <int Words>
bool GraphUniverse<Words>::add_rest(Set rest, Option& option) {
  while (!rest.empty()) {
    const Set part = graph_.component(rest, rest.first());
    rest -= part;
    const auto left = find(part);
    if (!left || !option.add(*left)) return false;
  }
  return true;
}

template <int Words>
void GraphUniverse<Words>::rise() {
  if (fixed_ || credit_ <= work_) return;
  if (++positions_ % kPositionsPerRise == 0) limit_ = std::min(limit_ + 1, Set::kCapacity);
}

template <int Words>
template <class Visit>
bool GraphUniverse<Words>::any_move(const Position<Words>& position, Visit visit) {
  rise();
  std::array<Set, static_cast<std::size_t>(Set::kCapacity)> rests;
  for (Set todo = position.set; !todo.empty();) {
    const Set here = graph_.component(todo, todo.first());
    todo -= here;
    std::size_t moves = 0;
    here.for_each([&](int v) { rests[moves++] = here - graph_.closed(v); });
    const auto end = rests.begin() + static_cast<std::ptrdiff_t>(moves);
    std::sort(rests.begin(), end);

    Position<Words> others = position;
    others.set -= here;
    for (auto rest = rests.begin(); rest != end; ++rest) {
      if (rest != rests.begin() && *rest == *(rest - 1)) continue;  // closed twins
      std::int32_t tokens = 1;
      const Position<Words> next = child(others, *rest, tokens);
      credit_ += kMoveCredit;
      if (visit(next, tokens)) return true;
    }
  }
  return false;
}

/// `others` and the components of `rest`; adds the tokens that these settle.
template <int Words>
Position<Words> GraphUniverse<Words>::child(Position<Words> others, Set rest,
                                            std::int32_t& tokens) {
  while (!rest.empty()) {
    const Set part = graph_.component(rest, rest.first());
    rest -= part;
    if (const auto known = piece(part)) {
      tokens += known->tokens + others.add(known->type);
    } else {
      others.set |= part;
    }
  }
  others.set = canonical(others.set);
  return others;
}

}  // namespace minimex::conflict::duel
