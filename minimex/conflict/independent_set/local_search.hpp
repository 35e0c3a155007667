// A good independent set soon: the floor from which the exact search starts.
//
// One vertex enters at a time and its neighbours leave. Preferred is a vertex without a neighbour
// in the set; else one with a single neighbour, a swap that keeps the size (the vertex that leaves
// may not come back for some steps); else any vertex, to get away from here. Choices are random
// from a fixed seed, so the outcome depends on the graph alone. O(degree) a step. In the spirit of
// Andrade, Resende and Werneck, "Fast local search for the maximum independent set problem", 2012.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// A maximal independent set, sorted: greedy by degree, then improved until `patience` steps have
/// gone by without a better one, or it has `enough` vertices. When `control` stops, the best so
/// far.
std::vector<Vertex> local_search(const Graph& graph, Vertex enough, std::uint64_t patience,
                                 Control& control);

}  // namespace minimex::conflict
