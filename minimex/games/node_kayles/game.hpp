// Node Kayles for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::node_kayles {

Game game();

}  // namespace minimex::node_kayles
