// The two boards that a Playout (score/playout.hpp) can stand on: a graph and a line of seats.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/graph.hpp"
#include "minimex/conflict/score/line.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict::duel {

template <int Words>
class GraphField {
 public:
  static constexpr int kWords = Words;
  using Region = std::vector<Vertex>;  // sorted

  /// `universe` is on the graph induced by `plan.universe`.
  GraphField(const Graph& graph, const GraphPlan& plan, GraphUniverse<Words>& universe,
             Catalogue& catalogue, Control& control)
      : graph_(graph),
        plan_(plan),
        universe_(universe),
        catalogue_(catalogue),
        control_(control),
        index_(static_cast<std::size_t>(graph.vertex_count()), -1),
        mark_(index_.size(), 0) {
    for (std::size_t i = 0; i < plan.universe.size(); ++i) {
      index_[at(plan.universe[i])] = static_cast<int>(i);
    }
  }

  [[nodiscard]] Vertex vertex_count() const noexcept { return graph_.vertex_count(); }

  template <class Visit>
  void for_each_neighbour(Vertex v, Visit visit) const {
    for (const Vertex w : graph_.neighbours(v)) visit(w);
  }
  template <class Visit>
  void for_each_vertex(const Region& region, Visit visit) const {
    for (const Vertex v : region) visit(v);
  }
  template <class Visit>
  void for_each_root(Visit visit) const {
    for (Region& region : connected_components(graph_)) visit(std::move(region));
  }
  template <class Visit>
  void for_each_rest(const Region& region, Vertex token, Visit visit);
  template <class Visit>
  void for_each_part(std::span<const Vertex> live, Visit visit);

  std::optional<Piece> classify(const Region& region, VertexSet<Words>& set);

  /// Why a component could not be classified; empty while all could.
  [[nodiscard]] std::string_view failure() const noexcept { return failure_; }

  [[nodiscard]] Worth worth_in_pairs(std::span<const Part> parts) const {
    return catalogue_.worth_in_pairs(parts);
  }
  [[nodiscard]] SetBounds bounds(const VertexSet<Words>& set) const noexcept {
    return universe_.bounds(set);
  }
  [[nodiscard]] VertexSet<Words> canonical(const VertexSet<Words>& set) const noexcept {
    return universe_.canonical(set);
  }

 private:
  static std::size_t at(Vertex v) noexcept { return static_cast<std::size_t>(v); }
  std::optional<Piece> small_piece(const Region& kept);
  template <class Visit>
  void for_each_marked(std::span<const Vertex> candidates, Visit visit);

  const Graph& graph_;
  const GraphPlan& plan_;
  GraphUniverse<Words>& universe_;
  Catalogue& catalogue_;
  Control& control_;
  std::string_view failure_;
  std::vector<int> index_;  // in the universe, or -1
  std::vector<int> mark_;   // scratch, 0 between calls
};

template <int Words>
template <class Visit>
void GraphField<Words>::for_each_rest(const Region& region, Vertex token, Visit visit) {
  for (const Vertex v : region) mark_[at(v)] = 1;
  mark_[at(token)] = 0;
  for (const Vertex v : graph_.neighbours(token)) mark_[at(v)] = 0;
  for_each_marked(region, visit);
}

template <int Words>
template <class Visit>
void GraphField<Words>::for_each_part(std::span<const Vertex> live, Visit visit) {
  for (const Vertex v : live) mark_[at(v)] = 1;
  for_each_marked(live, visit);
}

/// The components of what is marked, all of it among `candidates`; takes the marks away.
template <int Words>
template <class Visit>
void GraphField<Words>::for_each_marked(std::span<const Vertex> candidates, Visit visit) {
  std::vector<Region> parts;
  for (const Vertex root : candidates) {
    if (mark_[at(root)] == 0) continue;
    mark_[at(root)] = 0;
    Region part{root};
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (const Vertex w : graph_.neighbours(part[i])) {
        if (mark_[at(w)] == 0) continue;
        mark_[at(w)] = 0;
        part.push_back(w);
      }
    }
    std::sort(part.begin(), part.end());
    parts.push_back(std::move(part));
  }
  for (Region& part : parts) visit(std::move(part));
}

template <int Words>
std::optional<Piece> GraphField<Words>::classify(const Region& region, VertexSet<Words>& set) {
  Region kept;
  std::copy_if(region.begin(), region.end(), std::back_inserter(kept),
               [&](Vertex v) { return plan_.kept[at(v)]; });
  if (kept.size() <= 2) return settled(1);
  if (index_[at(kept.front())] < 0) return small_piece(kept);
  for (const Vertex v : kept) set.insert(index_[at(v)]);
  return universe_.piece(set);
}

