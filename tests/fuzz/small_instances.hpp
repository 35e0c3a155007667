// All instances of a game below a size.
#pragma once

#include <functional>
#include <string_view>

#include "minimex/games/game.hpp"

namespace minimex::fuzz {

/// Calls `visit` with each, once, as long as it returns true; docs/testing.md tells the sizes.
/// False when it did not.
bool for_small_instances(std::string_view game, const std::function<bool(Instance)>& visit);

}  // namespace minimex::fuzz
