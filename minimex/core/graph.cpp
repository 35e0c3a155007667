#include "minimex/core/graph.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <functional>
#include <utility>

#include "minimex/core/control.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex {

// Edges go to both ends' lists by counting; each list is then sorted by itself, unless it already
// is, as those of sorted edges are.
Graph Graph::from_edges(Vertex vertices, std::vector<Edge> edges, Control* control) {
  auto stopped = [control, left = std::ptrdiff_t{0}](std::ptrdiff_t steps) mutable {
    constexpr std::ptrdiff_t kBetweenChecks = std::ptrdiff_t{1} << 18;
    if (control == nullptr || (left -= steps) > 0) return false;
    left = kBetweenChecks;
    return control->stopped();
  };
  Graph graph(vertices);
  auto& offsets = graph.offsets_;
  for (const auto& [u, v] : edges) {
    if (stopped(1)) return {};
    assert(0 <= u && u < vertices && 0 <= v && v < vertices && u != v);
    ++offsets[static_cast<std::size_t>(u) + 1];
    ++offsets[static_cast<std::size_t>(v) + 1];
  }
  for (std::size_t i = 1; i < offsets.size(); ++i) offsets[i] += offsets[i - 1];

  auto& targets = graph.targets_;
  targets.resize(edges.size() * 2);
  std::vector<std::uint64_t> next(offsets.begin(), offsets.end() - 1);
  for (const auto& [u, v] : edges) {
    if (stopped(1)) return {};
    targets[next[static_cast<std::size_t>(u)]++] = v;
    targets[next[static_cast<std::size_t>(v)]++] = u;
  }

  auto out = targets.begin();  // behind the lists that are done, repeated edges dropped
  auto begin = targets.begin();
  for (std::size_t v = 0; v + 1 < offsets.size(); ++v) {
    const auto end = targets.begin() + static_cast<std::ptrdiff_t>(offsets[v + 1]);
    if (stopped(end - begin)) return {};
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    const auto last = std::unique(begin, end);
    out = out == begin ? last : std::move(begin, last, out);
    offsets[v + 1] = static_cast<std::uint64_t>(out - targets.begin());
    begin = end;
  }
  targets.erase(out, targets.end());
  return graph;
}

Graph Graph::from_lists(std::vector<std::uint64_t> offsets, std::vector<Vertex> targets) {
  assert(!offsets.empty() && offsets.front() == 0 && offsets.back() == targets.size());
  Graph graph;
  graph.offsets_ = std::move(offsets);
  graph.targets_ = std::move(targets);
  for ([[maybe_unused]] Vertex v = 0; v < graph.vertex_count(); ++v) {
    assert(std::adjacent_find(graph.neighbours(v).begin(), graph.neighbours(v).end(),
                              std::greater_equal<>()) == graph.neighbours(v).end());
    assert(!graph.adjacent(v, v));
  }
  return graph;
}

bool Graph::adjacent(Vertex u, Vertex v) const noexcept {
  const auto list = neighbours(u);
  return std::binary_search(list.begin(), list.end(), v);
}

std::vector<Edge> Graph::edges() const {
  std::vector<Edge> out;
  out.reserve(edge_count());
  for (Vertex u = 0; u < vertex_count(); ++u) {
    for (const Vertex v : neighbours(u)) {
      if (u < v) out.emplace_back(u, v);
    }
  }
  return out;
}

std::uint64_t graph_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept {
  return saturating_add(saturating_multiply(8, saturating_add(vertices, 1)),
                        saturating_multiply(2 * sizeof(Vertex), edges));
}

std::vector<std::vector<Vertex>> connected_components(const Graph& graph) {
  std::vector<std::vector<Vertex>> components;
  std::vector<bool> seen(static_cast<std::size_t>(graph.vertex_count()), false);
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (seen[static_cast<std::size_t>(root)]) continue;
    std::vector<Vertex> members{root};
    seen[static_cast<std::size_t>(root)] = true;
    for (std::size_t i = 0; i < members.size(); ++i) {
      for (const Vertex v : graph.neighbours(members[i])) {
        if (seen[static_cast<std::size_t>(v)]) continue;
        seen[static_cast<std::size_t>(v)] = true;
        members.push_back(v);
      }
    }
    std::sort(members.begin(), members.end());
    components.push_back(std::move(members));
  }
  return components;
}

Graph induced_subgraph(const Graph& graph, std::span<const Vertex> vertices) {
  std::vector<Vertex> new_name(static_cast<std::size_t>(graph.vertex_count()), -1);
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    new_name[static_cast<std::size_t>(vertices[i])] = static_cast<Vertex>(i);
  }
  std::vector<Edge> edges;
  for (const Vertex u : vertices) {
    for (const Vertex v : graph.neighbours(u)) {
      if (u < v && new_name[static_cast<std::size_t>(v)] >= 0) {
        edges.emplace_back(new_name[static_cast<std::size_t>(u)],
                           new_name[static_cast<std::size_t>(v)]);
      }
    }
  }
  return Graph::from_edges(static_cast<Vertex>(vertices.size()), std::move(edges));
}

std::vector<std::uint8_t> two_colouring(const Graph& graph) {
  constexpr std::uint8_t kNone = 2;
  std::vector<std::uint8_t> colour(static_cast<std::size_t>(graph.vertex_count()), kNone);
  std::vector<Vertex> queue;
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (colour[static_cast<std::size_t>(root)] != kNone) continue;
    colour[static_cast<std::size_t>(root)] = 0;
    queue.assign(1, root);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const std::uint8_t mine = colour[static_cast<std::size_t>(queue[i])];
      for (const Vertex v : graph.neighbours(queue[i])) {
        auto& theirs = colour[static_cast<std::size_t>(v)];
        if (theirs == mine) return {};
        if (theirs != kNone) continue;
        theirs = static_cast<std::uint8_t>(1 - mine);
        queue.push_back(v);
      }
    }
  }
  return colour;
}

}  // namespace minimex
