// The first best move in every position of a solved score game.
#pragma once

#include <cstdint>
#include <functional>

#include "minimex/contour/score_table.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

/// Calls `tell` for each position with free cells, by decreasing rank (ideal_walk.hpp), with the
/// place of its first best move in the order of ScorePosition::moves(), from 0. About 50 ns for
/// each position; memory in proportion to the cells.
[[nodiscard]] RunReport for_each_best_cell(const ScoreTable& table,
                                           const std::function<void(std::uint64_t)>& tell,
                                           Control& control);

}  // namespace minimex::contour
