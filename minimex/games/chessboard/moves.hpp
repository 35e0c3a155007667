// The value of every move of a chessboard.
#pragma once

#include <memory>

#include "minimex/core/control.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chessboard {

/// Removals of exposed pieces, with `options.all` of blocked ones, too: the values of the former
/// come from the table of one solve, those of the latter from one sweep more. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const Instance& instance, const MovesOptions& options, Control& control);

/// The solved table, for the moves of all positions; null when all of it does not fit.
std::unique_ptr<MovesTable> moves_table(const Instance& instance, Control& control);

}  // namespace minimex::chessboard
