#include "minimex/games/woodchess/solve.hpp"

#include <string>
#include <utility>

#include "minimex/contour/score.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/games/woodchess/proof.hpp"

namespace minimex::woodchess {

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  contour::ScoreResult result =
      contour::solve_score({instance.rows, instance.cols, instance.first, instance.second},
                  {.line = options.line, .whole = options.long_proof}, control);
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  for (const contour::ScoreCell& cell : result.line) {
    solution.line.push_back({Site{cell.row + 1, cell.col + 1}});
  }
  if (options.proof && result.table && result.table->complete()) {
    solution.certificate = move_policy(result.table);
  }
  return solution;
}

}  // namespace minimex::woodchess
