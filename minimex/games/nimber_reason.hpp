// One sentence that tells why a sum of independent parts has its nimber.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "minimex/core/solution.hpp"

namespace minimex {

/// `what` names all parts together in the plural (`The camera sites`); `parts` are their nimbers,
/// at least one, -1 where not known because equal parts cancel; `nimber` is the XOR of all.
std::string nimber_reason(std::string_view what, std::span<const int> parts, int nimber);

/// What a nimber means for the players of an impartial game.
std::string nimber_meaning(int nimber);

/// What the outcome of a misere game means for them.
std::string misere_meaning(const Outcome& outcome);

}  // namespace minimex
