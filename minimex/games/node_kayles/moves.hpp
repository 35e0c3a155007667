// The value of every move of Node Kayles, for all games that are Node Kayles.
#pragma once

#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::node_kayles {

/// The nimber that each move leaves once the moves `after` are played: 0, which wins, first.
/// `sites` says what the vertices of `graph` are called. Throws InputError with source `--after`.
MoveValues nimber_moves(const Graph& graph, const GraphSites& sites, const std::vector<Move>& after,
                        Control& control);

/// Likewise for an instance.
MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control);

}  // namespace minimex::node_kayles
