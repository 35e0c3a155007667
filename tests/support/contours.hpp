// Random boards for the engines on contours, and boards of the reference as these take them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/chessboard_reference.hpp"

namespace minimex::tests {

/// The pieces of a board by row and column.
inline contour::OptimumProblem problem_of(const reference::ChessboardCase& board) {
  contour::OptimumProblem problem;
  for (std::size_t row = 0; row < board.board.size(); ++row) {
    for (std::size_t col = 0; col < board.board[row].size(); ++col) {
      const char colour = board.board[row][col];
      if (colour == '.') continue;
      problem.pieces.push_back({static_cast<std::int32_t>(row), static_cast<std::int32_t>(col),
                                colour == 'W' ? contour::Colour::White : contour::Colour::Black,
                                board.values[row][col]});
    }
  }
  return problem;
}

/// About `percent` of the cells taken by either colour, values from 0 to `most`, also of empty
/// cells.
inline reference::ChessboardCase random_board(Random& random, std::size_t rows, std::size_t cols,
                                              std::uint64_t percent, std::int64_t most) {
  reference::ChessboardCase board;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string cells;
    std::vector<std::int64_t> values;
    for (std::size_t col = 0; col < cols; ++col) {
      cells += !random.chance(percent, 100) ? '.' : random.chance(1, 2) ? 'W' : 'B';
      values.push_back(random.between(0, most));
    }
    board.board.push_back(cells);
    board.values.push_back(values);
  }
  return board;
}

/// About `percent` of the cells taken, values from 0 to `most`.
inline contour::OptimumProblem random_pieces(Random& random, std::int32_t rows, std::int32_t cols,
                                             std::uint64_t percent, std::int64_t most) {
  contour::OptimumProblem problem;
  for (std::int32_t row = 0; row < rows; ++row) {
    for (std::int32_t col = 0; col < cols; ++col) {
      if (!random.chance(percent, 100)) continue;
      problem.pieces.push_back(
          {row, col, random.chance(1, 2) ? contour::Colour::White : contour::Colour::Black,
           random.between(0, most)});
    }
  }
  return problem;
}

/// What each cell gives either player: from -`most` to `most`.
inline contour::ScoreProblem random_scores(Random& random, std::int32_t rows, std::int32_t cols,
                                           std::int64_t most) {
  contour::ScoreProblem problem{rows, cols};
  for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
    problem.first.push_back(random.between(-most, most));
    problem.second.push_back(random.between(-most, most));
  }
  return problem;
}

}  // namespace minimex::tests
