// The one list of games. Everything that works for every game starts here.
#pragma once

#include <span>
#include <string_view>

#include "minimex/games/game.hpp"

namespace minimex {

/// All games by structure and objective; each general game is followed by its board.
std::span<const Game> catalog();

/// The game called `name`, by its name or a contest id; nullptr when there is none.
const Game* find_game(std::string_view name);

}  // namespace minimex
