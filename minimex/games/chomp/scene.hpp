// What to draw of a Chomp diagram.
#pragma once

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/chomp/rules.hpp"

namespace minimex::chomp {

/// The diagram with its poisoned cell, and the first bite of `solution` when it wins.
Scene scene(const Instance& instance, const Solution* solution);

}  // namespace minimex::chomp
