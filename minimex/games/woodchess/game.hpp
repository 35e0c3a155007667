// Woodchess for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::woodchess {

Game game();

}  // namespace minimex::woodchess
