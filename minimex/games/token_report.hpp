// Positions of the games on conflict graphs, by the rules alone.
#pragma once

#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"
#include "minimex/games/graph_instance.hpp"
#include "minimex/games/position_report.hpp"

namespace minimex {

/// The free vertices after the moves `after`. Who moves, for what, and the score are the game's to
/// tell.
PositionReport token_report(const Graph& graph, const GraphSites& sites,
                            const std::vector<Move>& after);

/// Likewise for an instance, whose conflict graph has to fit the budget of `control`.
PositionReport token_report(const GraphInstance& instance, const std::vector<Move>& after,
                            Control& control);

}  // namespace minimex
