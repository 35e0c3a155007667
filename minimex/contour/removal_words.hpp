// The costs to go of all contours of a board: the table that sweep.hpp lays out.
#pragma once

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// The values of all pieces of a core may add up to this much.
template <typename Value>
inline constexpr Value kMostWordsTotal = kFar<Value>;

/// Fills `table` (one entry a word of `ranking`, which is Ranking::all of the core's board) with
/// the costs to go of the core's pieces. False when stopped. Requires that the pieces' values add
/// up to at most kMostWordsTotal of the table's numbers.
[[nodiscard]] bool fill_words(const OptimumProblem& problem, const Core& core,
                              const Ranking& ranking, Kernel kernel, ValueTable& table,
                              Control& control);

}  // namespace minimex::contour
