// The river game by its rules: cameras placed on the drawn board, no graph in between.
#pragma once

#include <string>
#include <vector>

namespace minimex::reference {

/// The nimber of the empty board `rows` (over `*`, `.`, `x`; any rectangle): 0 when the second
/// player wins. Exponential: meant for about 15 camera sites.
int river_nimber(const std::vector<std::string>& rows);

}  // namespace minimex::reference
