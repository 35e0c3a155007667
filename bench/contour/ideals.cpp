// Chessboards with few pieces: only the contours that pieces make.
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
OptimumProblem sparse_board(std::int32_t side, std::size_t count) {
  Random random(1);
  std::vector<std::int32_t> cells(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = static_cast<std::int32_t>(i);
    std::swap(cells[i], cells[random.below(i + 1)]);
  }
  cells.resize(count);
  std::sort(cells.begin(), cells.end());
  OptimumProblem problem;
  for (const std::int32_t cell : cells) {
    const Colour colour = random.chance(1, 2) ? Colour::White : Colour::Black;
    problem.pieces.push_back({cell / side, cell % side, colour, random.between(1, 1'000'000)});
  }
  return problem;
}

void register_board(std::int32_t side, std::size_t count) {
  const auto problem = std::make_shared<const OptimumProblem>(sparse_board(side, count));
  Control control;
  const contour::OptimumOptions options{.route = contour::Route::Ideals};
  const Work work = ideal_work(*solve_optimum(*problem, options, control).table);
  for (const bool wide : {false, true}) {
    contour::OptimumOptions some = options;
    some.wide = wide;
    register_solve("ideals/" + name_of(side, side) + "/" + std::to_string(count) + "pieces/" +
                       (wide ? "64bit" : "32bit"),
                   work, [problem, some](Control& budget) {
                     return solve_optimum(*problem, some, budget).run;
                   });
  }
}

}  // namespace

void register_ideals() {
  register_board(8, 16);
  for (const std::size_t count : {20, 40, 50}) register_board(30, count);
}

}  // namespace minimex::bench
