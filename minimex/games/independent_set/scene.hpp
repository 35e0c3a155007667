// What to draw of an independent set.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// The board or graph with the set of `solution` on it, its size, why it is the largest, and how
/// many there are; of a flat board with a list of up to 36 sets, one board a set.
Scene scene(const GraphInstance& instance, const Solution* solution);

}  // namespace minimex::independent_set
