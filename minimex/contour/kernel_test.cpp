#include "minimex/contour/kernel.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/removal_words.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/contours.hpp"

namespace minimex::contour {
namespace {

using tests::random_pieces;
using tests::random_scores;

/// The tests run once for each kernel, and say when this machine cannot run one.
class EachKernel : public testing::TestWithParam<Kernel> {
 protected:
  void SetUp() override {
    if (!available(GetParam())) {
      GTEST_SKIP() << "this machine or build has no " << to_string(GetParam()) << " kernel";
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Kernels, EachKernel, testing::Values(Kernel::Portable, Kernel::Avx2),
                         [](const auto& each) { return std::string(to_string(each.param)); });

OptimumResult solve(const OptimumProblem& problem, const OptimumOptions& options, int threads = 1) {
  Control control(Budget{.threads = threads});
  return solve_optimum(problem, options, control);
}

/// A random contour of a board: heights that do not decrease.
std::vector<std::int32_t> random_heights(Random& random, std::int32_t rows, std::int32_t cols) {
  std::vector<std::int32_t> heights;
  for (std::int32_t col = 0; col < cols; ++col) {
    heights.push_back(static_cast<std::int32_t>(random.between(0, rows)));
  }
  std::sort(heights.begin(), heights.end());
  return heights;
}

/// The tables agree on the value and on `samples` random contours.
void expect_same_costs(Random& random, const OptimumResult& one, const OptimumResult& two,
                       int samples) {
  ASSERT_EQ(one.value, two.value);
  const Placement& place = one.table->core().place;
  for (int i = 0; i < samples; ++i) {
    const auto heights = random_heights(random, place.rows, place.cols);
    ASSERT_EQ(one.table->core_cost(heights), two.table->core_cost(heights));
  }
}

TEST_P(EachKernel, CostsAreThoseOfTheIdeals) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto rows = static_cast<std::int32_t>(random.between(1, 12));
    const auto cols = static_cast<std::int32_t>(random.between(1, std::min(12, 20 - rows)));
    const OptimumProblem problem = random_pieces(random, rows, cols, 20 + random.below(81),
                                                 random.chance(1, 2) ? 9 : 1'000'000);
    const bool wide = random.chance(1, 3);
    const OptimumResult words =
        solve(problem, {.route = Route::Words, .wide = wide, .kernel = GetParam()});
    const OptimumResult ideals = solve(problem, {.route = Route::Ideals});
    expect_same_costs(random, words, ideals, 50);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST_P(EachKernel, CostsOfLongBoards) {
  for (const std::int32_t length : {20, 60, 150}) {
    Random random(static_cast<std::uint64_t>(length));
    const OptimumProblem problem = random_pieces(random, 3, length, 90, 1000);
    const OptimumResult words = solve(problem, {.route = Route::Words, .kernel = GetParam()});
    const OptimumResult ideals = solve(problem, {.route = Route::Ideals});
    expect_same_costs(random, words, ideals, 500);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST_P(EachKernel, ThreadsAndWidthsGiveTheSameCosts) {
  Random random(13);
  const OptimumProblem problem = random_pieces(random, 12, 13, 95, 1'000'000);
  const OptimumResult one = solve(problem, {.kernel = Kernel::Portable});
  for (const bool wide : {false, true}) {
    for (const int threads : {1, 2, 3}) {
      const OptimumResult other = solve(problem, {.wide = wide, .kernel = GetParam()}, threads);
      expect_same_costs(random, one, other, 2000);
      ASSERT_FALSE(HasFatalFailure());
    }
  }
}

/// Pieces of a full board whose values add up to `total`.
OptimumProblem pieces_with_total(Random& random, std::int64_t total) {
  OptimumProblem problem = random_pieces(random, 5, 5, 100, total / 60);
  for (const Piece& piece : problem.pieces) total -= piece.value;
  // One of them outweighs the others. A piece of each colour next to it keeps it in the core.
  problem.pieces[12].value += total;
  problem.pieces[6].colour = Colour::White;
  problem.pieces[12].colour = Colour::Black;
  return problem;
}

TEST_P(EachKernel, ValuesUpToTheLimitOfEitherWidth) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    for (const std::int64_t limit : {std::int64_t{kMostWordsTotal<std::int32_t>},
                                     std::int64_t{kMostWordsTotal<std::int64_t>}}) {
      for (const std::int64_t total : {limit - 1, limit, limit + 1}) {
        Random random(seed);
        const OptimumProblem problem = pieces_with_total(random, total);
        const OptimumResult words = solve(problem, {.route = Route::Words, .kernel = GetParam()});
        const OptimumResult ideals = solve(problem, {.route = Route::Ideals, .wide = true});
        expect_same_costs(random, words, ideals, 100);
        ASSERT_FALSE(HasFatalFailure());
      }
    }
  }
}

ScoreResult solve(const ScoreProblem& problem, const ScoreOptions& options, int threads = 1) {
  Control control(Budget{.threads = threads});
  return solve_score(problem, options, control);
}

/// Every margin is the best of the margins that moves lead to, by the rules alone.
void expect_margins(const ScoreProblem& problem, const ScoreTable& table, Random& random,
                    int samples) {
  const ScoreFrame& frame = table.frame();
  const std::int32_t rows = frame.rows();
  for (int sample = 0; sample < samples; ++sample) {
    std::vector<std::int32_t> heights = random_heights(random, rows, frame.cols());
    std::int64_t taken = 0;
    for (const std::int32_t height : heights) taken += rows - height;
    const auto& gains = taken % 2 == 0 ? problem.first : problem.second;
    std::int64_t best = INT64_MIN;
    const std::int64_t margin = table.margin(table.ranking().rank(heights));
    for (std::size_t col = 0; col < heights.size(); ++col) {
      if (heights[col] == (col > 0 ? heights[col - 1] : 0)) continue;
      --heights[col];
      const ScoreCell cell = frame.board_cell(heights[col], static_cast<std::int32_t>(col));
      const std::int64_t gain = gains[static_cast<std::size_t>(cell.row * problem.cols + cell.col)];
      best = std::max(best, gain - table.margin(table.ranking().rank(heights)));
      ++heights[col];
    }
    ASSERT_EQ(margin, heights.back() == 0 ? 0 : best);
  }
}

TEST_P(EachKernel, MarginsFollowTheRecurrence) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto rows = static_cast<std::int32_t>(random.between(1, 12));
    const auto cols = static_cast<std::int32_t>(random.between(1, std::min(12, 20 - rows)));
    const ScoreProblem problem =
        random_scores(random, rows, cols, random.chance(1, 2) ? 9 : 100'000);
    const ScoreResult result = solve(problem, {.wide = random.chance(1, 3), .kernel = GetParam()});
    expect_margins(problem, *result.table, random, 50);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST_P(EachKernel, MarginsOfLongAndOfLargeBoards) {
  Random random(3);
  for (const auto& [rows, cols] : {std::array{3, 200}, std::array{60, 4}, std::array{12, 13}}) {
    const ScoreProblem problem = random_scores(random, rows, cols, 1000);
    for (const int threads : {1, 2}) {
      const ScoreResult result = solve(problem, {.kernel = GetParam()}, threads);
      expect_margins(problem, *result.table, random, 3000);
      ASSERT_FALSE(HasFatalFailure());
    }
  }
}

TEST(Kernel, AutomaticIsTheBestAvailable) {
  EXPECT_TRUE(available(Kernel::Automatic));
  EXPECT_TRUE(available(Kernel::Portable));
  const Kernel best = available(Kernel::Avx2) ? Kernel::Avx2 : Kernel::Portable;
  EXPECT_EQ(choose_kernel(Kernel::Automatic), best);
  EXPECT_EQ(choose_kernel(Kernel::Avx2), best);
  EXPECT_EQ(choose_kernel(Kernel::Portable), Kernel::Portable);
}

}  // namespace
}  // namespace minimex::contour
