// The maximum independent set of a board, from a maximum matching of its cells, by Koenig's
// theorem.
//
// Its members are the cells of the first colour that alternating paths from free cells of that
// colour reach, and the cells of the second colour that they do not reach: the same for every
// maximum matching (Dulmage and Mendelsohn 1958). When the first colour is the one that was
// searched from, the last phase of the search has reached them. Else there are often many free
// cells, and nearly everything is reached: sweeps over words, forwards and backwards, mark 64 cells
// at a time, until a pair of sweeps marks nothing.
#pragma once

#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

/// The set, when the left colour is the first. `left` and `right`: the usable cells;
/// `reached_right`: what BoardPhases has reached.
BoardBits set_from_left(const BoardMatching& matching, const BoardBits& right,
                        const std::vector<std::int32_t>& reached_right);

/// The set, when the right colour is the first. Meaningless when `control` stops it.
BoardBits set_from_right(const BoardMatching& matching, BoardBits left, Control& control);

}  // namespace minimex::conflict
