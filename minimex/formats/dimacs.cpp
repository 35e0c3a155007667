#include "minimex/formats/dimacs.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/patience.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/formats/tokens.hpp"
#include "minimex/formats/vertex_limit.hpp"

namespace minimex {
namespace {

class DimacsReader {
 public:
  explicit DimacsReader(const Source& source) : source_(source) {}

  Graph read() {
    const std::string& text = source_.text;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      TokenReader line(source_, begin, end);
      if (!line.at_end()) read_line(line);
      begin = end + 1;
    }
    if (!vertices_) {
      throw InputError(place_at(source_, text.size()), "the input ends, expected 'p edge N M'");
    }
    if (edges_.size() != edge_count_) {
      throw InputError(place_at(source_, edge_count_at_),
                       fmt::format("{} announced, {} 'e' found", counted(edge_count_, "edge"),
                                   counted(edges_.size(), "line")));
    }
    return Graph::from_edges(*vertices_, std::move(edges_));
  }

 private:
  void read_line(TokenReader& line) {
    const Token kind = line.next("'c', 'p' or 'e'");
    if (kind.text == "c") return;
    if (kind.text == "p") {
      if (vertices_) line.fail(kind, "a second line 'p', expected one");
      read_sizes(line);
    } else if (kind.text == "e") {
      if (!vertices_) line.fail(kind, "an edge before the sizes, expected 'p edge N M'");
      const Vertex u = read_vertex(line, "the first end of an edge");
      const Token second = line.peek();
      const Vertex v = read_vertex(line, "the second end of an edge");
      if (u == v) line.fail(second, "an edge from a vertex to itself, expected another vertex");
      edges_.emplace_back(u, v);
    } else {
      line.fail(kind, fmt::format("'{}' starts the line, expected 'c', 'p' or 'e'",
                                  printable(kind.text)));
    }
    line.expect_end();
  }

  void read_sizes(TokenReader& line) {
    const Token name = line.next("'edge' or 'col'");
    if (name.text != "edge" && name.text != "col") {
      line.fail(name, fmt::format("'{}', expected 'edge' or 'col'", printable(name.text)));
    }
    vertices_ =
        static_cast<Vertex>(line.next_integer("the number of vertices", 0, vertex_limit(source_)));
    edge_count_at_ = line.peek().offset;
    edge_count_ = static_cast<std::uint64_t>(line.next_integer("the number of edges", 0));
  }

  Vertex read_vertex(TokenReader& line, std::string_view expected) const {
    return static_cast<Vertex>(line.next_integer(expected, 1, *vertices_) - 1);
  }

  const Source& source_;
  std::optional<Vertex> vertices_;
  std::uint64_t edge_count_ = 0;
  std::size_t edge_count_at_ = 0;
  std::vector<Edge> edges_;
};

}  // namespace

Graph read_dimacs(const Source& source) {
  return DimacsReader(source).read();
}

std::string to_dimacs(const Graph& graph, Control* control) {
  std::string out = fmt::format("p edge {} {}\n", graph.vertex_count(), graph.edge_count());
  const bool whole = for_each_edge(graph, control, [&](Vertex u, Vertex v) {
    fmt::format_to(std::back_inserter(out), "e {} {}\n", u + 1, v + 1);
  });
  return whole ? out : std::string();
}

}  // namespace minimex
