// What has to be searched of a chessboard.
//
// A piece worth 0 costs the same alone as it adds to any pair: it is as good as an empty cell. A
// piece that is never exposed together with a piece of the other colour (for any two of them, one
// blocks the other) goes alone in every order, and may as well go first: its value is added, and
// its cell counts as empty. Only the order of rows and columns matters to the rest, so empty rows
// and columns are deleted; and as reflecting a board in the diagonal from its bottom-left corner
// keeps who blocks whom, the board is turned so that it has no more columns than rows.
// All of it takes O(n log n) for n pieces, whatever the sides of the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/optimum.hpp"

namespace minimex::contour {

struct Cell {
  std::int32_t row = 0;
  std::int32_t col = 0;
};

/// Cells on the smallest board that keeps their order; cols <= rows.
struct Placement {
  std::int32_t rows = 0;
  std::int32_t cols = 0;
  std::vector<Cell> cells = {};  ///< in the order given
  bool turned = false;           ///< columns were rows, counted from the other end
};

Placement place(std::span<const Cell> cells);

/// The cells of all pieces, in their order.
Placement place_all(const OptimumProblem& problem);

/// The pieces that can meet a partner, and what the others cost.
struct Core {
  Placement place = {};
  std::vector<std::size_t> pieces = {};  ///< indices into the problem's, one for each cell above
  std::vector<std::int64_t> alone = {};  ///< by problem piece: what it adds to every order of
                                         ///< removals that starts before it goes; 0 in the core
};

Core reduce(const OptimumProblem& problem);

}  // namespace minimex::contour
