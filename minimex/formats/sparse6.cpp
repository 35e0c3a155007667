// The bits behind the last edge are padding: at most five, all ones. Where n is 2, 4, 8 or 16 ones
// could read as a loop at vertex n - 1; when the last edge ends at n - 2 and there is room for a
// whole entry, the padding starts with a zero, which reads as a move to n - 1 and nothing else.
#include "minimex/formats/sparse6.hpp"

#include <bit>
#include <utility>

#include <fmt/format.h>

#include "minimex/formats/patience.hpp"
#include "minimex/formats/six_bit.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/vertex_limit.hpp"

namespace minimex {
namespace {

unsigned entry_bits(std::int64_t vertices) {
  const auto largest = static_cast<std::uint32_t>(vertices > 0 ? vertices - 1 : 0);
  return static_cast<unsigned>(std::bit_width(largest));
}

/// The padding of `count` bits behind an edge whose larger end is `last` (-1: no edge).
std::uint32_t padding(std::int64_t vertices, std::int64_t last, unsigned count) {
  const unsigned k = entry_bits(vertices);
  const bool starts_with_zero =
      last >= 0 && last == vertices - 2 && vertices == std::int64_t{1} << k && count > k;
  return (1U << (count - (starts_with_zero ? 1 : 0))) - 1;
}

/// The bits of the body, all read and checked beforehand.
class Bits {
 public:
  explicit Bits(std::vector<std::uint8_t> sextets) : sextets_(std::move(sextets)) {}

  [[nodiscard]] std::size_t size() const noexcept { return sextets_.size() * 6; }
  [[nodiscard]] std::uint32_t get(std::size_t from, unsigned count) const noexcept {
    std::uint32_t value = 0;
    for (std::size_t i = from; i < from + count; ++i) {
      value = value << 1 | (static_cast<unsigned>(sextets_[i / 6]) >> (5 - i % 6) & 1U);
    }
    return value;
  }

 private:
  std::vector<std::uint8_t> sextets_;
};

}  // namespace

Graph read_sparse6_line(const Source& source, std::size_t begin, std::size_t end) {
  SixBitLine line(source, begin, end);
  if (!line.skip(':')) line.fail("a sparse6 graph starts with ':', expected ':'");
  const SixBitLine count_at = line;
  const std::int64_t vertices = line.next_vertex_count();
  if (vertices > vertex_limit(source)) {
    count_at.fail(fmt::format("{}, expected at most {} in a text of {}",
                              counted(static_cast<std::uint64_t>(vertices), "vertex"),
                              vertex_limit(source), counted(source.text.size(), "byte")));
  }
  const SixBitLine body = line;
  std::vector<std::uint8_t> sextets;
  sextets.reserve(line.bytes_left());
  while (line.bytes_left() > 0) sextets.push_back(static_cast<std::uint8_t>(line.next("an edge")));
  const Bits bits(std::move(sextets));

  const unsigned k = entry_bits(vertices);
  std::vector<Edge> edges;
  std::size_t data_end = 0;
  std::int64_t larger = 0;
  for (std::size_t at = 0; at + k + 1 <= bits.size(); at += k + 1) {
    if (bits.get(at, 1) == 1) ++larger;
    const std::int64_t named = bits.get(at + 1, k);
    if (larger >= vertices || named >= vertices) break;
    if (named > larger) {
      larger = named;
      continue;
    }
    if (named == larger) {
      body.fail(fmt::format("an edge from vertex {0} to vertex {0}, expected different vertices",
                            named + 1),
                at / 6);
    }
    edges.emplace_back(static_cast<Vertex>(named), static_cast<Vertex>(larger));
    data_end = at + k + 1;
  }

  const std::size_t surplus = bits.size() - data_end;
  if (surplus >= 6) {
    body.fail("bytes behind the last edge, expected the end of the line", (data_end + 5) / 6);
  }
  const auto pad = static_cast<unsigned>(surplus);
  const std::uint32_t found = bits.get(data_end, pad);
  // networkx starts with the zero more often than the format asks; it can mean no edge either way.
  const bool zero_first =
      vertices == std::int64_t{1} << k && pad >= k && pad > 0 && found == (1U << (pad - 1)) - 1;
  if (!zero_first && found != padding(vertices, edges.empty() ? -1 : edges.back().second, pad)) {
    body.fail("the padding of the last byte is wrong, expected one bits", bits.size() / 6 - 1);
  }
  return Graph::from_edges(static_cast<Vertex>(vertices), std::move(edges));
}

std::vector<Graph> read_sparse6(const Source& source) {
  VertexTotal total(source);
  ReadingMemory memory(source);
  std::vector<Graph> graphs;
  visit_six_bit_lines(source, ">>sparse6<<", [&](std::size_t begin, std::size_t end) {
    graphs.push_back(read_sparse6_line(source, begin, end));
    memory.take(listed_bytes(graphs.back()));
    total.add(graphs.back().vertex_count(), source, begin);
  });
  return graphs;
}

std::string to_sparse6(const Graph& graph, Control* control) {
  SixBitWriter out;
  out.put_vertex_count(graph.vertex_count());
  const unsigned k = entry_bits(graph.vertex_count());
  Vertex larger = 0;
  Vertex last = -1;
  Patience patience(control);
  for (Vertex v = 1; v < graph.vertex_count(); ++v) {
    for (const Vertex u : graph.neighbours(v)) {
      if (!patience.lasts()) return {};
      if (u > v) break;
      if (v > larger + 1) {  // move to v, then name u
        out.put(1, 1);
        out.put(static_cast<std::uint32_t>(v), k);
        out.put(0, 1);
      } else {
        out.put(static_cast<std::uint32_t>(v - larger), 1);
      }
      out.put(static_cast<std::uint32_t>(u), k);
      larger = v;
      last = v;
    }
  }
  const unsigned missing = out.missing();
  out.put(padding(graph.vertex_count(), last, missing), missing);
  std::string line = std::move(out).take();
  line.insert(line.begin(), ':');
  return line;
}

}  // namespace minimex
