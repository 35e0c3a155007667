// Solving one instance on all ranks: the leader has it and its answer, the others help.
#pragma once

#include <vector>

#include "minimex/contour/layer_team.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/games/game.hpp"

#include "apps/cluster/run_report.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// Whether the tables of the game can be shared: those of chessboard and woodchess.
bool is_shared(const Game& game);

/// What Game::solve gives, by `team`. Requires is_shared().
Solution solve_as(contour::LayerTeam& team, const Game& game, const Instance& instance,
                  const SolveOptions& options, Control& control);

/// Rank 0: solves with the help of all other ranks, which must be in help_leader(). `reports`: by
/// rank, what each has done for it.
Solution solve_shared(Transport& transport, const Game& game, const Instance& instance,
                      const SolveOptions& options, Control& control,
                      std::vector<RankReport>& reports);

/// Rank 0: ends help_leader() in all other ranks.
void dismiss_helpers(Transport& transport);

/// The other ranks: help in every solve, until they are dismissed.
void help_leader(Transport& transport);

}  // namespace minimex::cluster
