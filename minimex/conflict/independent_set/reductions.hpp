// Reductions: steps that shrink a graph without losing its independence number.
//
// `reduce` applies the local rules to changed vertices until none is left, then the global ones,
// from cheap to dear, and starts over whenever one of them succeeds. Each rule proves itself in its
// own file. Chordal graphs, king's boards and most sparse graphs vanish altogether; what remains is
// for the search. Survey: Akiba and Iwata, "Branch-and-reduce exponential/FPT algorithms in
// practice", 2016.
#pragma once

#include "minimex/conflict/independent_set/marks.hpp"
#include "minimex/conflict/independent_set/reduced_graph.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

/// Takes `v` when it has no neighbour, folds it when it has two that are not adjacent. True when it
/// did. O(degree), plus the degrees of the neighbours for a fold.
bool reduce_low_degree(ReducedGraph& graph, Vertex v);

/// Discards every neighbour of `v` that is adjacent to all other neighbours of `v`. True when there
/// was one. O(degrees of the neighbours).
bool reduce_dominated(ReducedGraph& graph, Vertex v, Scratch& scratch);

/// Takes or folds `v` and another vertex with the same three neighbours. True when there was one.
/// O(degrees of the neighbours).
bool reduce_twins(ReducedGraph& graph, Vertex v, Scratch& scratch);

/// Discards `v` when it is unconfined. O(size of a small ball around `v`).
bool reduce_unconfined(ReducedGraph& graph, Vertex v, Scratch& scratch);

/// Takes the vertices that a half-integral optimum of the linear relaxation takes. True when there
/// were any; when there were none, all values are one half. Does nothing once `control` has
/// stopped. One maximum matching of a graph twice the size: O(E) in practice.
bool reduce_half_integral(ReducedGraph& graph, Control& control);

/// Applies all rules until none applies, the half-integral one only in sparse graphs. True when it
/// got so far in a sparse graph: no independent set of what is left has more than half of its
/// vertices. False when the graph is dense or `control` stopped; what was done is right all the
/// same.
bool reduce(ReducedGraph& graph, Control& control);

/// Bytes that `reduce` needs beside the graph, which has this many vertices and edges at birth.
std::uint64_t reduction_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept;

}  // namespace minimex::conflict
