// Chomp for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::chomp {

Game game();

}  // namespace minimex::chomp
