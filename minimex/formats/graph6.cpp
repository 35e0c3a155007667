#include "minimex/formats/graph6.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/patience.hpp"
#include "minimex/formats/six_bit.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/vertex_limit.hpp"

namespace minimex {
namespace {

constexpr char kNoBits = 63;  // six zero bits

/// Pairs of vertices, a bit each.
constexpr std::uint64_t pairs_of(std::int64_t vertices) noexcept {
  return static_cast<std::uint64_t>(vertices * (vertices - 1) / 2);
}

}  // namespace

Graph read_graph6_line(const Source& source, std::size_t begin, std::size_t end) {
  SixBitLine line(source, begin, end);
  const std::int64_t vertices = line.next_vertex_count();
  // Checked before anything is allocated: from here on memory is bounded by the text.
  const std::uint64_t needed = (pairs_of(vertices) + 5) / 6;
  if (line.bytes_left() != needed) {
    const std::string what =
        fmt::format("{} of edges, expected {} for {}", counted(line.bytes_left(), "byte"), needed,
                    counted(static_cast<std::uint64_t>(vertices), "vertex"));
    line.fail(what, std::min<std::uint64_t>(line.bytes_left(), needed));
  }
  std::vector<Edge> edges;
  edges.reserve(std::min<std::uint64_t>(6 * needed, 64));  // small graphs come in millions
  unsigned bits = 0;
  unsigned left = 0;
  for (Vertex v = 1; v < vertices; ++v) {
    for (Vertex u = 0; u < v; ++u) {
      if (left == 0) {
        bits = line.next("the adjacency matrix");
        left = 6;
      }
      --left;
      if ((bits >> left & 1U) != 0) edges.emplace_back(u, v);
    }
  }
  if ((bits & ((1U << left) - 1)) != 0) {
    throw InputError(place_at(source, end - 1),
                     "the padding of the last byte is not zero, expected zero bits");
  }
  return Graph::from_edges(static_cast<Vertex>(vertices), std::move(edges));
}

std::vector<Graph> read_graph6(const Source& source) {
  ReadingMemory memory(source);
  std::vector<Graph> graphs;
  visit_six_bit_lines(source, ">>graph6<<", [&](std::size_t begin, std::size_t end) {
    graphs.push_back(read_graph6_line(source, begin, end));
    memory.take(listed_bytes(graphs.back()));
  });
  return graphs;
}

std::string to_graph6(const Graph& graph, Control* control) {
  constexpr std::size_t kPiece = 256;  // bytes of one step
  SixBitWriter head;
  head.put_vertex_count(graph.vertex_count());
  std::string out = std::move(head).take();
  const std::size_t begin = out.size();
  const auto size = begin + static_cast<std::size_t>((pairs_of(graph.vertex_count()) + 5) / 6);
  out.reserve(size + 1);  // a line break may come behind it
  Patience patience(control);
  while (out.size() < size) {
    if (!patience.lasts()) return {};
    out.append(std::min(kPiece, size - out.size()), kNoBits);
  }
  for (Vertex v = 1; v < graph.vertex_count(); ++v) {
    const std::uint64_t column = pairs_of(v);
    for (const Vertex u : graph.neighbours(v)) {
      if (!patience.lasts()) return {};
      if (u > v) break;
      const std::uint64_t bit = column + static_cast<std::uint64_t>(u);
      char& byte = out[begin + static_cast<std::size_t>(bit / 6)];
      byte = static_cast<char>(byte + (32 >> bit % 6));
    }
  }
  return out;
}

}  // namespace minimex
