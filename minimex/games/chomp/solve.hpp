// Hands a Chomp diagram to the engine for nimbers, or to the one for who wins.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/chomp/rules.hpp"

namespace minimex::chomp {

/// The nimber, and with `options.line` play to the end: from a won position the first bite that
/// leaves nimber 0, from a lost one the first bite. With `options.outcome` who wins, and neither
/// nimber nor line.
Solution solve(const Instance& instance, const SolveOptions& options, Control& control);

}  // namespace minimex::chomp
