// The independence duel for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::independence_duel {

Game game();

}  // namespace minimex::independence_duel
