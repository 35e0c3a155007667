// The value of every move of a chessboard.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chessboard {

/// Removals of exposed pieces, with `options.all` of blocked ones, too. One solve finds the values
/// after all moves of exposed pieces, one more each those after a blocked one. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

}  // namespace minimex::chessboard
