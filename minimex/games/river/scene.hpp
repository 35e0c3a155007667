// What to draw of a river grid.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/river/rules.hpp"

namespace minimex::river {

/// Water, protected cells and camera sites; the cameras of the line of `solution`, in order.
Scene scene(const Instance& instance, const Solution* solution);

}  // namespace minimex::river
