// The whole board during play: its live components as a position, and the optimal line.
//
// `Field` is the board (a graph or a line of seats) with vertices 0..n-1 and
//   kWords, Region: a connected set of live vertices,
//   vertex_count(), for_each_neighbour(v, visit), for_each_vertex(region, visit),
//   for_each_root(visit): the components of the empty board,
//   for_each_rest(region, v, visit): what a token on v leaves of the region, by component,
//   for_each_part(live, visit): the components of the vertices `live`, in increasing order,
//   classify(region, set): its piece, or nothing and then its `set` in positions,
//   failure(): why a classification went wrong; empty while none did,
//   worth_in_pairs(parts), bounds(set), canonical(set).
// Settled components are only counted, so that a million of them cost nothing per turn.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "minimex/conflict/score/position.hpp"
#include "minimex/core/bounds.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

template <class Field>
class Playout {
 public:
  static constexpr int kWords = Field::kWords;

  /// A position for the search and the tokens that come on top of its value.
  struct Sum {
    Position<kWords> position;
    std::int64_t tokens = 0;
  };

  /// Starts with every vertex live.
  explicit Playout(Field& field)
      : field_(field), home_(static_cast<std::size_t>(field.vertex_count()), kSettled) {
    Split roots;
    field_.for_each_root([&](Region region) { classify(std::move(region), roots); });
    settle(std::move(roots));
  }

  [[nodiscard]] Sum sum() const { return sum_with(kNone, settled_, {}); }

  /// Proved bounds on the tokens that play with `side` to move will make.
  [[nodiscard]] Bounds bounds(Side side) const {
    Bounds sum{settled_, settled_};
    std::vector<TypeId> types;
    for (const Component& component : open_) {
      if (component.piece) {
        sum.lower += component.piece->tokens;
        sum.upper += component.piece->tokens;
        types.push_back(component.piece->type);
      } else {
        const SetBounds set = field_.bounds(component.set);
        sum.lower += set.lower[1];
        sum.upper += set.upper;
      }
    }
    const Worth pieces = field_.worth_in_pairs(parts_of(std::move(types)));
    sum.lower += pieces.local.lower + (side == Side::Maximiser ? pieces.rise : 0);
    sum.upper += pieces.local.upper - (side == Side::Minimiser ? pieces.fall : 0);
    return sum;
  }

  /// Puts a token on the live vertex `v`.
  void put(Vertex v);

  /// The vertices on which a token can be put, in increasing order. All settled vertices leave the
  /// same, so only the first of them is there; `is_settled` knows the others.
  [[nodiscard]] std::vector<Vertex> moves();
  /// What a token on the live vertex `v` leaves. Linear in the open components and the region.
  Sum after(Vertex v);
  [[nodiscard]] bool is_settled(Vertex v) { return home(v) == kSettled; }

  /// The first vertex that keeps the value, `value` tokens with `side` to move; nothing when the
  /// search or the field gives up.
  template <class Search>
  std::optional<Vertex> first_keeping(Search& search, Side side, std::int64_t value) {
    for (const Vertex v : moves()) {
      const Sum left = after(v);
      const auto wanted = static_cast<std::int32_t>(value - 1 - left.tokens);
      const bool keeps = side == Side::Maximiser
                             ? search.at_least(left.position, Side::Minimiser, wanted)
                             : !search.at_least(left.position, Side::Maximiser, wanted + 1);
      if (search.stopped() || !field_.failure().empty()) return std::nullopt;
      if (keeps) return v;
    }
    return std::nullopt;
  }

 private:
  using Region = typename Field::Region;
  using Set = VertexSet<kWords>;
  static constexpr std::int32_t kDead = -2;
  static constexpr std::int32_t kSettled = -1;
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  struct Component {
    Region region;
    std::optional<Piece> piece;
    Set set;  // when there is no piece
  };
  struct Split {
    std::vector<Component> open;  // components with something to decide
    std::vector<Region> settled;
    std::int64_t settled_tokens = 0;
  };

