#include "minimex/formats/edge_list.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/patience.hpp"
#include "minimex/formats/tokens.hpp"
#include "minimex/formats/vertex_limit.hpp"

namespace minimex {

Graph read_edge_list(const Source& source) {
  TokenReader tokens(source);
  const std::int64_t vertices =
      tokens.next_integer("the number of vertices", 0, vertex_limit(source));
  const std::int64_t count = tokens.next_integer("the number of edges", 0);
  std::vector<Edge> edges;
  // An edge takes at least four bytes of text, whatever the count says.
  edges.reserve(std::min(static_cast<std::size_t>(count), source.text.size() / 4));
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t u = tokens.next_integer("the first end of an edge", 1, vertices);
    const Token second = tokens.peek();
    const std::int64_t v = tokens.next_integer("the second end of an edge", 1, vertices);
    if (u == v) tokens.fail(second, "an edge from a vertex to itself, expected another vertex");
    edges.emplace_back(static_cast<Vertex>(u - 1), static_cast<Vertex>(v - 1));
  }
  tokens.expect_end();
  return Graph::from_edges(static_cast<Vertex>(vertices), std::move(edges));
}

std::string to_edge_list(const Graph& graph, Control* control) {
  std::string out = fmt::format("{} {}\n", graph.vertex_count(), graph.edge_count());
  const bool whole = for_each_edge(graph, control, [&](Vertex u, Vertex v) {
    fmt::format_to(std::back_inserter(out), "{} {}\n", u + 1, v + 1);
  });
  return whole ? out : std::string();
}

}  // namespace minimex
