// The margins of all contours of a board: the table that sweep.hpp lays out.
#pragma once

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/number_table.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// Fills `table` (one entry a word of `ranking`, which is Ranking::all of the problem's frame) with
/// what the player to move will win by. False when stopped. Narrow numbers require that the
/// absolute values of both players' gains add up to at most 2^31-1.
[[nodiscard]] bool fill_margins(const ScoreProblem& problem, const Ranking& ranking, Kernel kernel,
                                ValueTable& table, Control& control);

}  // namespace minimex::contour
