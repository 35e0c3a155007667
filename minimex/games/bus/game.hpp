// The bus game for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::bus {

Game game();

}  // namespace minimex::bus
