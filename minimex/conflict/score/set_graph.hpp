// A graph for positions that are vertex sets: neighbourhoods as bits, components, and bounds.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/score/position.hpp"
#include "minimex/conflict/score/vertex_set.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

template <int Words>
class SetGraph {
 public:
  using Set = VertexSet<Words>;

  /// `graph` has at most 64 * Words vertices.
  explicit SetGraph(const Graph& graph);

  /// `v` and its neighbours.
  [[nodiscard]] const Set& closed(int v) const noexcept {
    return closed_[static_cast<std::size_t>(v)];
  }
  /// The component of `v` in the subgraph on `live`.
  [[nodiscard]] Set component(const Set& live, int v) const noexcept;

  /// Proved bounds on the tokens that will be put on `live`.
  [[nodiscard]] SetBounds bounds(const Set& live) const noexcept;

 private:
  static constexpr auto kCapacity = static_cast<std::size_t>(Set::kCapacity);
  struct Sized {
    std::int16_t vertex;
    std::int16_t size;  // of the closed neighbourhood
  };

  void find_degeneracy(const Graph& graph);
  [[nodiscard]] std::int32_t clique_cover(Set live) const noexcept;
  [[nodiscard]] std::int32_t packing(const Set& live,
                                     std::span<const Sized> by_size) const noexcept;
  std::span<const Sized> sort_by_size(const Set& live,
                                      std::array<Sized, kCapacity>& storage) const noexcept;

  std::vector<Set> closed_;
  int degeneracy_ = 0;
};

template <int Words>
SetGraph<Words>::SetGraph(const Graph& graph) {
  closed_.reserve(static_cast<std::size_t>(graph.vertex_count()));
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    Set& closed = closed_.emplace_back();
    closed.insert(v);
    for (const Vertex w : graph.neighbours(v)) closed.insert(w);
  }
  find_degeneracy(graph);
}

template <int Words>
VertexSet<Words> SetGraph<Words>::component(const Set& live, int v) const noexcept {
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
std::int32_t SetGraph<Words>::clique_cover(Set live) const noexcept {
  std::int32_t cliques = 0;
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

/// Greedy: vertices of small neighbourhoods first, no two with a common neighbour.
template <int Words>
std::int32_t SetGraph<Words>::packing(const Set& live,
                                      std::span<const Sized> by_size) const noexcept {
  std::int32_t packed = 0;
  Set covered;
  for (const Sized& entry : by_size) {
    const Set around = live & closed(entry.vertex);
    if (!(around & covered).empty()) continue;
    covered |= around;
    ++packed;
  }
  return packed;
}

/// The vertices of `live` by the size of their closed neighbourhood in it: a counting sort.
template <int Words>
auto SetGraph<Words>::sort_by_size(const Set& live,
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

/// Upper: each token goes to a clique of its own. Lower: each packed closed neighbourhood gets a
/// token of its own. Besides, the maximiser can always take a vertex of degree at most the
/// degeneracy, which no subgraph exceeds, and do so after each move of the minimiser; the set is
/// not covered before the largest neighbourhoods and as many of those small ones cover it. Mean: in
/// a random order a vertex comes before its neighbours with probability 1 / size (Caro 1979, Wei
/// 1981).
template <int Words>
SetBounds SetGraph<Words>::bounds(const Set& live) const noexcept {
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
  constexpr std::int32_t kShare = 64;
  std::int32_t mean = 0;
  for (const Sized& entry : by_size) mean += kShare * kMeanUnit / entry.size;
  return {.lower = {std::max(packed, alternating(true)), std::max(packed, alternating(false))},
          .upper = clique_cover(live),
          .mean = mean / kShare};
}

template <int Words>
void SetGraph<Words>::find_degeneracy(const Graph& graph) {
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

}  // namespace minimex::conflict::duel
