#include "minimex/formats/graph6.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/six_bit.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/vertex_limit.hpp"

namespace minimex {

Graph read_graph6_line(const Source& source, std::size_t begin, std::size_t end) {
  SixBitLine line(source, begin, end);
  const std::int64_t vertices = line.next_vertex_count();
  // Checked before anything is allocated: from here on memory is bounded by the text.
  const auto needed = static_cast<std::uint64_t>((vertices * (vertices - 1) / 2 + 5) / 6);
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

std::string to_graph6(const Graph& graph) {
  SixBitWriter out;
  out.put_vertex_count(graph.vertex_count());
  for (Vertex v = 1; v < graph.vertex_count(); ++v) {
    const auto list = graph.neighbours(v);
    auto next = list.begin();
    for (Vertex u = 0; u < v; ++u) {
      const bool joined = next != list.end() && *next == u;
      if (joined) ++next;
      out.put(joined ? 1 : 0, 1);
    }
  }
  out.put(0, out.missing());
  return std::move(out).take();
}

}  // namespace minimex
