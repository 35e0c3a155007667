// Random boards, and smaller ones to shrink a failure to.
#pragma once

#include <string>
#include <vector>

#include "minimex/games/game.hpp"
#include "minimex/games/knights/rules.hpp"

namespace minimex::knights {

/// Each cell is blocked with the same probability. Throws InputError with source `--size` (not one
/// or three sides from 1 to 10^6 with at most 2^27 cells), `--density` (above 1) or `--max-value`
/// (given).
Instance generate(const GenerateOptions& options);

/// The lines of GameInfo::generates that describe it.
std::vector<std::string> generate_help();

/// Boards with a shorter side, then with fewer blocked cells.
std::vector<Instance> simpler(const Instance& instance);

}  // namespace minimex::knights
