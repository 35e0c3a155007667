// Random diagrams, and smaller ones to shrink a failure with.
#pragma once

#include <vector>

#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::chomp {

/// A diagram that fills about half of a 6x6 box, unless the options say otherwise. Throws
/// InputError.
Instance generate(const GenerateOptions& options);

/// Diagrams with fewer rows, fewer columns, or without one of their corners. Every chain of them
/// ends.
std::vector<Instance> simpler(const Instance& instance);

}  // namespace minimex::chomp
