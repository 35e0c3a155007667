// Who wins Node Kayles when the player who cannot move wins, and by which moves.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::node_kayles {

/// Solution::outcome of the misere game on `graph`, and no value; with `proof` a certificate of the
/// kind `misere p-positions`.
Solution solve_misere(const Graph& graph, const GraphSites& sites, bool proof, Control& control);

}  // namespace minimex::node_kayles
