// Fills rows of contours with margins: which moves of a row there are, and what they give.
#pragma once

#include <memory>

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/tiling.hpp"

namespace minimex::contour {

/// Finds what the player to move will win by, and keeps it in `table`; `tiling`: of the problem's
/// frame. Refers to `table` only. Narrow numbers require that the absolute values of both players'
/// gains add up to at most 2^31-1.
std::unique_ptr<RowKernel> margin_kernel(const ScoreProblem& problem, const Tiling& tiling,
                                         Kernel kernel, ValueTable& table);

}  // namespace minimex::contour
