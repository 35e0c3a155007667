#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_policy.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/score_policy.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::random_pieces;

std::vector<std::uint64_t> policy(const OptimumProblem& problem, const OptimumOptions& options) {
  Control control;
  const OptimumResult result = solve_optimum(problem, options, control);
  std::vector<std::uint64_t> places;
  const RunReport run = for_each_best_removal(
      *result.table, [&places](std::uint64_t place) { places.push_back(place); }, control);
  EXPECT_EQ(run.status, Status::Proved);
  EXPECT_EQ(places.size() + 1, count_positions(*result.table));
  for (const std::uint64_t place : places) EXPECT_LT(place, most_removals(*result.table));
  return places;
}

TEST(Policies, RemovalsAreTheSameFromEveryKindOfTable) {
  Random random(71);
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 7));
    const auto cols = static_cast<std::int32_t>(random.between(1, 7));
    const OptimumProblem problem = random_pieces(random, rows, cols, 20 + random.below(80), 9);
    const auto places = policy(problem, {.route = Route::Words});
    EXPECT_EQ(policy(problem, {.route = Route::Ideals}), places);
    EXPECT_EQ(policy(problem, {.route = Route::Words, .wide = true}), places);
  }
}

TEST(Policies, TheLastRemovalIsThatOfAllPieces) {
  Random random(72);
  for (int round = 0; round < 20; ++round) {
    const OptimumProblem problem = random_pieces(random, 5, 6, 100, 9);
    Control control;
    const OptimumResult result = solve_optimum(problem, {.line = true}, control);
    // All pieces are in the core unless one of them can have no partner.
    if (result.table->core().pieces.size() < problem.pieces.size()) continue;
    OptimumPosition position(result.table);
    const auto place = static_cast<std::size_t>(policy(problem, {}).back());
    EXPECT_EQ(position.moves().at(place), result.line.front());
  }
}

TEST(Policies, CellsAreThoseOfTheLine) {
  Random random(73);
  for (const auto& [rows, cols] : {std::pair(4, 5), {5, 4}, {1, 7}, {7, 1}}) {
    ScoreProblem problem{rows, cols};
    for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
      problem.first.push_back(random.between(-3, 3));
      problem.second.push_back(random.between(-3, 3));
    }
    Control control;
    const ScoreResult result = solve_score(problem, {.line = true}, control);
    std::vector<std::uint64_t> places;
    const RunReport run = for_each_best_cell(
        *result.table, [&places](std::uint64_t place) { places.push_back(place); }, control);
    EXPECT_EQ(run.status, Status::Proved);
    ASSERT_EQ(places.size() + 1, result.table->ranking().size());
    ScorePosition position(result.table);
    std::vector<std::int32_t> heights(static_cast<std::size_t>(result.table->frame().cols()),
                                      result.table->frame().rows());
    for (const ScoreCell& cell : result.line) {
      const std::uint64_t rank = result.table->ranking().rank(heights);
      const auto place = static_cast<std::size_t>(places[places.size() - 1 - rank]);
      EXPECT_EQ(position.moves().at(place), cell);
      position.play(cell);
      --heights[static_cast<std::size_t>(result.table->frame().frame_col(cell))];
    }
  }
}

}  // namespace
}  // namespace minimex::contour
