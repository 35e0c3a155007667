// The value of every camera of a river grid.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/river/rules.hpp"

namespace minimex::river {

/// The nimber that each camera leaves once `options.after` is played: 0, which wins, first.
/// Throws InputError with source `--after`.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const Instance& instance, const MovesOptions& options, Control& control);

}  // namespace minimex::river
