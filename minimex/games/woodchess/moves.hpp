// The value of every move of woodchess.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// The cells that may be played, from one solve. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

}  // namespace minimex::woodchess
