#include "minimex/conflict/optimum/local_search.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "minimex/conflict/optimum/clique_cover.hpp"
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

  /// The set as it is now is the best. It is not copied, for a better one often follows at once:
  /// what enters and leaves from now on is written down, and a copy made when that gets long.
  void mark_best() {
    best_size_ = set_.size();
    changes_.clear();
    copied_ = false;
  }
  [[nodiscard]] std::size_t best_size() const noexcept { return best_size_; }
  /// Sorted.
  [[nodiscard]] std::vector<Vertex> best() {
    copy_best();
    return std::move(best_);
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
    note(v);
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
    note(v);
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

  void note(Vertex v) {
    if (copied_) return;
    changes_.push_back(v);
    if (changes_.size() > contacts_.size()) copy_best();
  }

  /// The best set: the present one, with each change since then taken back.
  void copy_best() {
    if (std::exchange(copied_, true)) return;
    std::vector<bool> member(contacts_.size(), false);
    for (const Vertex v : set_.members()) member[at(v)] = true;
    for (const Vertex v : changes_) member[at(v)] = !member[at(v)];
    best_.clear();
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (member[at(v)]) best_.push_back(v);
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
  std::vector<Vertex> best_;  // sorted; when copied_
  std::size_t best_size_ = 0;
  std::vector<Vertex> changes_;  // of the set since mark_best, unless copied_
  bool copied_ = true;
};

}  // namespace

std::vector<Vertex> local_search(const Graph& graph, Vertex enough, std::uint64_t patience,
                                 Control& control) {
  if (graph.vertex_count() == 0) return {};
  constexpr std::uint64_t kInterval = 1 << 10;
  LocalSearch search(graph);
  search.fill(by_degree(graph));
  search.mark_best();
  const auto everything = std::min(at(enough), at(graph.vertex_count()));
  std::uint64_t idle = 0;  // steps since the last better set
  for (std::uint64_t steps = 0; idle < patience && search.best_size() < everything; ++steps) {
    if (steps % kInterval == 0 && control.stopped()) break;
    search.step();
    ++idle;
    if (search.set().size() <= search.best_size() || !search.maximal()) continue;
    search.mark_best();
    idle = 0;
  }
  return search.best();
}

}  // namespace minimex::conflict
