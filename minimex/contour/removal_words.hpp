// Fills rows of contours with costs to go: which moves of a row there are, and what they cost.
#pragma once

#include <memory>

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/reduction.hpp"
#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/tiling.hpp"

namespace minimex::contour {

/// The values of all pieces of a core may add up to this much.
template <typename Value>
inline constexpr Value kMostWordsTotal = kFar<Value>;

/// Finds the costs to go of the pieces of `core`, whose board `tiling` is of, and keeps them in
/// `table`. Refers to `table` only. Requires that the pieces' values add up to at most
/// kMostWordsTotal of the table's numbers.
std::unique_ptr<RowKernel> removal_kernel(const OptimumProblem& problem, const Core& core,
                                          const Tiling& tiling, Kernel kernel, ValueTable& table);

}  // namespace minimex::contour
