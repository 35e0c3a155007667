// Vertices of degree zero and two.
//
// Degree 0: every maximum independent set holds the vertex. Degree 1 is left to domination.
// Degree 2, neighbours a and b not adjacent: contract {v, a, b} to one vertex v'. A set of the new
// graph with v' becomes one with a and b, a set without v' gains v: one more vertex either way.
// Conversely an optimum holds either v alone or both a and b (holding only a, swap a for v).
// Chen, Kanj and Jia, "Vertex cover: further observations and further improvements", 2001.
#include "minimex/conflict/independent_set/reductions.hpp"

namespace minimex::conflict {

bool reduce_low_degree(ReducedGraph& graph, Vertex v) {
  if (graph.degree(v) == 0) {
    graph.take(v);
    return true;
  }
  if (graph.degree(v) != 2) return false;
  const Vertex a = graph.neighbours(v)[0];
  const Vertex b = graph.neighbours(v)[1];
  const Vertex fewer = graph.degree(a) <= graph.degree(b) ? a : b;
  const Vertex other = fewer == a ? b : a;
  for (const Vertex w : graph.neighbours(fewer)) {
    if (w == other) return false;  // a triangle: domination takes v
  }
  graph.fold(v);
  return true;
}

}  // namespace minimex::conflict
