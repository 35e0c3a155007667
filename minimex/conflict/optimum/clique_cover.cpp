#include "minimex/conflict/optimum/clique_cover.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

template <typename AnyGraph>
CliqueCover cover_greedily(AnyGraph& graph, Vertex vertices, std::span<const Vertex> order) {
  CliqueCover cover{std::vector<Vertex>(at(vertices), -1)};
  std::vector<Vertex> size_of;   // of each clique
  std::vector<Vertex> contacts;  // neighbours of the current vertex in each clique
  for (const Vertex v : order) {
    Vertex best = -1;
    for (const Vertex w : graph.neighbours(v)) {
      const Vertex c = cover.clique_of[at(w)];
      if (c < 0 || ++contacts[at(c)] < size_of[at(c)]) continue;
      if (best < 0 || size_of[at(c)] > size_of[at(best)]) best = c;
    }
    for (const Vertex w : graph.neighbours(v)) {
      if (const Vertex c = cover.clique_of[at(w)]; c >= 0) contacts[at(c)] = 0;
    }
    if (best < 0) {
      best = cover.size++;
      size_of.push_back(0);
      contacts.push_back(0);
    }
    ++size_of[at(best)];
    cover.clique_of[at(v)] = best;
  }
  return cover;
}

/// The state of clique_cover_around: which cliques each vertex still fits.
class Grower {
 public:
  Grower(const Graph& graph, std::span<const Vertex> set)
      : graph_(graph),
        set_(set),
        cover_{std::vector<Vertex>(at(graph.vertex_count()), -1), static_cast<Vertex>(set.size())},
        options_(at(graph.vertex_count())) {
    for (Vertex c = 0; c < cover_.size; ++c) {
      cover_.clique_of[at(set[at(c)])] = c;
      for (const Vertex v : graph.neighbours(set[at(c)])) options_[at(v)].push_back(c);
    }
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (cover_.clique_of[at(v)] < 0) enqueue(v);
    }
  }

  std::optional<CliqueCover> run(Control& control) {
    constexpr std::uint32_t kPatience = 1 << 12;
    for (std::uint32_t steps = 0; lowest_ < queues_.size(); ++steps) {
      if (steps % kPatience == 0 && control.stopped()) return std::nullopt;
      if (queues_[lowest_].empty()) {
        ++lowest_;
        continue;
      }
      const Vertex v = queues_[lowest_].back();
      queues_[lowest_].pop_back();
      if (cover_.clique_of[at(v)] >= 0 || options_[at(v)].size() != lowest_) continue;
      if (lowest_ == 0) return std::nullopt;
      join(v, options_[at(v)].front());
    }
    return std::move(cover_);
  }

 private:
  void enqueue(Vertex v) {
    const std::size_t count = options_[at(v)].size();
    if (queues_.size() <= count) queues_.resize(count + 1);
    queues_[count].push_back(v);
    lowest_ = std::min(lowest_, count);
  }

  /// `v` joins clique `c`, and whoever is not adjacent to it can no longer do so.
  void join(Vertex v, Vertex c) {
    cover_.clique_of[at(v)] = c;
    const auto theirs = graph_.neighbours(v);
    auto cursor = theirs.begin();
    for (const Vertex w : graph_.neighbours(set_[at(c)])) {
      while (cursor != theirs.end() && *cursor < w) ++cursor;
      const bool adjacent = cursor != theirs.end() && *cursor == w;
      if (adjacent || cover_.clique_of[at(w)] >= 0) continue;
      auto& left = options_[at(w)];
      const auto found = std::lower_bound(left.begin(), left.end(), c);
      if (found == left.end() || *found != c) continue;
      left.erase(found);
      enqueue(w);
    }
  }

  const Graph& graph_;
  std::span<const Vertex> set_;
  CliqueCover cover_;
  std::vector<std::vector<Vertex>> options_;  // cliques that each vertex fits, increasing
  std::vector<std::vector<Vertex>> queues_;   // vertices by number of options; stale ones skipped
  std::size_t lowest_ = 0;
};

}  // namespace

CliqueCover greedy_clique_cover(const Graph& graph, std::span<const Vertex> order) {
  return cover_greedily(graph, graph.vertex_count(), order);
}

CliqueCover greedy_clique_cover(ReducedGraph& graph, std::span<const Vertex> order) {
  return cover_greedily(graph, graph.capacity(), order);
}

std::vector<Vertex> by_degree(const Graph& graph) {
  std::vector<Vertex> order(at(graph.vertex_count()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](Vertex a, Vertex b) { return graph.degree(a) < graph.degree(b); });
  return order;
}

std::optional<CliqueCover> clique_cover_around(const Graph& graph, std::span<const Vertex> set,
                                               Control& control) {
  if (control.stopped()) return std::nullopt;
  return Grower(graph, set).run(control);
}

}  // namespace minimex::conflict
