// Graphs and checks shared by the tests of the maximum independent set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/graphs.hpp"

namespace minimex::conflict::test {

using tests::graph_of_bits;
using tests::random_graph;
using tests::relabelled;

/// As random_graph, with edges only between even and odd vertices.
inline Graph random_bipartite(Random& random, Vertex vertices, std::uint64_t percent) {
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; v += 2) {
      if (random.chance(percent, 100)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

inline Graph path(Vertex vertices) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < vertices; ++v) edges.emplace_back(v - 1, v);
  return Graph::from_edges(vertices, std::move(edges));
}

inline Graph cycle(Vertex vertices) {
  std::vector<Edge> edges{{0, vertices - 1}};
  for (Vertex v = 1; v < vertices; ++v) edges.emplace_back(v - 1, v);
  return Graph::from_edges(vertices, std::move(edges));
}

inline Graph piece_graph(std::string_view piece, std::vector<std::int32_t> size,
                         std::vector<std::int64_t> blocked = {}) {
  const Board board{.size = std::move(size), .blocked = std::move(blocked)};
  return conflict_graph(board, make_piece(piece, board.dimensions()).value());
}

inline std::vector<Vertex> all_vertices(const Graph& graph) {
  std::vector<Vertex> out;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) out.push_back(v);
  return out;
}

inline bool is_independent(const Graph& graph, std::span<const Vertex> set) {
  for (const Vertex u : set) {
    for (const Vertex v : set) {
      if (u != v && graph.adjacent(u, v)) return false;
    }
  }
  return true;
}

/// True when vertices of the same clique are adjacent and the cliques are numbered 0..cliques-1.
inline bool is_clique_cover(const Graph& graph, std::span<const Vertex> clique_of,
                            std::size_t cliques) {
  if (clique_of.size() != static_cast<std::size_t>(graph.vertex_count())) return false;
  std::vector<std::vector<Vertex>> members(cliques);
  for (std::size_t v = 0; v < clique_of.size(); ++v) {
    if (clique_of[v] < 0 || static_cast<std::size_t>(clique_of[v]) >= cliques) return false;
    auto& clique = members[static_cast<std::size_t>(clique_of[v])];
    for (const Vertex u : clique) {
      if (!graph.adjacent(u, static_cast<Vertex>(v))) return false;
    }
    clique.push_back(static_cast<Vertex>(v));
  }
  for (const auto& clique : members) {
    if (clique.empty()) return false;
  }
  return true;
}

}  // namespace minimex::conflict::test
