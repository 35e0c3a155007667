// The linear relaxation: maximise the sum of x with x_u + x_v <= 1 on every edge.
//
// An optimum with values 0, 1/2, 1 comes from a maximum matching of the double cover, which has two
// copies of each vertex and joins the first copy of u to the second of v for each edge: x_v is half
// the number of v's copies in the independent set by Koenig. Some maximum independent set holds all
// vertices of value 1 and none of value 0 (Nemhauser and Trotter, "Vertex packings: structural
// properties and algorithms", 1975); crowns are the case where the taken ones are independent with
// fewer neighbours. What is left has at most half of its vertices in any independent set.
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "minimex/conflict/independent_set/reductions.hpp"
#include "minimex/conflict/matching.hpp"

namespace minimex {
namespace {

Graph double_cover(ReducedGraph& graph, std::span<const Vertex> vertices) {
  std::vector<Vertex> number(static_cast<std::size_t>(graph.capacity()), -1);
  const auto count = static_cast<Vertex>(vertices.size());
  for (Vertex i = 0; i < count; ++i) {
    number[static_cast<std::size_t>(vertices[static_cast<std::size_t>(i)])] = i;
  }
  std::vector<Edge> edges;
  for (Vertex i = 0; i < count; ++i) {
    for (const Vertex w : graph.neighbours(vertices[static_cast<std::size_t>(i)])) {
      edges.emplace_back(i, count + number[static_cast<std::size_t>(w)]);
    }
  }
  return Graph::from_edges(2 * count, std::move(edges));
}

}  // namespace

bool reduce_half_integral(ReducedGraph& graph, Control& control) {
  const std::vector<Vertex> vertices = graph.alive_vertices();
  const std::size_t count = vertices.size();
  const Graph cover = double_cover(graph, vertices);
  std::vector<std::uint8_t> colour(2 * count, 1);
  std::fill_n(colour.begin(), count, std::uint8_t{0});
  const Matching matching = maximum_matching(cover, colour, true, control);
  if (!matching.maximum) return false;
  const std::vector<std::uint8_t> set = koenig_set(cover, colour, matching);
  bool changed = false;
  for (std::size_t i = 0; i < count; ++i) {
    if (set[i] == 0 || set[count + i] == 0) continue;
    graph.take(vertices[i]);
    changed = true;
  }
  return changed;
}

}  // namespace minimex
