// The duel engine within budgets: what it says when it is stopped, and how soon.
#include "tests/support/limits.hpp"

#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score.hpp"
#include "minimex/conflict/score/families_test.hpp"

namespace minimex::conflict {
namespace {

using namespace test;

void expect_limit(const ScoreResult& result, Status status, std::int64_t lower,
                  std::int64_t upper) {
  EXPECT_EQ(result.run.status, status);
  EXPECT_FALSE(result.run.limit.empty());
  EXPECT_FALSE(result.value.has_value());
  EXPECT_TRUE(result.line.empty());
  EXPECT_LE(result.bounds.lower, lower);
  EXPECT_GE(result.bounds.upper, upper);
  EXPECT_LE(result.bounds.lower, result.bounds.upper);
}

TEST(Score, CancelledSolvesHaveBounds) {
  Control control;
  control.cancel();
  expect_limit(solve_score(family("grid:8x8"), {}, control), Status::Cancelled, 24, 24);
  expect_limit(solve_score(SeatLine{.seats = 90, .distance = 1}, {}, control), Status::Cancelled,
               39, 39);
}

TEST(Score, TimeLimitsAreKept) {
  int reports = 0;
  const ScoreResult result = tests::limited(
      std::chrono::milliseconds(250),
      [&reports](std::chrono::milliseconds limit) {
        Control control(Budget{.time_limit = limit}, [&reports](const Progress& progress) {
          ++reports;
          EXPECT_TRUE(progress.phase == "search" || progress.phase == "explore");
        });
        return solve_score(family("grid:12x12"), {}, control);
      },
      [&reports](const ScoreResult& found) { return found.run.positions > 0 && reports > 0; });
  // Somewhere between a maximal set with few tokens and half the cells.
  expect_limit(result, Status::LimitReached, 40, 50);
  EXPECT_GT(result.run.positions, 0U);
  EXPECT_GT(reports, 0);
}

// Exploring pieces before the search tells of itself and can be stopped, too.
TEST(Score, ExplorationReportsAndStops) {
  std::vector<std::string> phases;
  Control* to_stop = nullptr;
  Control control(Budget{}, [&](const Progress& progress) {
    phases.emplace_back(progress.phase);
    to_stop->cancel();
  });
  to_stop = &control;
  const ScoreResult result = solve_score(family("grid:12x12"), {}, control);
  expect_limit(result, Status::Cancelled, 40, 50);
  EXPECT_EQ(phases, std::vector<std::string>{"explore"});
  EXPECT_EQ(result.run.positions, 0U);
}

TEST(Score, SmallBudgetsAreKept) {
  Control tiny(Budget{.memory_bytes = 1});
  expect_limit(solve_score(family("grid:6x6"), {}, tiny), Status::LimitReached, 14, 14);
  expect_limit(solve_score(SeatLine{.seats = 60, .distance = 1}, {}, tiny), Status::LimitReached,
               26, 26);
  expect_limit(solve_score(Graph(1000), {}, tiny), Status::LimitReached, 1000, 1000);
  Control small(Budget{.memory_bytes = 1 << 20});
  const ScoreResult result = solve_score(family("grid:6x6"), {.line = true}, small);
  EXPECT_EQ(result.value, 14);
  EXPECT_EQ(result.line.size(), 14U);
  EXPECT_LE(result.run.peak_bytes, 1U << 20);
}

TEST(Score, BoardsThatAreTooLargeHaveBounds) {
  Control control;
  expect_limit(solve_score(family("grid:40x40"), {}, control), Status::LimitReached, 500, 700);
  // The value is known, the line of play is too long to be looked for.
  expect_limit(solve_score(copies(family("path:3"), 5'000), {.line = true}, control),
               Status::LimitReached, 7'500, 7'500);
  const ScoreResult line = solve_score(SeatLine{.seats = 1'000'000, .distance = 3}, {}, control);
  expect_limit(line, Status::LimitReached, 200'000, 200'000);
  EXPECT_EQ(line.bounds.upper, 250'000);
  EXPECT_EQ(line.bounds.lower, 142'858);
}

}  // namespace
}  // namespace minimex::conflict
