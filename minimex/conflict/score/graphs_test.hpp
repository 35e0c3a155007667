// All graphs of a size, and the comparison of the engine with the plain reference on one of them.
//
// A graph with n vertices is one with n - 1 and a further vertex with any neighbourhood, so it is
// enough to extend one graph of each kind.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score.hpp"

#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::conflict::test {
inline Graph graph_of(int vertices, std::uint32_t code) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < vertices; ++v) {
    for (Vertex u = 0; u < v; ++u, code >>= 1) {
      if ((code & 1) != 0) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

/// The least code of the graph under all relabellings.
inline std::uint32_t least_code(int vertices, std::uint32_t code) {
  const Graph graph = graph_of(vertices, code);
  std::vector<Vertex> label(static_cast<std::size_t>(vertices));
  std::iota(label.begin(), label.end(), 0);
  std::uint32_t least = code;
  do {
    std::uint32_t image = 0;
    std::uint32_t bit = 1;
    for (std::size_t v = 1; v < label.size(); ++v) {
      for (std::size_t u = 0; u < v; ++u, bit <<= 1) {
        if (graph.adjacent(label[u], label[v])) image |= bit;
      }
    }
    least = std::min(least, image);
  } while (std::next_permutation(label.begin(), label.end()));
  return least;
}

/// Codes of graphs with `vertices` vertices, every one up to relabelling: those with one fewer,
/// one of each kind, and a further vertex.
inline std::vector<std::uint32_t> extended(int vertices, const std::set<std::uint32_t>& smaller) {
  const int old_bits = (vertices - 1) * (vertices - 2) / 2;
  std::vector<std::uint32_t> codes;
  for (const std::uint32_t code : smaller) {
    for (std::uint32_t around = 0; around < 1U << (vertices - 1); ++around) {
      codes.push_back(code | around << old_bits);
    }
  }
  return codes;
}

inline std::set<std::uint32_t> one_of_each_kind(int vertices) {
  if (vertices <= 1) return {0};
  std::set<std::uint32_t> kinds;
  for (const std::uint32_t code : extended(vertices, one_of_each_kind(vertices - 1))) {
    kinds.insert(least_code(vertices, code));
  }
  return kinds;
}

inline void expect_reference(const Graph& graph, std::uint32_t code) {
  for (const FirstPlayer first : {FirstPlayer::Maximiser, FirstPlayer::Minimiser}) {
    reference::IndependenceDuel reference(graph, first);
    const std::vector<int> line = reference.line();
    for (const bool typed : {true, false}) {
      ScoreOptions options{.first = first, .line = true};
      if (!typed) options.typed_vertices = 0;
      Control control;
      const ScoreResult result = solve_score(graph, options, control);
      ASSERT_EQ(result.value, reference.value()) << graph.vertex_count() << " " << code;
      ASSERT_EQ(result.line, std::vector<Vertex>(line.begin(), line.end())) << code;
    }
  }
}

}  // namespace minimex::conflict::test
