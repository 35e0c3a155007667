// The value of every legal move of an independence duel.
#pragma once

#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/game.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independence_duel {

/// Every vertex that can take a token after `options.after`, with the tokens at the end of the
/// whole game. One search table serves all. Throws InputError.
MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control);

/// Best first for `mover`: many tokens for the maximiser, few for the minimiser, moves without a
/// value last; between equals in the order of moves.
void sort_best_first(std::vector<MoveValue>& moves, FirstPlayer mover);

}  // namespace minimex::independence_duel
