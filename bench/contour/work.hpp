// How much there is to do in a game on contours: its states, and the transitions between them.
//
// A transition is one move of one state. Each count is exact: it goes over the cells of the board,
// or pairs of them, and multiplies how many contours lead to them with how many lead on. So time
// per transition compares boards of different sizes, where time per state grows with the number of
// moves that a state has.
#pragma once

#include <cstdint>

#include "minimex/contour/optimum.hpp"

namespace minimex::bench {

struct Work {
  std::uint64_t states = 0;
  std::uint64_t transitions = 0;
};

/// Contours of a board without empty cells; each exposed piece alone, and each two of different
/// colours. O(cells^2).
Work removal_work(const contour::OptimumProblem& problem, std::int32_t rows, std::int32_t cols);

/// Sets of pieces that can be left; each exposed piece alone, and each two of different colours.
/// `table`: of a solved problem. Visits all states.
Work ideal_work(const contour::OptimumTable& table);

/// Contours of a board; each cell that can be taken.
Work taking_work(std::int32_t rows, std::int32_t cols);

/// Diagrams inside a board, the empty one too; each bite.
Work bite_work(std::int32_t rows, std::int32_t cols);

}  // namespace minimex::bench
