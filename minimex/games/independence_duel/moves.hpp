// The value of every legal move of an independence duel.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independence_duel {

/// Every vertex that can take a token after `options.after`, with the tokens at the end of the
/// whole game. One search table serves all. Throws InputError.
MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control);

}  // namespace minimex::independence_duel
