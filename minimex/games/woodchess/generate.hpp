// Random woodchess boards, and smaller ones to shrink a failure with.
#pragma once

#include <vector>

#include "minimex/games/game.hpp"
#include "minimex/games/woodchess/rules.hpp"

namespace minimex::woodchess {

/// 8x8 with values from 0 to 10^5, unless the options say otherwise. Throws InputError.
Instance generate(const GenerateOptions& options);

/// Boards with fewer rows, fewer columns, or values nearer to 0. Every chain of them ends.
std::vector<Instance> simpler(const Instance& instance);

}  // namespace minimex::woodchess
