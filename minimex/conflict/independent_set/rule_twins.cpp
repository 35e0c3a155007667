// Twins of degree three.
//
// Let u and v have the same three neighbours. An optimum that holds at most two of these can hold u
// and v in their place. If two of the three are adjacent, no set holds all of them: take u and v.
// Otherwise contract the five vertices to one: with it, a set of the new graph becomes one with the
// three neighbours, without it, one with u and v; two more vertices either way.
// Xiao and Nagamochi, "Confining sets and avoiding bottleneck cases", 2013.
#include "minimex/conflict/independent_set/reductions.hpp"

namespace minimex::conflict {
namespace {

bool same_neighbours(ReducedGraph& graph, Vertex w, const Marks& marks) {
  for (const Vertex x : graph.neighbours(w)) {
    if (!marks.has(x)) return false;
  }
  return true;
}

/// Whether no two of `v`'s neighbours, which are marked, are adjacent.
bool independent_neighbours(ReducedGraph& graph, Vertex v, const Marks& marks) {
  for (const Vertex w : graph.neighbours(v)) {
    for (const Vertex x : graph.neighbours(w)) {
      if (marks.has(x)) return false;
    }
  }
  return true;
}

}  // namespace

bool reduce_twins(ReducedGraph& graph, Vertex v, Scratch& scratch) {
  if (graph.degree(v) != 3) return false;
  Marks& marks = scratch.marks;
  marks.clear();
  for (const Vertex w : graph.neighbours(v)) marks.add(w);
  for (const Vertex twin : graph.neighbours(graph.neighbours(v)[0])) {
    if (twin == v || graph.degree(twin) != 3 || !same_neighbours(graph, twin, marks)) continue;
    if (independent_neighbours(graph, v, marks)) {
      graph.fold_twins(v, twin);
    } else {
      graph.take(v);
      graph.take(twin);
    }
    return true;
  }
  return false;
}

}  // namespace minimex::conflict
