// Hands a bus to the competition-independence engine.
#pragma once

#include "minimex/conflict/score.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/bus/rules.hpp"

namespace minimex::bus {

/// The number of passengers, and as the answer the final state of the line of best play in which
/// each player takes the first seat that keeps the value.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control);

/// The bus as the engine takes it: seats from 0.
conflict::SeatLine seat_line(const Instance& instance);

}  // namespace minimex::bus
