// Chessboard for the catalog.
#pragma once

#include "minimex/games/game.hpp"

namespace minimex::chessboard {

Game game();

}  // namespace minimex::chessboard
