// Random boards solved by all ranks of a transport, and by one process alone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/random.hpp"

#include "apps/cluster/team.hpp"
#include "apps/cluster/transport.hpp"
#include "tests/support/contours.hpp"

namespace minimex::tests {

/// What must be the same for any number of ranks; and that they have shared the work.
template <typename Result>
bool same_result(const Result& shared, const Result& alone) {
  return shared.run.regime == "layers, shared" && shared.value && shared.value == alone.value &&
         shared.line == alone.line;
}

/// Called by all ranks: whether the leader comes to what a single process does. `seed` decides the
/// board, the budget, and whether a line is asked for.
inline bool solves_alike(cluster::Transport& transport, std::uint64_t seed) {
  Random random(seed);
  const auto rows = static_cast<std::int32_t>(random.between(6, 12));
  const auto cols = static_cast<std::int32_t>(random.between(6, 12));
  const bool line = random.chance(3, 4);
  const Budget budget{.threads = random.chance(1, 2) ? 1 : 2,
                      .memory_bytes = std::uint64_t{random.chance(1, 2) ? 6U : 32U} << 20};
  cluster::RankTeam team(transport, "");
  Control control(budget);
  Control alone;
  bool alike = true;
  if (random.chance(1, 2)) {
    const auto problem = random_pieces(random, rows, cols, 50 + random.below(51), 1000);
    const auto result = solve_optimum(
        problem, {.line = line, .route = contour::Route::Layers, .team = &team}, control);
    team.end();
    if (team.leads()) alike = same_result(result, solve_optimum(problem, {.line = line}, alone));
  } else {
    const auto problem = random_scores(random, rows, cols, random.chance(1, 2) ? 2 : 1000);
    const auto result = solve_score(
        problem, {.line = line, .sweeping = contour::Sweeping::Layers, .team = &team}, control);
    team.end();
    if (team.leads()) alike = same_result(result, solve_score(problem, {.line = line}, alone));
  }
  return alike;
}

}  // namespace minimex::tests
