// The conflict graph of a board straight from the moves of the pieces: every pair of cells is
// looked at, and riders walk the line between them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "minimex/core/board.hpp"

namespace minimex::reference {

/// Edges (smaller vertex first, lexicographic order) of the piece called `name` on `board`, which
/// must be flat (not toroidal). O(usable cells squared).
std::vector<std::pair<int, int>> conflict_edges(const Board& board, const std::string& name);

}  // namespace minimex::reference
