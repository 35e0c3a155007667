#include "tests/cluster/shared_boards.hpp"

#include <atomic>
#include <string>

#include <gtest/gtest.h>

#include "apps/cluster/local_transport.hpp"

namespace minimex::cluster {
namespace {

class SharedBoards : public testing::TestWithParam<int> {};

TEST_P(SharedBoards, ValuesAndLinesAreThoseOfOneProcess) {
  std::atomic<int> different{0};
  run_local_ranks(GetParam(), [&](Transport& transport) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      if (tests::solves_alike(transport, seed)) continue;
      if (different++ == 0) ADD_FAILURE() << "seed " << seed;
    }
  });
  EXPECT_EQ(different, 0);
}

INSTANTIATE_TEST_SUITE_P(Ranks, SharedBoards, testing::Values(1, 2, 3, 4, 8));

TEST(SharedSolves, TooLittleMemoryIsSaidByTheLeader) {
  run_local_ranks(3, [](Transport& transport) {
    Random random(3);
    const auto problem = tests::random_pieces(random, 12, 12, 100, 1000);
    RankTeam team(transport, "");
    Control control(Budget{.memory_bytes = 150'000});
    const auto result = solve_optimum(
        problem, {.line = true, .route = contour::Route::Layers, .team = &team}, control);
    team.end();
    if (!team.leads()) return;
    EXPECT_EQ(result.run.status, Status::LimitReached);
    EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
  });
}

TEST(SharedSolves, AStoppedLeaderStopsAll) {
  run_local_ranks(3, [](Transport& transport) {
    Random random(3);
    const auto problem = tests::random_pieces(random, 12, 12, 100, 1000);
    RankTeam team(transport, "");
    Control control;
    if (team.leads()) control.cancel();
    const auto result = solve_optimum(
        problem, {.line = true, .route = contour::Route::Layers, .team = &team}, control);
    team.end();
    if (team.leads()) {
      EXPECT_EQ(result.run.status, Status::Cancelled);
    }
  });
}

TEST(SharedSolves, SmallTablesAreTheLeadersAlone) {
  run_local_ranks(3, [](Transport& transport) {
    Random random(3);
    const auto problem = tests::random_pieces(random, 8, 8, 100, 1000);
    RankTeam team(transport, "");
    Control control;
    const auto result = solve_optimum(problem, {.line = true, .team = &team}, control);
    team.end();
    if (!team.leads()) return;
    EXPECT_EQ(result.run.regime, "table");
    EXPECT_TRUE(result.value);
  });
}

}  // namespace
}  // namespace minimex::cluster
