#include "minimex/games/chessboard/solve.hpp"

#include <string>
#include <utility>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_count.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/word_solver.hpp"
#include "minimex/games/chessboard/proof.hpp"
#include "minimex/games/optimal_count.hpp"

namespace minimex::chessboard {

contour::OptimumProblem to_problem(const Instance& instance) {
  contour::OptimumProblem problem;
  problem.pieces.reserve(instance.pieces.size());
  for (const Piece& piece : instance.pieces) {
    problem.pieces.push_back({piece.row - 1, piece.col - 1,
                              piece.white ? contour::Colour::White : contour::Colour::Black,
                              piece.value});
  }
  return problem;
}

Solution solve(const Instance& instance, const SolveOptions& options, Control& control,
               contour::LayerTeam* team) {
  contour::OptimumResult result = solve_optimum(
      to_problem(instance),
      {.line = options.line, .whole = options.long_proof || options.count, .team = team}, control);

  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  const auto site = [&instance](std::size_t piece) {
    return Site{instance.pieces[piece].row, instance.pieces[piece].col};
  };
  for (const contour::Removal& removal : result.line) {
    Move move{site(removal.first)};
    if (removal.second) move.second = site(*removal.second);
    solution.line.push_back(move);
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
    solution.certificate = removal_policy(result.table);
  }
  return solution;
}

}  // namespace minimex::chessboard
