// Chessboards with few pieces: only the contours that pieces make. And a long thin one, whose
// contours are found faster one by one, too.
#include <algorithm>
#include <memory>
#include <utility>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/core/random.hpp"

#include "bench/contour/suites.hpp"

namespace minimex::bench {
namespace {

using contour::Colour;
using contour::OptimumProblem;
using contour::Piece;

/// Pieces on random cells, as many as asked for.
OptimumProblem random_board(std::int32_t rows, std::int32_t cols, std::size_t count) {
  Random random(1);
  std::vector<std::int32_t> cells(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = static_cast<std::int32_t>(i);
    std::swap(cells[i], cells[random.below(i + 1)]);
  }
  cells.resize(count);
  std::sort(cells.begin(), cells.end());
  OptimumProblem problem;
  for (const std::int32_t cell : cells) {
    const Colour colour = random.chance(1, 2) ? Colour::White : Colour::Black;
    problem.pieces.push_back({cell / cols, cell % cols, colour, random.between(1, 1'000'000)});
  }
  return problem;
}

void register_board(std::int32_t rows, std::int32_t cols, std::size_t count) {
  const auto problem = std::make_shared<const OptimumProblem>(random_board(rows, cols, count));
  Control control;
  const contour::OptimumOptions options{.route = contour::Route::Ideals};
  const Work work = ideal_work(*solve_optimum(*problem, options, control).table);
  for (const bool wide : {false, true}) {
    contour::OptimumOptions some = options;
    some.wide = wide;
    register_solve("ideals/" + name_of(rows, cols) + "/" + std::to_string(count) + "pieces/" +
                       (wide ? "64bit" : "32bit"),
                   work, [problem, some](Control& budget) {
                     return solve_optimum(*problem, some, budget).run;
                   });
  }
}

}  // namespace

void register_ideals() {
  register_board(8, 8, 16);
  for (const std::size_t count : {20, 40, 60}) register_board(30, 30, count);
  register_board(3, 300, 900);
}

}  // namespace minimex::bench
