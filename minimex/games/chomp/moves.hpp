// The value of every move of Chomp.
#pragma once

#include <memory>

#include "minimex/core/control.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chomp {

/// The bites with the nimbers they leave, by nimber, from one solve. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const Instance& instance, const MovesOptions& options, Control& control);

/// The solved table, for the moves of all positions; null when all of it does not fit.
std::unique_ptr<MovesTable> moves_table(const Instance& instance, Control& control);

}  // namespace minimex::chomp