/// A component outside the universe has at most kAlwaysTyped kept vertices: a universe of its own.
template <int Words>
std::optional<Piece> GraphField<Words>::small_piece(const Region& kept) {
  for (std::size_t i = 0; i < kept.size(); ++i) mark_[at(kept[i])] = static_cast<int>(i) + 1;
  std::vector<Edge> edges;
  VertexSet<1> all;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    all.insert(static_cast<int>(i));
    for (const Vertex w : graph_.neighbours(kept[i])) {
      if (w > kept[i] && mark_[at(w)] > 0) {
        edges.emplace_back(static_cast<Vertex>(i), mark_[at(w)] - 1);
      }
    }
  }
  for (const Vertex v : kept) mark_[at(v)] = 0;
  constexpr std::uint64_t kBytes = 1 << 20;  // at most 2^12 connected sets
  const Graph graph = Graph::from_edges(static_cast<Vertex>(kept.size()), std::move(edges));
  const auto piece = GraphUniverse<1>(graph, catalogue_, kBytes, control_).piece(all);
  if (!piece) failure_ = kCatalogueFull;
  return piece;
}

class LineField {
 public:
  static constexpr int kWords = 0;
  /// Usable seats number `first` to `last`; vertices are these numbers.
  struct Region {
    Vertex first;
    Vertex last;
  };

  LineField(LineUniverse& universe, Catalogue& catalogue)
      : universe_(universe), catalogue_(catalogue) {}

  [[nodiscard]] Vertex vertex_count() const noexcept {
    return static_cast<Vertex>(universe_.usable().size());
  }

  template <class Visit>
  void for_each_neighbour(Vertex v, Visit visit) const {
    const auto [left, right] = reach(v);
    for (Vertex w = left; w <= right; ++w) {
      if (w != v) visit(w);
    }
  }
  template <class Visit>
  void for_each_vertex(const Region& region, Visit visit) const {
    for (Vertex v = region.first; v <= region.last; ++v) visit(v);
  }
  template <class Visit>
  void for_each_root(Visit visit) const {
    for (Vertex first = 0; first < vertex_count();) {
      Vertex last = first;
      while (last + 1 < vertex_count() && seat(last + 1) - seat(last) <= universe_.distance()) {
        ++last;
      }
      visit(Region{first, last});
      first = last + 1;
    }
  }
  template <class Visit>
  void for_each_rest(const Region& region, Vertex token, Visit visit) const {
    const auto [left, right] = reach(token);
    if (left > region.first) visit(Region{region.first, left - 1});
    if (right < region.last) visit(Region{right + 1, region.last});
  }
  template <class Visit>
  void for_each_part(std::span<const Vertex> live, Visit visit) const {
    for (std::size_t i = 0; i < live.size();) {
      std::size_t last = i;
      while (last + 1 < live.size() && live[last + 1] == live[last] + 1 &&
             seat(live[last + 1]) - seat(live[last]) <= universe_.distance()) {
        ++last;
      }
      visit(Region{live[i], live[last]});
      i = last + 1;
    }
  }

  std::optional<Piece> classify(const Region& region, VertexSet<0>& /*set*/) {
    return universe_.piece(static_cast<std::size_t>(region.first),
                           static_cast<std::size_t>(region.last));
  }
  [[nodiscard]] std::string_view failure() const noexcept { return universe_.failure(); }
  [[nodiscard]] Worth worth_in_pairs(std::span<const Part> parts) const {
    return catalogue_.worth_in_pairs(parts);
  }
  [[nodiscard]] static SetBounds bounds(const VertexSet<0>& /*set*/) noexcept { return {}; }
  [[nodiscard]] static VertexSet<0> canonical(const VertexSet<0>& set) noexcept { return set; }

 private:
  [[nodiscard]] std::int64_t seat(Vertex v) const noexcept {
    return universe_.usable()[static_cast<std::size_t>(v)];
  }
  /// First and last vertex within the distance of `v`.
  [[nodiscard]] std::pair<Vertex, Vertex> reach(Vertex v) const {
    const auto& usable = universe_.usable();
    const std::int64_t k = universe_.distance();
    const auto left = std::lower_bound(usable.begin(), usable.end(), seat(v) - k);
    const auto right = std::upper_bound(left, usable.end(), seat(v) + k);
    return {static_cast<Vertex>(left - usable.begin()),
            static_cast<Vertex>(right - usable.begin()) - 1};
  }

  LineUniverse& universe_;
  Catalogue& catalogue_;
};

}  // namespace minimex::conflict::duel
