// The value of every move of Chomp.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chomp {

/// The bites with the nimbers they leave, by nimber, from one solve. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

}  // namespace minimex::chomp
