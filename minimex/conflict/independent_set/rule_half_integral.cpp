// The linear relaxation: maximise the sum of x with x_u + x_v <= 1 on every edge.
//
// An optimum with values 0, 1/2, 1 comes from a maximum matching of the double cover, which has two
// copies of each vertex and joins the first copy of u to the second of v for each edge: x_v is half
// the number of v's copies in the independent set by Koenig. Some maximum independent set holds all
// vertices of value 1 and none of value 0 (Nemhauser and Trotter, "Vertex packings: structural
// properties and algorithms", 1975); crowns are the case where the taken ones are independent with
// fewer neighbours. What is left has at most half of its vertices in any independent set.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "minimex/conflict/independent_set/reductions.hpp"
#include "minimex/conflict/matching.hpp"

namespace minimex::conflict {
namespace {

/// Both copies of every vertex: v and count + v.
Graph double_cover(const Graph& graph) {
  const Vertex count = graph.vertex_count();
  std::vector<std::uint64_t> offsets{0};
  offsets.reserve(2 * static_cast<std::size_t>(count) + 1);
  std::vector<Vertex> targets;
  targets.reserve(4 * graph.edge_count());
  for (const Vertex shift : {count, 0}) {
    for (Vertex v = 0; v < count; ++v) {
      for (const Vertex w : graph.neighbours(v)) targets.push_back(w + shift);
      offsets.push_back(targets.size());
    }
  }
  return Graph::from_lists(std::move(offsets), std::move(targets));
}

}  // namespace

bool reduce_half_integral(ReducedGraph& graph, Control& control) {
  const std::vector<Vertex> vertices = graph.alive_vertices();
  const std::size_t count = vertices.size();
  const Graph cover = double_cover(graph.graph_of(vertices));
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

}  // namespace minimex::conflict
