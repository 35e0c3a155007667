// Duel positions on a graph: components, their pieces, bounds and symmetric images.
//
// A component small enough becomes a piece of the catalogue: all play in it is explored once and
// remembered by vertex set. Larger ones stay vertex sets, replaced by the least of their symmetric
// images. How small is enough follows from the work done: exploring may take a head start and
// about as long as searching does; the size rises while it takes less, and falls back halfway
// when an exploration runs out of credit. What is explored never changes a value.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "minimex/conflict/score_catalogue.hpp"
#include "minimex/conflict/score_plan.hpp"
#include "minimex/conflict/score_position.hpp"
#include "minimex/conflict/score_vertex_set.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::duel {

template <int Words>
class GraphUniverse {
 public:
  using Set = VertexSet<Words>;

  /// `graph` has at most 64 * Words vertices. What is remembered of pieces takes at most
  /// `cache_bytes`; when that or the catalogue is full, components stay sets. With `fixed_limit`
  /// just the components up to that size get a type.
  GraphUniverse(const Graph& graph, Catalogue& catalogue, std::uint64_t cache_bytes,
                Control& control, std::optional<int> fixed_limit = std::nullopt);

  /// Images of positions under these relabellings count as the same from now on.
  void use_symmetries(const std::vector<std::vector<Vertex>>& symmetries);

  /// The piece that a connected set is; nothing when it stays a set.
  std::optional<Piece> piece(const Set& connected);

  /// Calls `visit(child, tokens)` for each different move in the set of `position`: the position
  /// after it and the tokens scored.
  template <class Visit>
  void for_each_move(const Position<Words>& position, Visit visit);

  /// Proved bounds on the tokens that will be put on `live`.
  [[nodiscard]] SetBounds bounds(const Set& live) const noexcept;

  /// The least symmetric image of `set`.
  [[nodiscard]] Set canonical(const Set& set) const noexcept;

  [[nodiscard]] std::uint64_t bytes() const noexcept { return pieces_.size() * kCacheEntryBytes; }

 private:
  static constexpr auto kCapacity = static_cast<std::size_t>(Set::kCapacity);
  static constexpr std::uint64_t kCacheEntryBytes = sizeof(Set) + sizeof(Piece) + 32;
  static constexpr std::uint64_t kHeadStart = 1 << 16;  // moves explored before any search
  static constexpr std::uint64_t kMoveCredit = 2;       // moves explored for each one searched
  static constexpr std::uint64_t kPositionsPerRise = 4;

  struct Sized {
    std::int16_t vertex;
    std::int16_t size;  // of the closed neighbourhood
  };
  using ByteImages = std::array<Set, 256>;  // images of the subsets of eight vertices

  [[nodiscard]] const Set& closed(int v) const noexcept {
    return closed_[static_cast<std::size_t>(v)];
  }
  [[nodiscard]] Set component(const Set& live, int v) const noexcept;
  std::optional<Piece> explore(const Set& connected);
  void adjust_limit();
  void find_degeneracy(const Graph& graph);
  [[nodiscard]] int clique_cover(Set live) const noexcept;
  [[nodiscard]] int packing(const Set& live, std::span<const Sized> by_size) const noexcept;
  std::span<const Sized> sort_by_size(const Set& live,
                                      std::array<Sized, kCapacity>& storage) const noexcept;

  Catalogue& catalogue_;
  Control& control_;
  std::vector<Set> closed_;
  int degeneracy_ = 0;
  std::vector<std::vector<ByteImages>> symmetries_;

  std::unordered_map<Set, Piece, HashVertexSet> pieces_;
  std::size_t max_cached_;
  bool fixed_;
  int limit_;               // components of at most this size are explored
  std::uint64_t work_ = 0;  // moves explored
  std::uint64_t credit_ = kHeadStart;
  std::uint64_t positions_ = 0;
};

