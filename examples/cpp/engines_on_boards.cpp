// Engines by themselves: the cheapest removal of pieces and the best score of a board, which are
// games on contours, and the duel on a graph.
#include <cstdint>
#include <iostream>
#include <minimex/conflict/score.hpp>
#include <minimex/contour/optimum.hpp>
#include <minimex/contour/score.hpp>
#include <minimex/formats/family.hpp>

namespace contour = minimex::contour;

int main() {
  // One budget for all three. Rows and columns count from 0 here, in texts from 1.
  minimex::Control control({.threads = 2, .memory_bytes = std::uint64_t{1} << 30});

  const contour::OptimumProblem pieces{{
      {.row = 0, .col = 0, .colour = contour::Colour::White, .value = 5},
      {.row = 0, .col = 1, .colour = contour::Colour::Black, .value = 7},
      {.row = 1, .col = 1, .colour = contour::Colour::Black, .value = 6},
  }};
  const auto removal = contour::solve_optimum(pieces, {.line = true}, control);
  std::cout << "cost " << *removal.value << " in " << removal.line.size() << " removals\n";

  const contour::ScoreProblem board{
      .rows = 2, .cols = 2, .first = {1, 2, 3, 4}, .second = {4, 3, 2, 2}};
  const auto score = contour::solve_score(board, {.line = true}, control);
  std::cout << "margin " << *score.value << " after " << score.line.size() << " cells\n";

  const auto grid = minimex::family_graph(minimex::parse_family("grid:3x12"));
  const auto duel = minimex::conflict::solve_score(grid, {}, control);
  if (duel.value) std::cout << "tokens " << *duel.value << '\n';
  if (!duel.value)
    std::cout << "tokens " << duel.bounds.lower << " to " << duel.bounds.upper << '\n';
}
