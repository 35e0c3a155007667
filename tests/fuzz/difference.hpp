// An instance solved every way the program can solve it, held against what the references say.
#pragma once

#include <cstdint>
#include <string>

#include "minimex/games/game.hpp"

#include "tests/fuzz/rival.hpp"

namespace minimex::fuzz {

/// What of the options and budgets a trial uses, all drawn from `seed`: threads and memory, a line,
/// counts and lists, a proof, who begins, the winner instead of the value, misere play. Returns
/// what was different from `expected`, or from what another budget gave, or did not stand before
/// the checker, in a line; empty when nothing was. The same for the same arguments.
std::string difference(const Game& game, const Instance& instance, const Expected& expected,
                       std::uint64_t seed);

}  // namespace minimex::fuzz
