// What counting the optimal lines makes of a solution that has its value.
#pragma once

#include <string>

#include "minimex/core/solution.hpp"

namespace minimex {

/// Adds `count`, which `run` found. Where the run was stopped, the solution is not the one that was
/// asked for: its bounds still tell the value, its run which limit was reached.
void add_count(RunReport run, std::string count, Solution& solution);

}  // namespace minimex
