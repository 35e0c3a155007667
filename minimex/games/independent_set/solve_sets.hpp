// The numbers of independent sets, and the list of the largest ones up to symmetry.
#pragma once

#include "minimex/conflict/optimum.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// Most sets, images under symmetries included, of which a list is made.
inline constexpr std::uint64_t kMostListed = 1'000'000;

/// Adds what `options` asks for of counts and list to `solution`, which has the value that `best`
/// proves. Where a limit comes first, the solution is not the one that was asked for: its bounds
/// still tell the value, its run which limit was reached. `held_bytes` are in use.
void add_sets(const GraphInstance& instance, const Graph& graph,
              const conflict::OptimumResult& best, const SolveOptions& options,
              std::uint64_t held_bytes, Control& control, Solution& solution);

}  // namespace minimex::independent_set
