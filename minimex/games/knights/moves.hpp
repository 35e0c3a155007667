// The value of placing a knight on each free cell: the moves of an independent set's board.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/knights/rules.hpp"

namespace minimex::knights {

/// Every cell that may still be taken after `options.after`, with the most knights then. Throws
/// InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const Instance& instance, const MovesOptions& options, Control& control);

}  // namespace minimex::knights
