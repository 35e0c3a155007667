#include "minimex/conflict/optimum/limited_cover.hpp"

#include <algorithm>
#include <cstddef>

namespace minimex::conflict {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

class Builder {
 public:
  Builder(const Graph& graph, Vertex limit)
      : graph_(graph),
        limit_(at(limit)),
        cover_{.clique_of = std::vector<Vertex>(at(graph.vertex_count()), -1), .outside = {}} {}

  LimitedCover run(std::span<const Vertex> order) {
    for (const Vertex v : order) {
      count_contacts(v);
      Vertex c = largest_that_fits(v, -1);
      if (c < 0 && cliques_.size() < limit_) c = start();
      if (c < 0) c = make_room(v);
      forget_contacts(v);
      if (c < 0) {
        cover_.outside.push_back(v);
      } else {
        join(v, c);
      }
    }
    return std::move(cover_);
  }

 private:
  Vertex start() {
    cliques_.emplace_back();
    contacts_.push_back(0);
    return static_cast<Vertex>(cliques_.size() - 1);
  }

  void join(Vertex v, Vertex c) {
    cover_.clique_of[at(v)] = c;
    cliques_[at(c)].push_back(v);
  }

  void count_contacts(Vertex v) {
    for (const Vertex w : graph_.neighbours(v)) {
      if (const Vertex c = cover_.clique_of[at(w)]; c >= 0) ++contacts_[at(c)];
    }
  }
  void forget_contacts(Vertex v) {
    for (const Vertex w : graph_.neighbours(v)) {
      if (const Vertex c = cover_.clique_of[at(w)]; c >= 0) contacts_[at(c)] = 0;
    }
  }

  /// The largest clique other than `except` all of whose members are neighbours of `v`, whose
  /// contacts are counted; -1 when there is none.
  [[nodiscard]] Vertex largest_that_fits(Vertex v, Vertex except) const {
    Vertex best = -1;
    for (const Vertex w : graph_.neighbours(v)) {
      const Vertex c = cover_.clique_of[at(w)];
      if (c < 0 || c == except || contacts_[at(c)] < cliques_[at(c)].size()) continue;
      if (best < 0 || cliques_[at(c)].size() > cliques_[at(best)].size()) best = c;
    }
    return best;
  }

  /// A clique that `v` fits once its only obstacle has moved to another one; -1 when there is none.
  Vertex make_room(Vertex v) {
    std::vector<Vertex> nearly;
    for (const Vertex w : graph_.neighbours(v)) {
      const Vertex c = cover_.clique_of[at(w)];
      if (c >= 0 && contacts_[at(c)] + 1 == cliques_[at(c)].size()) nearly.push_back(c);
    }
    forget_contacts(v);
    std::sort(nearly.begin(), nearly.end());
    nearly.erase(std::unique(nearly.begin(), nearly.end()), nearly.end());
    for (const Vertex c : nearly) {
      auto& members = cliques_[at(c)];
      const auto obstacle = std::find_if(members.begin(), members.end(),
                                         [&](Vertex u) { return !graph_.adjacent(u, v); });
      const Vertex u = *obstacle;
      count_contacts(u);
      const Vertex to = largest_that_fits(u, c);
      forget_contacts(u);
      if (to < 0) continue;
      members.erase(obstacle);
      join(u, to);
      return c;
    }
    return -1;
  }

  const Graph& graph_;
  std::size_t limit_;
  LimitedCover cover_;
  std::vector<std::vector<Vertex>> cliques_;
  std::vector<std::size_t> contacts_;  // neighbours in each clique of the vertex at hand; else 0
};

}  // namespace

LimitedCover limited_cover(const Graph& graph, std::span<const Vertex> order, Vertex limit) {
  return Builder(graph, limit).run(order);
}

}  // namespace minimex::conflict
