#include "minimex/games/woodchess/solve.hpp"

#include <string>
#include <utility>

#include "minimex/contour/score.hpp"
#include "minimex/contour/score_count.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/contour/word_solver.hpp"
#include "minimex/games/optimal_count.hpp"
#include "minimex/games/woodchess/proof.hpp"

namespace minimex::woodchess {

Solution solve(const Instance& instance, const SolveOptions& options, Control& control,
               contour::LayerTeam* team) {
  contour::ScoreResult result = contour::solve_score(
      {instance.rows, instance.cols, instance.first, instance.second},
      {.line = options.line, .whole = options.long_proof || options.count, .team = team}, control);
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  for (const contour::ScoreCell& cell : result.line) {
    solution.line.push_back({Site{cell.row + 1, cell.col + 1}});
  }
  if (options.count && result.value) {
    contour::LineCount count{.run =
                                 contour::needs_all_words(instance.rows, instance.cols, control)};
    if (result.table && result.table->complete()) {
      count = count_optimal_lines(*result.table, solution.run.peak_bytes, control);
    }
    add_count(std::move(count.run), std::move(count.count), solution);
  }
  if (options.proof && solution.value && result.table && result.table->complete()) {
    solution.certificate = move_policy(result.table);
  }
  return solution;
}

}  // namespace minimex::woodchess
