// What to draw of an independence duel.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independence_duel {

/// The board or graph with the play of `solution` on it, the number of tokens, and why it is so.
Scene scene(const GraphInstance& instance, const Solution* solution);

}  // namespace minimex::independence_duel
