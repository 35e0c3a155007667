#include "minimex/games/duel_graph.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "minimex/core/canonical.hpp"
#include "minimex/core/hash.hpp"
#include "minimex/formats/graph_types.hpp"

namespace minimex::duel {
namespace {

// A number for a vertex, to be added to others.
std::uint64_t number(Vertex v) noexcept {
  return hashed(0x2545f4914f6cdd1dU, static_cast<std::uint64_t>(v));
}

std::int64_t packing(const Graph& graph) {
  std::vector<Vertex> order(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](Vertex a, Vertex b) { return graph.degree(a) < graph.degree(b); });
  std::vector<bool> covered(order.size(), false);
  const auto is_covered = [&](Vertex w) { return covered[static_cast<std::size_t>(w)]; };
  std::int64_t packed = 0;
  for (const Vertex v : order) {
    const auto around = graph.neighbours(v);
    if (is_covered(v) || std::any_of(around.begin(), around.end(), is_covered)) continue;
    covered[static_cast<std::size_t>(v)] = true;
    for (const Vertex w : around) covered[static_cast<std::size_t>(w)] = true;
    ++packed;
  }
  return packed;
}

// Each vertex joins the first clique whose members are all its neighbours.
std::int64_t clique_cover(const Graph& graph) {
  std::vector<std::size_t> clique(static_cast<std::size_t>(graph.vertex_count()));
  std::vector<std::size_t> size;
  std::vector<std::size_t> met;  // members among the neighbours, by clique; 0 between vertices
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    std::size_t home = size.size();
    for (const Vertex w : graph.neighbours(v)) {
      if (w >= v) break;
      const std::size_t other = clique[static_cast<std::size_t>(w)];
      if (++met[other] == size[other]) home = std::min(home, other);
    }
    for (const Vertex w : graph.neighbours(v)) {
      if (w >= v) break;
      met[clique[static_cast<std::size_t>(w)]] = 0;
    }
    if (home == size.size()) {
      size.push_back(0);
      met.push_back(0);
    }
    clique[static_cast<std::size_t>(v)] = home;
    ++size[home];
  }
  return static_cast<std::int64_t>(size.size());
}

}  // namespace

// Twins have the same sum of numbers over their closed neighbourhoods, which is tried first.
Graph without_twins(const Graph& graph) {
  std::vector<std::uint64_t> sum(static_cast<std::size_t>(graph.vertex_count()));
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    auto& own = sum[static_cast<std::size_t>(v)];
    own = number(v);
    for (const Vertex w : graph.neighbours(v)) own += number(w);
  }
  const auto twins = [&](Vertex u, Vertex v) {
    if (sum[static_cast<std::size_t>(u)] != sum[static_cast<std::size_t>(v)]) return false;
    const auto around = graph.neighbours(u);
    return graph.degree(u) == graph.degree(v) &&
           std::all_of(around.begin(), around.end(),
                       [&](Vertex w) { return w == v || graph.adjacent(v, w); });
  };
  std::vector<Vertex> kept;
  std::vector<bool> is_kept(sum.size(), false);
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const auto around = graph.neighbours(v);
    const bool repeated = std::any_of(around.begin(), around.end(), [&](Vertex w) {
      return w < v && is_kept[static_cast<std::size_t>(w)] && twins(w, v);
    });
    if (repeated) continue;
    is_kept[static_cast<std::size_t>(v)] = true;
    kept.push_back(v);
  }
  return kept.size() == sum.size() ? graph : induced_subgraph(graph, kept);
}

Bounds any_play_bounds(const Graph& graph) {
  return {packing(graph), clique_cover(graph)};
}

Bounds canonical_any_play_bounds(const Graph& graph) {
  const Vertex vertices = graph.vertex_count();
  if (vertices > GraphTypes::kMostVertices) return any_play_bounds(graph);
  return any_play_bounds(named_graph(vertices, canonical_name(graph)));
}

Graph Subgraphs::on(std::span<const Vertex> vertices) {
  Vertex next = 0;
  for (const Vertex v : vertices) index_[static_cast<std::size_t>(v)] = next++;
  std::vector<std::uint64_t> offsets{0};
  std::vector<Vertex> targets;
  for (const Vertex v : vertices) {
    for (const Vertex w : graph_.neighbours(v)) {
      const Vertex index = index_[static_cast<std::size_t>(w)];
      if (index != kOutside) targets.push_back(index);
    }
    offsets.push_back(targets.size());
  }
  for (const Vertex v : vertices) index_[static_cast<std::size_t>(v)] = kOutside;
  return Graph::from_lists(std::move(offsets), std::move(targets));
}

std::vector<std::vector<Vertex>> Subgraphs::components(std::span<const Vertex> vertices) {
  auto parts = connected_components(on(vertices));
  for (auto& part : parts) {
    for (Vertex& v : part) v = vertices[static_cast<std::size_t>(v)];
  }
  return parts;
}

std::string plain_name(const Graph& graph) {
  const auto n = static_cast<std::size_t>(graph.vertex_count());
  std::string name(1 + graph_name_length(graph.vertex_count()), '\0');
  name[0] = static_cast<char>(n);
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    for (const Vertex w : graph.neighbours(v)) {
      if (w >= v) break;
      const auto row = static_cast<std::size_t>(v);
      const std::size_t bit = row * (row - 1) / 2 + static_cast<std::size_t>(w);
      char& byte = name[1 + bit / 8];
      byte = static_cast<char>(static_cast<unsigned char>(byte) | 1U << bit % 8);
    }
  }
  return name;
}

}  // namespace minimex::duel
