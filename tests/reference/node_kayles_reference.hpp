// Node Kayles by the definition: the mex over all moves, remembered per set of free vertices.
#pragma once

#include "minimex/core/graph.hpp"

namespace minimex::reference {

/// The nimber of Node Kayles on `graph`; at most 64 vertices. Exponential: meant for about 20.
int node_kayles_nimber(const Graph& graph);

/// Whether the player to move wins when the player who cannot move wins. Likewise.
bool node_kayles_misere_win(const Graph& graph);

}  // namespace minimex::reference