  static std::vector<Part> parts_of(std::vector<TypeId> types) {
    constexpr std::uint16_t kMostOfAKind = 0xffff;
    std::sort(types.begin(), types.end());
    std::vector<Part> parts;
    for (const TypeId type : types) {
      const bool more = !parts.empty() && parts.back().type == type;
      if (!more || parts.back().count == kMostOfAKind) parts.push_back({type, 0});
      ++parts.back().count;
    }
    return parts;
  }

  void classify(Region region, Split& parts) {
    Set set;
    const auto piece = field_.classify(region, set);
    if (piece && (piece->type == kNothing || piece->type == kTempo)) {
      parts.settled_tokens += piece->tokens + (piece->type == kTempo ? 1 : 0);
      parts.settled.push_back(std::move(region));
    } else {
      parts.open.push_back({std::move(region), piece, set});
    }
  }

  /// What a token on the open vertex `v` leaves of its component.
  Split split(Vertex v) {
    Split parts;
    field_.for_each_rest(open_[static_cast<std::size_t>(home(v))].region, v,
                         [&](Region region) { classify(std::move(region), parts); });
    return parts;
  }

  void settle(Split parts) {
    settled_ += parts.settled_tokens;
    for (const Region& region : parts.settled) {
      field_.for_each_vertex(region, [&](Vertex v) {
        home(v) = kSettled;
        settled_vertices_.push(v);
      });
    }
    for (Component& component : parts.open) {
      set_home(component.region, static_cast<std::int32_t>(open_.size()));
      open_.push_back(std::move(component));
    }
  }

  /// The board with `settled` settled tokens, without open component `skipped`, with `added`.
  [[nodiscard]] Sum sum_with(std::size_t skipped, std::int64_t settled,
                             const std::vector<Component>& added) const {
    Sum sum;
    sum.tokens = settled - settled % 2;
    if (settled % 2 != 0) sum.tokens += sum.position.add(kTempo);
    const auto add = [&sum](const Component& component) {
      if (component.piece) {
        sum.tokens += component.piece->tokens + sum.position.add(component.piece->type);
      } else {
        sum.position.set |= component.set;
      }
    };
    for (std::size_t i = 0; i < open_.size(); ++i) {
      if (i != skipped) add(open_[i]);
    }
    for (const Component& component : added) add(component);
    sum.position.set = field_.canonical(sum.position.set);
    return sum;
  }

  void set_home(const Region& region, std::int32_t where) {
    field_.for_each_vertex(region, [&](Vertex v) { home(v) = where; });
  }

  [[nodiscard]] std::int32_t& home(Vertex v) { return home_[static_cast<std::size_t>(v)]; }

  Field& field_;
  std::vector<Component> open_;
  std::vector<std::int32_t> home_;  // index into open_, kSettled or kDead
  std::int64_t settled_ = 0;
  std::priority_queue<Vertex, std::vector<Vertex>, std::greater<>> settled_vertices_;
};

template <class Field>
std::vector<Vertex> Playout<Field>::moves() {
  while (!settled_vertices_.empty() && home(settled_vertices_.top()) == kDead) {
    settled_vertices_.pop();
  }
  std::vector<Vertex> found;
  if (!settled_vertices_.empty()) found.push_back(settled_vertices_.top());
  for (const Component& component : open_) {
    field_.for_each_vertex(component.region, [&](Vertex v) { found.push_back(v); });
  }
  std::sort(found.begin(), found.end());
  return found;
}

template <class Field>
auto Playout<Field>::after(Vertex v) -> Sum {
  if (home(v) == kSettled) return sum_with(kNone, settled_ - 1, {});
  const Split parts = split(v);
  return sum_with(static_cast<std::size_t>(home(v)), settled_ + parts.settled_tokens, parts.open);
}

template <class Field>
void Playout<Field>::put(Vertex v) {
  if (home(v) == kSettled) {
    --settled_;
    field_.for_each_neighbour(v, [&](Vertex w) { home(w) = kDead; });
    home(v) = kDead;
    return;
  }
  Split parts = split(v);
  const auto at = static_cast<std::size_t>(home(v));
  set_home(open_[at].region, kDead);
  if (at + 1 != open_.size()) {
    open_[at] = std::move(open_.back());
    set_home(open_[at].region, static_cast<std::int32_t>(at));
  }
  open_.pop_back();
  settle(std::move(parts));
}

}  // namespace minimex::conflict::duel
