// Independent sets of leapers on boards, by the engine that needs no conflict graph.
#pragma once

#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// Whether solve_on_board takes it.
bool solves_on_board(const BoardAndPiece& shape);

/// As independent_set::solve, for a board that solves_on_board accepts. The certificate is a clique
/// cover, the pairs of a maximum matching and the cells that it leaves.
Solution solve_on_board(const BoardAndPiece& shape, const SolveOptions& options, Control& control);

}  // namespace minimex::independent_set
