// Random buses, and smaller ones of a bus that shows a failure.
#pragma once

#include <vector>

#include "minimex/games/bus/rules.hpp"
#include "minimex/games/game.hpp"

namespace minimex::bus {

/// `--size N`: seats; `--density D`: share of broken seats; `--max-value K`: the distance is from 1
/// to K, 0 when K is 0. The same on every machine. Throws InputError.
Instance generate(const GenerateOptions& options);

/// Shorter buses, then fewer broken seats, then smaller distances.
std::vector<Instance> simpler(const Instance& instance);

}  // namespace minimex::bus
