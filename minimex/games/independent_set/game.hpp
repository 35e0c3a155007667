// Independent sets for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::independent_set {

Game game();

}  // namespace minimex::independent_set
