// Hands a graph, or a line of seats, to the competition-independence engine.
#pragma once

#include <memory>

#include "minimex/conflict/score.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independence_duel {

/// The number of tokens at the end with `options.first` moving first, and with `options.line` the
/// play in which each player takes the first vertex that keeps it. The conflict graph is built only
/// when it fits the budget; if not, the bounds are those of any graph with so many vertices.
Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control);

/// An engine that answers questions about the duel on `graph`, the conflict graph of the instance;
/// null when there is none for it: `why` says so then.
std::unique_ptr<conflict::ScoreOracle> make_oracle(const GraphInstance& instance,
                                                   const Graph& graph,
                                                   const conflict::ScoreOptions& options,
                                                   Control& control, RunReport& why);

}  // namespace minimex::independence_duel
