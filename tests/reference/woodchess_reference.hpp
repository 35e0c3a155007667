// Woodchess straight from its rules: minimax over the number of played cells of each row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace minimex::reference {

using Matrix = std::vector<std::vector<std::int64_t>>;

/// The first player's score minus the second's when both play best. `first` and `second` hold what
/// a cell gives to either player.
std::int64_t woodchess_margin(const Matrix& first, const Matrix& second);

/// The same from the position where row i has `played[i]` cells: what is still to be scored.
std::int64_t woodchess_margin(const Matrix& first, const Matrix& second,
                              const std::vector<std::size_t>& played);

/// How many complete games there are in which every move is a best one for its mover. Goes through
/// all of them.
std::uint64_t woodchess_lines(const Matrix& first, const Matrix& second);

}  // namespace minimex::reference