template <int Words>
GraphUniverse<Words>::GraphUniverse(const Graph& graph, Catalogue& catalogue,
                                    std::uint64_t cache_bytes, Control& control,
                                    std::optional<int> fixed_limit)
    : catalogue_(catalogue),
      control_(control),
      max_cached_(static_cast<std::size_t>(cache_bytes / kCacheEntryBytes)),
      fixed_(fixed_limit.has_value()),
      limit_(fixed_limit.value_or(Set::kCapacity)) {
  closed_.reserve(static_cast<std::size_t>(graph.vertex_count()));
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    Set& closed = closed_.emplace_back();
    closed.insert(v);
    for (const Vertex w : graph.neighbours(v)) closed.insert(w);
  }
  find_degeneracy(graph);
}

template <int Words>
void GraphUniverse<Words>::use_symmetries(const std::vector<std::vector<Vertex>>& symmetries) {
  const std::size_t bytes = (closed_.size() + 7) / 8;
  for (const auto& image : symmetries) {
    auto& tables = symmetries_.emplace_back(bytes);
    for (std::size_t v = 0; v < closed_.size(); ++v) {
      for (std::size_t subset = 0; subset < 256; ++subset) {
        if ((subset >> (v % 8) & 1) != 0) tables[v / 8][subset].insert(image[v]);
      }
    }
  }
}

template <int Words>
VertexSet<Words> GraphUniverse<Words>::canonical(const Set& set) const noexcept {
  Set least = set;
  for (const auto& tables : symmetries_) {
    Set image;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      image |= tables[i][set.byte(static_cast<int>(i))];
    }
    least = std::min(least, image);
  }
  return least;
}

template <int Words>
VertexSet<Words> GraphUniverse<Words>::component(const Set& live, int v) const noexcept {
  Set found;
  found.insert(v);
  for (Set fresh = found; !fresh.empty();) {
    Set next;
    fresh.for_each([&](int w) { next |= closed(w); });
    fresh = (next & live) - found;
    found |= fresh;
  }
  return found;
}

template <int Words>
std::optional<Piece> GraphUniverse<Words>::piece(const Set& connected) {
  const int size = connected.count();
  if (size <= 2) return settled(1);
  if (const auto known = pieces_.find(connected); known != pieces_.end()) return known->second;
  const bool optional = !fixed_ && size > kAlwaysTyped;
  if (size > limit_ || (optional && work_ > credit_)) return std::nullopt;
  const auto found = explore(connected);
  if (!found && optional) limit_ = (kAlwaysTyped + std::min(size, limit_)) / 2;
  return found;
}

template <int Words>
std::optional<Piece> GraphUniverse<Words>::explore(const Set& connected) {
  std::vector<Option> options;
  bool complete = true;
  connected.for_each([&](int v) {
    Option option;
    for (Set rest = connected - closed(v); complete && !rest.empty();) {
      const Set part = component(rest, rest.first());
      rest -= part;
      const auto left = piece(part);
      complete = left.has_value() && option.add(*left);
    }
    options.push_back(option);
  });
  constexpr std::uint64_t kWorkBetweenChecks = 4096;
  const std::uint64_t checks = work_ / kWorkBetweenChecks;
  work_ += options.size();
  if (work_ / kWorkBetweenChecks != checks && control_.stopped()) return std::nullopt;
  if (!complete || pieces_.size() >= max_cached_) return std::nullopt;
  const auto found = catalogue_.intern(options);
  if (found) pieces_.emplace(connected, *found);
  return found;
}

template <int Words>
void GraphUniverse<Words>::adjust_limit() {
  if (fixed_ || credit_ <= work_) return;
  if (++positions_ % kPositionsPerRise == 0) limit_ = std::min(limit_ + 1, Set::kCapacity);
}

template <int Words>
template <class Visit>
void GraphUniverse<Words>::for_each_move(const Position<Words>& position, Visit visit) {
  adjust_limit();
  std::array<Set, kCapacity> rests;
  for (Set todo = position.set; !todo.empty();) {
    const Set here = component(todo, todo.first());
    todo -= here;
    std::size_t moves = 0;
    here.for_each([&](int v) { rests[moves++] = here - closed(v); });
    const auto end = rests.begin() + static_cast<std::ptrdiff_t>(moves);
    std::sort(rests.begin(), end);
    for (auto it = rests.begin(); it != end; ++it) {
      if (it != rests.begin() && *it == *(it - 1)) continue;  // closed twins
      Position<Words> child = position;
      child.set -= here;
      std::int32_t tokens = 1;
      for (Set rest = *it; !rest.empty();) {
        const Set part = component(rest, rest.first());
        rest -= part;
        if (const auto known = piece(part)) {
          tokens += known->tokens + child.add(known->type);
        } else {
          child.set |= part;
        }
      }
      child.set = canonical(child.set);
      credit_ += kMoveCredit;
      visit(child, tokens);
    }
  }
}

