// The value of every move of woodchess.
#pragma once

#include <memory>

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// The cells that may be played, from one solve. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const Instance& instance, const MovesOptions& options, Control& control);

/// The solved table, for the moves of all positions; null when all of it does not fit.
std::unique_ptr<MovesTable> moves_table(const Instance& instance, Control& control);

}  // namespace minimex::woodchess
