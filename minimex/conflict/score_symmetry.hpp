// Symmetries of a small graph: relabellings that map edges to edges.
//
// Positions that are images of each other have the same value, so the search keeps one of them.
// Any subset of the symmetries is sound, which lets the search for them stop early.
#pragma once

#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::duel {

/// Up to `most` automorphisms other than the identity, each as the list of images. Finds all of
/// them unless there are more or the graph is hard (a fixed number of steps is tried).
std::vector<std::vector<Vertex>> find_symmetries(const Graph& graph, std::size_t most);

}  // namespace minimex::duel
