// Dominated vertices.
//
// If u and v are adjacent and N[v] is contained in N[u], an optimum that holds u can hold v in its
// place, so u may go. From v's side: u is a neighbour of v that is adjacent to all its other
// neighbours; such u dominate each other too, so all of them go at once. When they are all of N(v)
// (v is simplicial, degree 1 included), v ends up isolated and is taken. The candidates shrink
// neighbour by neighbour, and in most graphs run out after two or three.
// Fomin, Grandoni and Kratsch, "A measure and conquer approach for the analysis of exact
// algorithms", 2009.
#include <algorithm>
#include <vector>

#include "minimex/conflict/independent_set/reductions.hpp"

namespace minimex::conflict {

bool reduce_dominated(ReducedGraph& graph, Vertex v, Scratch& scratch) {
  Marks& marks = scratch.marks;
  const auto list = graph.neighbours(v);
  std::vector<Vertex> candidates(list.begin(), list.end());
  for (const Vertex w : list) {
    marks.clear();
    marks.add(w);
    for (const Vertex x : graph.neighbours(w)) marks.add(x);
    candidates.erase(std::remove_if(candidates.begin(), candidates.end(),
                                    [&](Vertex u) { return !marks.has(u); }),
                     candidates.end());
    if (candidates.empty()) return false;
  }
  for (const Vertex u : candidates) graph.discard(u);
  return true;
}

}  // namespace minimex::conflict
