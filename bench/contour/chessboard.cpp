// Chessboards without empty cells: all contours of the board.
#include <memory>

#include "minimex/contour/optimum.hpp"
#include "minimex/core/random.hpp"

#include "bench/contour/suites.hpp"

namespace minimex::bench {
namespace {

using contour::Colour;
using contour::OptimumProblem;

OptimumProblem full_board(std::int32_t rows, std::int32_t cols) {
  Random random(1);
  OptimumProblem problem;
  for (std::int32_t row = 0; row < rows; ++row) {
    for (std::int32_t col = 0; col < cols; ++col) {
      const Colour colour = random.chance(1, 2) ? Colour::White : Colour::Black;
      problem.pieces.push_back({row, col, colour, random.between(1, 1'000'000)});
    }
  }
  return problem;
}

void register_board(std::int32_t rows, std::int32_t cols, const std::vector<Variant>& variants) {
  const auto problem = std::make_shared<const OptimumProblem>(full_board(rows, cols));
  const Work work = removal_work(*problem, rows, cols);
  for (const Variant& variant : variants) {
    const contour::OptimumOptions options{
        .whole = !variant.layers,
        .route = variant.layers ? contour::Route::Layers : contour::Route::Words,
        .wide = variant.wide,
        .kernel = variant.kernel};
    register_solve("chessboard/" + name_of(rows, cols) + "/" + name_of(variant), work,
                   [problem, options](Control& control) {
                     return solve_optimum(*problem, options, control).run;
                   });
  }
}

}  // namespace

void register_chessboard() {
  for (const std::int32_t side : {8, 10, 12, 14}) register_board(side, side, all_variants());
  register_board(16, 16, {{.layers = false}, {.layers = true}});
  // Thin boards have rows of few words, and many of them.
  for (const std::int32_t side : {30, 100, 300}) register_board(3, side, all_variants());
}

}  // namespace minimex::bench
