// Chess in 3D by search over placements: cells in order, a knight or none on each.
#pragma once

#include <array>
#include <vector>

namespace minimex::reference {

using KnightCell = std::array<int, 3>;  // 1-based

/// True when a knight on one cell attacks the other: the difference is a signed permutation of
/// (2, 1, 0).
bool knight_attacks(const KnightCell& from, const KnightCell& to);

/// The most knights on a board of `size` without those cells, none attacking another. Exponential
/// in the number of usable cells; sensible to about 30.
int knights(const KnightCell& size, const std::vector<KnightCell>& blocked);

}  // namespace minimex::reference
