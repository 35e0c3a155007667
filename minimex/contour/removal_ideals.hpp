// The costs to go of the sets of pieces that can be left, and of no other contours.
//
// On a sparse board most contours differ only in empty cells. For each set of pieces that can be
// left there is one contour with all empty cells taken that can be: it turns from down to right
// only around pieces, so Ranking::turning numbers these sets without gaps or hashing. They are
// visited in decreasing rank (ideal_walk.hpp). Taking a piece adds the same to the rank wherever it
// happens, as the ranking does not see empty cells.
#pragma once

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// The ranking of the order ideals of pieces on these cells. Takes Ranking::bytes(rows, cols).
Ranking rank_ideals(const Placement& place);
/// That of the core's.
inline Ranking rank_ideals(const Core& core) {
  return rank_ideals(core.place);
}

/// Fills `table` (one entry a contour of `ranking`, which is rank_ideals(core)) with the costs to
/// go. False when stopped. Narrow numbers as in fill_words. Memory besides the table: O(pieces).
[[nodiscard]] bool fill_ideals(const OptimumProblem& problem, const Core& core,
                               const Ranking& ranking, ValueTable& table, Control& control);

}  // namespace minimex::contour
