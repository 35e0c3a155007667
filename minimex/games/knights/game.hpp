// Chess in 3D for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::knights {

Game game();

}  // namespace minimex::knights
