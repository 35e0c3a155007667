// Hands a graph with weights to the engine for heaviest independent sets.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// As independent_set::solve, for an instance with weights: the value is the weight of a heaviest
/// set. Throws InputError with source `--count` or `--all` when sets are to be counted or listed.
Solution solve_weighted(const GraphInstance& instance, const SolveOptions& options,
                        Control& control);

}  // namespace minimex::independent_set
