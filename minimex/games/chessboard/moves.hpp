// The value of every move of a chessboard.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chessboard {

/// Removals of exposed pieces, with `options.all` of blocked ones, too: the values of the former
/// come from the table of one solve, those of the latter from one sweep more. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

}  // namespace minimex::chessboard
