// The river game for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::river {

Game game();

}  // namespace minimex::river
