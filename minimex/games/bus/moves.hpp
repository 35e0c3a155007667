// The value of every legal move of a bus, and whether a final state comes of best play.
#pragma once

#include <string_view>

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::bus {

/// Every seat that can be taken after `options.after`, with the number of passengers in the end.
/// One search table serves all. Throws InputError.
MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control);

/// Where `options.after` leads, by the rules alone.
PositionReport position(const Instance& instance, const MovesOptions& options, Control& control);

/// Whether `output` is a final state that some order of value-preserving moves of both reaches.
/// Tries the sets of passengers seated first, at most 2^(passengers) of them; false when `control`
/// stops, without a value in `solution`, and for another state than its own of over 1000
/// passengers.
bool accepts(const Instance& instance, const Solution& solution, std::string_view output,
             Control& control);

}  // namespace minimex::bus
