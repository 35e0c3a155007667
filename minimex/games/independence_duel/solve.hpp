// Hands a graph, or a line of seats, to the competition-independence engine.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independence_duel {

/// The number of tokens at the end with `options.first` moving first, and with `options.line` the
/// play in which each player takes the first vertex that keeps it. The conflict graph is built only
/// when it fits the budget; if not, the bounds are those of any graph with so many vertices.
Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::independence_duel
