#include "minimex/core/canonical.hpp"

#include <cstddef>
#include <utility>
#include <vector>

// The C header says _Thread_local, which C++ calls thread_local.
#define _Thread_local thread_local  // NOLINT(bugprone-reserved-identifier)
#include <nauty/nauty.h>
#undef _Thread_local

namespace minimex {
namespace {

std::size_t at(int v) noexcept {
  return static_cast<std::size_t>(v);
}

/// Place of the entry (row, col), row < col, in the upper triangle.
std::size_t place(std::size_t row, std::size_t col) noexcept {
  return col * (col - 1) / 2 + row;
}

}  // namespace

std::size_t graph_name_length(Vertex vertices) noexcept {
  const auto n = static_cast<std::size_t>(vertices);
  return n == 0 ? 0 : (n * (n - 1) / 2 + 7) / 8;
}

CanonicalGraph canonical_graph(const Graph& graph) {
  const int n = graph.vertex_count();
  std::string name(graph_name_length(n), '\0');
  std::vector<Vertex> order(at(n));
  if (n < 2) return {std::move(name), std::move(order)};
  const int words = SETWORDSNEEDED(n);
  std::vector<setword> rows(at(n) * at(words), 0);
  std::vector<setword> canonical(rows.size(), 0);
  for (Vertex v = 0; v < n; ++v) {
    for (const Vertex w : graph.neighbours(v)) ADDELEMENT(rows.data() + at(v) * at(words), w);
  }
  std::vector<int> cells(at(n));
  std::vector<int> orbits(at(n));
  DEFAULTOPTIONS_GRAPH(options);
  options.getcanon = TRUE;
  statsblk stats{};
  densenauty(rows.data(), order.data(), cells.data(), orbits.data(), &options, &stats, words, n,
             canonical.data());
  for (int col = 1; col < n; ++col) {
    for (int row = 0; row < col; ++row) {
      if (!ISELEMENT(canonical.data() + at(col) * at(words), row)) continue;
      const std::size_t bit = place(at(row), at(col));
      name[bit / 8] = static_cast<char>(static_cast<unsigned char>(name[bit / 8]) | 1U << bit % 8);
    }
  }
  return {std::move(name), std::move(order)};
}

std::string canonical_name(const Graph& graph) {
  return canonical_graph(graph).name;
}

Graph named_graph(Vertex vertices, const std::string& name) {
  std::vector<Edge> edges;
  for (Vertex col = 1; col < vertices; ++col) {
    for (Vertex row = 0; row < col; ++row) {
      const std::size_t bit = place(at(row), at(col));
      if ((static_cast<unsigned char>(name[bit / 8]) >> bit % 8 & 1) != 0) {
        edges.emplace_back(row, col);
      }
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

}  // namespace minimex
