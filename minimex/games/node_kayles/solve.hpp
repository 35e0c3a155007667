// Hands a graph to the Node Kayles engine.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::node_kayles {

/// The nimber, and with `options.line` a line of best play; with `options.misere` who wins the
/// misere game, and neither. The conflict graph is built only when it fits the budget.
Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::node_kayles
