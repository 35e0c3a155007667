// The value of every vertex on which a token can still be placed.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// Each vertex that is free and has no token beside it, with the most tokens there can be in the
/// end if it takes one. Throws InputError when `options.after` is not legal.
MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control);

}  // namespace minimex::independent_set
