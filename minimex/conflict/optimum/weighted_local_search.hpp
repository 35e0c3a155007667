// A heavy independent set soon: the floor from which exact searches start.
//
// Greedy by weight for each neighbour; then vertices that outweigh their neighbours in the set
// enter, and those leave, until none does; then some random vertex enters whatever leaves for it,
// and so on. Random from a fixed seed: the outcome depends on the graph alone. O(degree) a step.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// An independent set, sorted, improved until it weighs `enough` or `kicks` random vertices have
/// entered in vain. When `control` stops, the best so far.
std::vector<Vertex> weighted_local_search(const Graph& graph, std::span<const std::int64_t> weights,
                                          std::int64_t enough, std::uint64_t kicks,
                                          Control& control);

}  // namespace minimex::conflict