template <int Words>
int GraphUniverse<Words>::clique_cover(Set live) const noexcept {
  int cliques = 0;
  while (!live.empty()) {
    const int v = live.first();
    live.erase(v);
    for (Set candidates = live & closed(v); !candidates.empty();) {
      const int w = candidates.first();
      live.erase(w);
      candidates &= closed(w);
      candidates.erase(w);
    }
    ++cliques;
  }
  return cliques;
}

// Greedy: vertices of small neighbourhoods first, no two with a common neighbour.
template <int Words>
int GraphUniverse<Words>::packing(const Set& live, std::span<const Sized> by_size) const noexcept {
  int packed = 0;
  Set covered;
  for (const Sized& entry : by_size) {
    const Set around = live & closed(entry.vertex);
    if (!(around & covered).empty()) continue;
    covered |= around;
    ++packed;
  }
  return packed;
}

// The vertices of `live` by the size of their closed neighbourhood in it: a counting sort.
template <int Words>
auto GraphUniverse<Words>::sort_by_size(const Set& live,
                                        std::array<Sized, kCapacity>& storage) const noexcept
    -> std::span<const Sized> {
  std::array<Sized, kCapacity> found;
  std::array<std::size_t, kCapacity + 2> start{};
  std::size_t size = 0;
  live.for_each([&](int v) {
    const int around = (live & closed(v)).count();
    found[size++] = {static_cast<std::int16_t>(v), static_cast<std::int16_t>(around)};
    ++start[static_cast<std::size_t>(around) + 1];
  });
  for (std::size_t i = 1; i < start.size(); ++i) start[i] += start[i - 1];
  for (std::size_t i = 0; i < size; ++i) {
    storage[start[static_cast<std::size_t>(found[i].size)]++] = found[i];
  }
  return {storage.data(), size};
}

// Upper: each token goes to a clique of its own. Lower: each packed closed neighbourhood gets a
// token of its own. Besides, the maximiser can always take a vertex of degree at most the
// degeneracy, which no subgraph exceeds, and do so after each move of the minimiser; the set is not
// covered before the largest neighbourhoods and as many of those small ones cover it.
template <int Words>
SetBounds GraphUniverse<Words>::bounds(const Set& live) const noexcept {
  if (live.empty()) return {};
  std::array<Sized, kCapacity> storage;
  const auto by_size = sort_by_size(live, storage);
  const auto alternating = [&](bool maximiser) {
    std::int32_t turns = 0;
    std::size_t taken = 0;
    for (int left = live.count(); left > 0; maximiser = !maximiser) {
      left -= maximiser ? degeneracy_ + 1 : by_size[by_size.size() - ++taken].size;
      ++turns;
    }
    return turns;
  };
  const std::int32_t packed = packing(live, by_size);
  return {.lower = {std::max(packed, alternating(true)), std::max(packed, alternating(false))},
          .upper = clique_cover(live)};
}

template <int Words>
void GraphUniverse<Words>::find_degeneracy(const Graph& graph) {
  std::vector<int> degree;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    degree.push_back(static_cast<int>(graph.degree(v)));
  }
  const int gone = graph.vertex_count();
  for (std::size_t removed = 0; removed < degree.size(); ++removed) {
    const auto least = std::min_element(degree.begin(), degree.end());
    degeneracy_ = std::max(degeneracy_, *least);
    *least = gone;
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(least - degree.begin()))) {
      int& d = degree[static_cast<std::size_t>(w)];
      if (d != gone) --d;
    }
  }
}

}  // namespace minimex::duel
