// A clique cover to bound sweeps with: the one that proves the optimum where there is one.
#pragma once

#include <vector>

#include "minimex/conflict/optimum.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// The clique of each vertex, numbered from 0: those of `best`, the pairs of its matching and the
/// vertices left, or the smaller of two greedy covers.
std::vector<Vertex> cover_of(const Graph& graph, const OptimumResult& best);

}  // namespace minimex::conflict
