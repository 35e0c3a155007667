// Random chessboards, and smaller ones to shrink a failure with.
#pragma once

#include <vector>

#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chessboard {

/// 8x8 with half of the cells taken and values up to 10^6, unless the options say otherwise; white
/// and black are as likely. Throws InputError.
Instance generate(const GenerateOptions& options);

/// Boards with fewer rows and columns (a square one stays square, for programs that read no other),
/// fewer pieces or smaller values.
/// Every chain of them ends: sides, pieces or values shrink and nothing grows.
std::vector<Instance> simpler(const Instance& instance);

}  // namespace minimex::chessboard
