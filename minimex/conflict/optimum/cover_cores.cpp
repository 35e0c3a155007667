#include "minimex/conflict/optimum/cover_cores.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

class CoreFinder {
 public:
  CoreFinder(const Graph& graph, const LimitedCover& cover)
      : graph_(graph), clique_of_(cover.clique_of), removed_by_(cover.clique_of.size(), -1) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      const Vertex c = clique_of_[at(v)];
      if (c < 0) continue;
      if (at(c) >= cliques_.size()) cliques_.resize(at(c) + 1);
      cliques_[at(c)].push_back(v);
    }
    serves_.assign(cliques_.size(), 0);
    for (const auto& members : cliques_) left_.push_back(members.size());
  }

  /// The core of `v`, whose cliques from now on serve; without vertices when there is none.
  Core take(Vertex v) {
    const Vertex conflict = propagate(v);
    if (conflict < 0) return {};
    Core core{{v}, 0};
    std::vector<Vertex> cliques;
    add_clique(conflict, cliques);
    for (std::size_t i = 0; i < cliques.size(); ++i) {
      for (const Vertex w : cliques_[at(cliques[i])]) {
        core.vertices.push_back(w);
        const Vertex by = removed_by_[at(w)];
        if (by >= 0) add_clique(units_[at(by)].clique, cliques);
      }
    }
    core.bound = static_cast<Vertex>(cliques.size());
    std::sort(core.vertices.begin(), core.vertices.end());
    return core;
  }

 private:
  struct Unit {
    Vertex vertex;
    Vertex clique;  // whose last vertex it is; -1 for the vertex that is supposed
  };

  /// The clique that runs out of vertices when `v` is in the set; -1 when none does.
  Vertex propagate(Vertex v) {
    for (const Vertex w : removed_) {
      removed_by_[at(w)] = -1;
      ++left_[at(clique_of_[at(w)])];
    }
    removed_.clear();
    units_.assign(1, {v, -1});
    for (std::size_t i = 0; i < units_.size(); ++i) {
      for (const Vertex w : graph_.neighbours(units_[i].vertex)) {
        const Vertex c = clique_of_[at(w)];
        if (c < 0 || serves_[at(c)] != 0 || removed_by_[at(w)] >= 0) continue;
        removed_by_[at(w)] = static_cast<Vertex>(i);
        removed_.push_back(w);
        if (--left_[at(c)] == 0) return c;
        if (left_[at(c)] == 1) units_.push_back({last_of(c), c});
      }
    }
    return -1;
  }

  [[nodiscard]] Vertex last_of(Vertex c) const {
    const auto& members = cliques_[at(c)];
    return *std::find_if(members.begin(), members.end(),
                         [&](Vertex w) { return removed_by_[at(w)] < 0; });
  }

  void add_clique(Vertex c, std::vector<Vertex>& cliques) {
    if (c < 0 || serves_[at(c)] != 0) return;
    serves_[at(c)] = 1;
    cliques.push_back(c);
  }

  const Graph& graph_;
  const std::vector<Vertex>& clique_of_;
  std::vector<std::vector<Vertex>> cliques_;
  std::vector<std::uint8_t> serves_;  // cliques that are in a core
  // The state of one propagation.
  std::vector<Unit> units_;         // vertices that must be in the set, in order of derivation
  std::vector<Vertex> removed_by_;  // the unit, by its place, or -1
  std::vector<Vertex> removed_;
  std::vector<std::size_t> left_;  // vertices of each clique that were not removed
};

}  // namespace

std::vector<Core> take_cores(const Graph& graph, LimitedCover& cover, Control& control) {
  CoreFinder finder(graph, cover);
  std::vector<Core> cores;
  std::erase_if(cover.outside, [&](Vertex v) {
    if (control.stopped()) return false;
    Core core = finder.take(v);
    if (core.vertices.empty()) return false;
    cores.push_back(std::move(core));
    return true;
  });
  return cores;
}

}  // namespace minimex::conflict
