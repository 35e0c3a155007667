// How many orders of removals are optimal: complete, of exposed pieces and pairs of them, and of
// the least total.
//
// All pieces count, also those that the reduction deals with beforehand: a position is an ideal of
// all pieces, told by its rank (words.hpp). Its cost to go is that of the core's pieces in it,
// which the table has, and the values of the others. A removal is optimal when its cost and the
// cost to go of what it leaves add up to the position's. The walk over the positions:
// line_count.hpp.
//
// The rows and columns of the core are some of those of all pieces, so a contour of all pieces is
// one of the core, too. Its rank there is the sum of what taking each cell adds (words.hpp), which
// is the sum over the columns of a number for each height.
#pragma once

#include <cstdint>
#include <memory>

#include "minimex/contour/line_count.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// `held`: bytes that `table` takes out of the budget.
LineCount count_optimal_lines(const OptimumTable& table, std::uint64_t held, Control& control);

}  // namespace minimex::contour
