// What to draw of a bus.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/bus/rules.hpp"

namespace minimex::bus {

/// The seats in rows of 40, with the passengers of `solution` and the order in which they came.
Scene scene(const Instance& instance, const Solution* solution);

}  // namespace minimex::bus
