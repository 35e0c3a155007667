// Woodchess: all contours of the board.
#include <memory>

#include "minimex/contour/score.hpp"
#include "minimex/core/random.hpp"

#include "bench/contour/suites.hpp"

namespace minimex::bench {
namespace {

using contour::ScoreProblem;

ScoreProblem random_board(std::int32_t rows, std::int32_t cols) {
  Random random(1);
  ScoreProblem problem{rows, cols};
  for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
    problem.first.push_back(random.between(-100'000, 100'000));
    problem.second.push_back(random.between(-100'000, 100'000));
  }
  return problem;
}

void register_board(std::int32_t rows, std::int32_t cols, const std::vector<Variant>& variants) {
  const auto problem = std::make_shared<const ScoreProblem>(random_board(rows, cols));
  for (const Variant& variant : variants) {
    contour::ScoreOptions options{.whole = !variant.layers, .wide = variant.wide};
    if (variant.layers) options.sweeping = contour::Sweeping::Layers;
    options.kernel = variant.kernel;
    register_solve("woodchess/" + name_of(rows, cols) + "/" + name_of(variant),
                   taking_work(rows, cols), [problem, options](Control& control) {
                     return solve_score(*problem, options, control).run;
                   });
  }
}

}  // namespace

void register_woodchess() {
  for (const std::int32_t side : {8, 10, 12, 14}) register_board(side, side, all_variants());
  register_board(16, 16, {{.layers = false}, {.layers = true}});
  for (const std::int32_t side : {30, 300}) register_board(3, side, all_variants());
}

}  // namespace minimex::bench
