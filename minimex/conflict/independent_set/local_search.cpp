#include "minimex/conflict/independent_set/local_search.hpp"

#include <algorithm>
#include <cstddef>

#include "minimex/conflict/independent_set/clique_cover.hpp"
#include "minimex/core/random.hpp"

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// A set of vertices with O(1) insertion, removal and random choice.
class Pool {
 public:
  explicit Pool(Vertex vertices) : place_(at(vertices), -1) {}
  [[nodiscard]] std::size_t size() const noexcept { return members_.size(); }
  [[nodiscard]] Vertex operator[](std::size_t i) const noexcept { return members_[i]; }
  [[nodiscard]] bool has(Vertex v) const noexcept { return place_[at(v)] >= 0; }
  void insert(Vertex v) {
    place_[at(v)] = static_cast<Vertex>(members_.size());
    members_.push_back(v);
  }
  void erase(Vertex v) {
    const Vertex hole = place_[at(v)];
    members_[at(hole)] = members_.back();
    place_[at(members_.back())] = hole;
    place_[at(v)] = -1;
    members_.pop_back();
  }
  [[nodiscard]] const std::vector<Vertex>& members() const noexcept { return members_; }

 private:
  std::vector<Vertex> members_;
  std::vector<Vertex> place_;
};

class LocalSearch {
 public:
  explicit LocalSearch(const Graph& graph)
      : graph_(graph),
        set_(graph.vertex_count()),
        open_(graph.vertex_count()),
        swaps_(graph.vertex_count()),
        contacts_(at(graph.vertex_count()), 0),
        barred_until_(at(graph.vertex_count()), 0) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) open_.insert(v);
  }

  [[nodiscard]] bool maximal() const noexcept { return open_.size() == 0; }
  [[nodiscard]] const std::vector<Vertex>& set() const noexcept { return set_.members(); }

  /// One vertex enters; the set may lose its neighbours. Requires an edge in the graph.
  void step() {
    ++now_;
    if (open_.size() > 0) {
      enter(any_of(open_));
    } else if (const Vertex v = allowed_swap(); v >= 0) {
      enter(v);
    } else {
      enter(outsider());
    }
  }

  /// Adds the open vertices in this order until the set is maximal.
  void fill(const std::vector<Vertex>& order) {
    for (const Vertex v : order) {
      if (open_.has(v)) enter(v);
    }
  }

 private:
  Vertex any_of(const Pool& pool) { return pool[random_.below(pool.size())]; }

  /// A random vertex with one neighbour in the set that has not left lately; -1 if a few tries
  /// find none.
  Vertex allowed_swap() {
    constexpr int kTries = 8;
    for (int i = 0; i < kTries && swaps_.size() > 0; ++i) {
      const Vertex v = any_of(swaps_);
      if (barred_until_[at(v)] <= now_) return v;
    }
    return -1;
  }

  /// A random vertex outside the set. There is one: the graph has an edge.
  Vertex outsider() {
    for (;;) {
      const auto v = static_cast<Vertex>(random_.below(contacts_.size()));
      if (!set_.has(v)) return v;
    }
  }

  void enter(Vertex v) {
    if (contacts_[at(v)] > 0) {
      for (const Vertex w : graph_.neighbours(v)) {
        if (set_.has(w)) leave(w);
      }
    }
    open_.erase(v);
    set_.insert(v);
    for (const Vertex w : graph_.neighbours(v)) {
      const Vertex contacts = ++contacts_[at(w)];
      if (contacts == 1) {
        open_.erase(w);
        swaps_.insert(w);
      } else if (contacts == 2) {
        swaps_.erase(w);
      }
    }
  }

  void leave(Vertex v) {
    set_.erase(v);
    open_.insert(v);
    barred_until_[at(v)] = now_ + 2 + random_.below(8);
    for (const Vertex w : graph_.neighbours(v)) {
      const Vertex contacts = --contacts_[at(w)];
      if (contacts == 0) {
        swaps_.erase(w);
        open_.insert(w);
      } else if (contacts == 1) {
        swaps_.insert(w);
      }
    }
  }

  const Graph& graph_;
  Random random_{20240229};
  Pool set_;
  Pool open_;   // outside, no neighbour in the set
  Pool swaps_;  // outside, one neighbour in the set
  std::vector<Vertex> contacts_;
  std::vector<std::uint64_t> barred_until_;
  std::uint64_t now_ = 0;
};

}  // namespace

std::vector<Vertex> local_search(const Graph& graph, Vertex enough, std::uint64_t patience,
                                 Control& control) {
  if (graph.vertex_count() == 0) return {};
  constexpr std::uint64_t kInterval = 1 << 10;
  LocalSearch search(graph);
  search.fill(by_degree(graph));
  std::vector<Vertex> best = search.set();
  const auto everything = std::min(at(enough), at(graph.vertex_count()));
  for (std::uint64_t idle = 0; idle < patience && best.size() < everything; ++idle) {
    if (idle % kInterval == 0 && control.stopped()) break;
    search.step();
    if (search.set().size() <= best.size() || !search.maximal()) continue;
    best = search.set();
    idle = 0;
  }
  std::sort(best.begin(), best.end());
  return best;
}

}  // namespace minimex::conflict
