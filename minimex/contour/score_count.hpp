// How many complete games there are in which every move is a best one for its mover.
//
// Positions are told by their rank in the table; a cell may be taken when its gain less the margin
// of what it leaves is the position's margin. The walk over the positions: line_count.hpp.
#pragma once

#include <cstdint>

#include "minimex/contour/line_count.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// `held`: bytes that `table` takes out of the budget.
LineCount count_optimal_lines(const ScoreTable& table, std::uint64_t held, Control& control);

}  // namespace minimex::contour
