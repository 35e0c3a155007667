// What to draw of a game of Node Kayles.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::node_kayles {

/// The board or graph with the moves of the line of `solution` on it, its nimber, and why.
Scene scene(const GraphInstance& instance, const Solution* solution);

}  // namespace minimex::node_kayles
