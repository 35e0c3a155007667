// Spare twins of a graph too large for the search: which vertices may go without changing its
// nimber. The rules and their proofs are those of nimber/simplify.hpp.
#pragma once

#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// The vertices that stay, in increasing order, once twins are merged for as long as there are any
/// (or the control stops). A pass takes O(V log V + E); each but the last removes a vertex.
std::vector<Vertex> without_spare_twins(const Graph& graph, Control& control);

}  // namespace minimex::conflict
