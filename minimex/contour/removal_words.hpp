// The costs to go of all contours of a board: the table that sweep.hpp lays out.
#pragma once

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// Fills `table` (one entry a word of `ranking`, which is Ranking::all of the core's board) with
/// the costs to go of the core's pieces. False when stopped. Narrow numbers require that the
/// pieces' values add up to at most 2^31-1.
[[nodiscard]] bool fill_words(const OptimumProblem& problem, const Core& core,
                              const Ranking& ranking, ValueTable& table, Control& control);

}  // namespace minimex::contour
