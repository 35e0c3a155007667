#include "minimex/conflict/nimber/root_graph.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <utility>

namespace minimex::conflict {
namespace {

constexpr Vertex kNone = -1;

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Cliques of `graph` that share no edge and have all edges; each vertex is in at most two.
class CliqueCover {
 public:
  explicit CliqueCover(const Graph& graph)
      : graph_(graph), of_(at(graph.vertex_count()), {kNone, kNone}) {}

  /// False when there are no such cliques.
  bool find() {
    for (Vertex u = 0; u < graph_.vertex_count(); ++u) {
      for (const Vertex v : graph_.neighbours(u)) {
        if (u < v && !add(u, v)) return false;
      }
    }
    return true;
  }

  /// Cliques as the vertices of a root, with those at which leaves hang.
  [[nodiscard]] std::vector<std::vector<Vertex>> ends() && {
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      for (const Vertex clique : of_[at(v)]) {
        if (clique == kNone) cliques_.push_back({v});
      }
    }
    return std::move(cliques_);
  }

 private:
  /// A clique that has both, or kNone.
  [[nodiscard]] Vertex common_clique(Vertex u, Vertex v) const noexcept {
    for (const Vertex clique : of_[at(u)]) {
      if (clique != kNone && std::ranges::count(of_[at(v)], clique) > 0) return clique;
    }
    return kNone;
  }

  /// Makes u, v and their common neighbours a clique, or sees that they are one.
  bool add(Vertex u, Vertex v) {
    std::vector<Vertex> members{u, v};
    std::ranges::set_intersection(graph_.neighbours(u), graph_.neighbours(v),
                                  std::back_inserter(members));
    if (const Vertex clique = common_clique(u, v); clique != kNone) {
      return cliques_[at(clique)].size() == members.size();
    }
    for (std::size_t i = 0; i < members.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!graph_.adjacent(members[i], members[j])) return false;
        if (common_clique(members[i], members[j]) != kNone) return false;
      }
    }
    for (const Vertex w : members) {
      std::array<Vertex, 2>& mine = of_[at(w)];
      if (mine[1] != kNone) return false;
      mine[mine[0] == kNone ? 0 : 1] = static_cast<Vertex>(cliques_.size());
    }
    std::ranges::sort(members);
    cliques_.push_back(std::move(members));
    return true;
  }

  const Graph& graph_;
  std::vector<std::vector<Vertex>> cliques_;
  std::vector<std::array<Vertex, 2>> of_;  // by vertex: its cliques
};

}  // namespace

std::optional<RootGraph> root_graph(const Graph& graph) {
  CliqueCover cover(graph);
  if (!cover.find()) return std::nullopt;
  std::vector<std::vector<Vertex>> cliques = std::move(cover).ends();
  std::ranges::sort(cliques, {}, [](const std::vector<Vertex>& clique) {
    return std::pair(clique.back(), clique.front());
  });
  std::vector<Edge> ends(at(graph.vertex_count()), {kNone, kNone});
  for (std::size_t i = 0; i < cliques.size(); ++i) {
    for (const Vertex v : cliques[i]) {
      Edge& edge = ends[at(v)];
      (edge.first == kNone ? edge.first : edge.second) = static_cast<Vertex>(i);
    }
  }
  Graph root = Graph::from_edges(static_cast<Vertex>(cliques.size()), ends);
  return RootGraph{.graph = std::move(root), .ends = std::move(ends)};
}

}  // namespace minimex::conflict
