// What to draw of Chess in 3D.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/knights/rules.hpp"

namespace minimex::knights {

/// One panel a layer with the blocked cells and the knights of `solution`, their number, and why
/// there cannot be more. Boards too large to look at get sentences only.
Scene scene(const Instance& instance, const Solution* solution);

}  // namespace minimex::knights
