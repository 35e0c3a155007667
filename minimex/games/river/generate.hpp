// Random grids that keep the contest's guarantees, and smaller ones to shrink a failure to.
//
// Rivers are laid from top to bottom, each below the last at distance 3 or more. A river goes from
// the left side to the right, drifts up and down on its way and grows some side arms, as long as it
// has at most twice as many cells as the grid has rows.
#pragma once

#include <string>
#include <vector>

#include "minimex/games/game.hpp"
#include "minimex/games/river/rules.hpp"

namespace minimex::river {

/// Throws InputError with source `--size` (not one number from 1 to 4096), `--density` (above 1) or
/// `--max-value` (given).
Instance generate(const GenerateOptions& options);

/// The lines of GameInfo::generates that describe it.
std::vector<std::string> generate_help();

/// Smaller squares of the grid, then the grid with some water drained or some firm cells protected.
/// Of a grid that keeps the contest's guarantees only such that keep them, too: a program for the
/// contest may say anything about others.
std::vector<Instance> simpler(const Instance& instance);

}  // namespace minimex::river
