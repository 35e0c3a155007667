#include "bench/contour/work.hpp"

#include <cstddef>

#include "minimex/contour/core_walk.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::bench {
namespace {

using contour::word_count;

/// Contours of a board that turn around the lower-left corner of this cell, from its row on.
std::uint64_t ways_to(std::int32_t row, std::int32_t col) {
  return word_count(row, col);
}
std::uint64_t ways_from(std::int32_t row, std::int32_t col, std::int32_t rows, std::int32_t cols) {
  return word_count(rows - row - 1, cols - col - 1);
}

}  // namespace

Work removal_work(const contour::OptimumProblem& problem, std::int32_t rows, std::int32_t cols) {
  Work work{word_count(rows, cols), 0};
  for (const contour::Piece& one : problem.pieces) {
    const std::uint64_t to_one = ways_to(one.row, one.col);
    work.transitions += to_one * ways_from(one.row, one.col, rows, cols);
    for (const contour::Piece& two : problem.pieces) {
      if (two.row <= one.row || two.col <= one.col || one.colour == two.colour) continue;
      work.transitions += to_one * word_count(two.row - one.row - 1, two.col - one.col - 1) *
                          ways_from(two.row, two.col, rows, cols);
    }
  }
  return work;
}

Work ideal_work(const contour::OptimumTable& table) {
  Work work{1, 0};
  contour::CoreWalk walk(contour::core_columns(table));
  while (walk.next()) {
    ++work.states;
    std::uint64_t of_colour[] = {0, 0};
    for (const auto& exposed : walk.exposed()) {
      ++of_colour[static_cast<std::size_t>(exposed.placed.colour)];
    }
    work.transitions += of_colour[0] + of_colour[1] + of_colour[0] * of_colour[1];
  }
  return work;
}

Work taking_work(std::int32_t rows, std::int32_t cols) {
  // The step down and the step right around the cell may be any two neighbours among the steps.
  return {word_count(rows, cols),
          static_cast<std::uint64_t>(rows + cols - 1) * word_count(rows - 1, cols - 1)};
}

Work bite_work(std::int32_t rows, std::int32_t cols) {
  // What a diagram leaves of the board is another diagram: they have half of the cells on average.
  const std::uint64_t states = word_count(rows, cols);
  const std::uint64_t cells = static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(cols);
  return {states, states * cells / 2 - (states - 1)};
}

}  // namespace minimex::bench
