#include "minimex/conflict/score/plan.hpp"

#include <algorithm>
#include <cstddef>

#include "minimex/core/hash.hpp"

namespace minimex::conflict::duel {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Whether adjacent `u` and `v` have the same closed neighbourhood.
bool closed_twins(const Graph& graph, Vertex u, Vertex v) {
  const auto others = [&](Vertex w) { return w != u && w != v; };
  std::vector<Vertex> around;
  std::ranges::copy_if(graph.neighbours(u), std::back_inserter(around), others);
  std::size_t i = 0;
  for (const Vertex w : graph.neighbours(v)) {
    if (w == u) continue;
    if (i == around.size() || around[i] != w) return false;
    ++i;
  }
  return i == around.size();
}

/// One of each class of closed twins: the first. A sum over the closed neighbourhood tells most
/// other neighbours apart.
std::vector<bool> keep_first_twins(const Graph& graph) {
  std::vector<std::uint64_t> sum(at(graph.vertex_count()));
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    sum[at(v)] = mixed(at(v));
    for (const Vertex w : graph.neighbours(v)) sum[at(v)] += mixed(at(w));
  }
  std::vector<bool> kept(sum.size(), true);
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const auto list = graph.neighbours(v);
    kept[at(v)] = std::none_of(list.begin(), list.end(), [&](Vertex w) {
      return w < v && kept[at(w)] && sum[at(w)] == sum[at(v)] && closed_twins(graph, w, v);
    });
  }
  return kept;
}

std::int64_t packing(const Graph& graph) {
  std::vector<bool> covered(at(graph.vertex_count()), false);
  std::int64_t packed = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const auto list = graph.neighbours(v);
    const auto is_covered = [&](Vertex w) { return covered[at(w)]; };
    if (is_covered(v) || std::any_of(list.begin(), list.end(), is_covered)) continue;
    covered[at(v)] = true;
    for (const Vertex w : list) covered[at(w)] = true;
    ++packed;
  }
  return packed;
}

/// Each vertex joins the first clique whose members are all its neighbours.
std::int64_t clique_cover(const Graph& graph) {
  std::vector<std::size_t> clique(at(graph.vertex_count()));
  std::vector<std::size_t> size;
  std::vector<std::size_t> met;  // members among the neighbours, by clique; 0 between vertices
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    std::size_t home = size.size();
    for (const Vertex w : graph.neighbours(v)) {
      if (w >= v) break;
      if (++met[clique[at(w)]] == size[clique[at(w)]]) home = std::min(home, clique[at(w)]);
    }
    for (const Vertex w : graph.neighbours(v)) {
      if (w >= v) break;
      met[clique[at(w)]] = 0;
    }
    if (home == size.size()) {
      size.push_back(0);
      met.push_back(0);
    }
    clique[at(v)] = home;
    ++size[home];
  }
  return static_cast<std::int64_t>(size.size());
}

/// Seats taken from the left so that they are more than `distance` apart.
std::int64_t spread(const std::vector<std::int32_t>& seats, std::int64_t distance) {
  std::int64_t taken = 0;
  std::int64_t last = -distance - 1;
  for (const std::int32_t seat : seats) {
    if (seat - last <= distance) continue;
    last = seat;
    ++taken;
  }
  return taken;
}

}  // namespace

GraphPlan plan_graph(const Graph& graph, int small) {
  GraphPlan plan{keep_first_twins(graph), {}};
  for (const auto& component : connected_components(graph)) {
    std::vector<Vertex> kept;
    std::copy_if(component.begin(), component.end(), std::back_inserter(kept),
                 [&](Vertex v) { return plan.kept[at(v)]; });
    if (kept.size() <= static_cast<std::size_t>(small)) continue;
    plan.universe.insert(plan.universe.end(), kept.begin(), kept.end());
  }
  std::sort(plan.universe.begin(), plan.universe.end());
  return plan;
}

Bounds greedy_bounds(const Graph& graph) {
  return {packing(graph), clique_cover(graph)};
}

Bounds greedy_bounds(const std::vector<std::int32_t>& seats, std::int32_t distance) {
  return {spread(seats, 2 * std::int64_t{distance}), spread(seats, distance)};
}

}  // namespace minimex::conflict::duel
