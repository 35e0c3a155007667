// Hands a graph to the engine for maximum independent sets.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// The size of a maximum independent set, or the weight of a heaviest one (solve_weighted.hpp), and
/// with `options.line` such a set in index order; one that attains the lower bound where a limit
/// comes first. The conflict graph is built only when it fits the budget; if not, the bounds are
/// those of any graph with so many vertices.
Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::independent_set
