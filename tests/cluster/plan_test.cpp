#include "apps/cluster/plan.hpp"

#include <atomic>

#include <gtest/gtest.h>

#include "apps/cluster/local_transport.hpp"
#include "tests/cluster/shared_boards.hpp"

namespace minimex::cluster {
namespace {

Plan plan_for(const contour::OptimumProblem& problem, int ranks) {
  Control control(Budget{.memory_bytes = std::uint64_t{1} << 60});
  PlanTeam team(ranks, 1, control);
  const auto result =
      solve_optimum(problem, {.route = contour::Route::Layers, .team = &team}, control);
  EXPECT_TRUE(team.plan());
  EXPECT_EQ(result.run.status, Status::Cancelled);
  EXPECT_EQ(result.run.positions, 0U);
  EXPECT_EQ(result.run.peak_bytes, 0U);
  return team.plan().value_or(Plan{});
}

TEST(Plan, IsWhatARunTakes) {
  Random random(4);
  const auto problem = tests::random_pieces(random, 13, 13, 100, 1000);
  for (const int ranks : {1, 2, 4, 8}) {
    const Plan plan = plan_for(problem, ranks);
    std::atomic<std::uint64_t> pulled{0};
    run_local_ranks(ranks, [&](Transport& transport) {
      RankTeam team(transport, "");
      Control control;
      const auto result =
          solve_optimum(problem, {.route = contour::Route::Layers, .team = &team}, control);
      team.end();
      pulled += team.report().tally.pulled_bytes;
      EXPECT_EQ(team.sweep()->table_bytes(), plan.table_bytes);
      if (team.leads()) {
        EXPECT_EQ(result.run.positions, plan.contours);
        EXPECT_GE(result.run.peak_bytes, plan.rank_bytes);
      }
    });
    EXPECT_EQ(pulled, plan.pulled_bytes);
    EXPECT_EQ(pulled == 0, ranks == 1);
  }
}

TEST(Plan, MemoryOfARankFallsWithTheirNumber) {
  contour::OptimumProblem problem;
  Random random(4);
  problem = tests::random_pieces(random, 18, 18, 100, 1000);
  const Plan one = plan_for(problem, 1);
  for (const int ranks : {2, 4, 8}) {
    const Plan plan = plan_for(problem, ranks);
    EXPECT_LE(plan.table_bytes * static_cast<std::uint64_t>(ranks) * 10, one.table_bytes * 12)
        << ranks;
  }
}

}  // namespace
}  // namespace minimex::cluster
