#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/layer_sweep.hpp"
#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/words.hpp"
#include "minimex/core/random.hpp"

namespace minimex::contour {
namespace {

/// About `percent` of the cells taken, values from 0 to `most`.
OptimumProblem random_pieces(Random& random, std::int32_t rows, std::int32_t cols,
                             std::uint64_t percent, std::int64_t most) {
  OptimumProblem problem;
  for (std::int32_t row = 0; row < rows; ++row) {
    for (std::int32_t col = 0; col < cols; ++col) {
      if (!random.chance(percent, 100)) continue;
      problem.pieces.push_back(
          {row, col, random.chance(1, 2) ? Colour::White : Colour::Black, random.between(0, most)});
    }
  }
  return problem;
}

ScoreProblem random_scores(Random& random, std::int32_t rows, std::int32_t cols,
                           std::int64_t most) {
  ScoreProblem problem{rows, cols};
  for (std::int32_t cell = 0; cell < rows * cols; ++cell) {
    problem.first.push_back(random.between(-most, most));
    problem.second.push_back(random.between(-most, most));
  }
  return problem;
}

/// Sides of a random board with `bits` steps in its contours.
struct Sides {
  std::int32_t rows;
  std::int32_t cols;
};

Sides random_sides(Random& random, std::int64_t least_bits, std::int64_t most_bits) {
  const std::int64_t bits = random.between(least_bits, most_bits);
  const auto cols = static_cast<std::int32_t>(random.between(1, bits - 1));
  return {static_cast<std::int32_t>(bits) - cols, cols};
}

/// The least budget in which a board of these sides, turned as engines turn it, can be swept.
std::uint64_t least_budget(Sides sides, int reach) {
  const std::int32_t rows = std::max(sides.rows, sides.cols);
  const std::int32_t cols = std::min(sides.rows, sides.cols);
  const LayerTask task{std::vector<std::int32_t>(static_cast<std::size_t>(cols), rows), reach};
  std::uint64_t least = 0;
  EXPECT_EQ(LayerSweep::make(Ranking::all(rows, cols), task, 0, least), nullptr);
  return least + 4 * Ranking::bytes(rows, cols);
}

/// The least budget, where a line costs many sweeps; or a random one, up to one in which all layers
/// stay.
Budget random_budget(Random& random, Sides sides, int reach) {
  const std::uint64_t words = word_count(sides.rows, sides.cols);
  const std::uint64_t more = words < 5000 ? random.below(4) * words : (1 + random.below(4)) * words;
  return {.threads = random.chance(1, 2) ? 1 : 2,
          .memory_bytes = least_budget(sides, reach) + more};
}

void expect_same_solves(const OptimumProblem& problem, Random& random) {
  Control control;
  const OptimumResult table =
      solve_optimum(problem, {.line = true, .route = Route::Words}, control);
  const Placement& place = table.table->core().place;
  if (place.cols == 0) return;
  Control limited(random_budget(random, {place.rows, place.cols}, 2));
  const OptimumResult layers =
      solve_optimum(problem, {.line = true, .route = Route::Layers}, limited);
  ASSERT_EQ(layers.run.regime, "layers") << layers.run.limit;
  ASSERT_LE(layers.run.peak_bytes, limited.budget().memory_bytes);
  ASSERT_EQ(layers.value, table.value) << place.rows << "x" << place.cols;
  ASSERT_EQ(layers.line, table.line) << place.rows << "x" << place.cols;
}

void expect_same_solves(const ScoreProblem& problem, Random& random) {
  Control control;
  const ScoreResult table = solve_score(problem, {.line = true}, control);
  Control limited(random_budget(random, {problem.rows, problem.cols}, 1));
  const ScoreResult layers =
      solve_score(problem, {.line = true, .sweeping = Sweeping::Layers}, limited);
  ASSERT_EQ(layers.run.regime, "layers") << layers.run.limit;
  ASSERT_LE(layers.run.peak_bytes, limited.budget().memory_bytes);
  ASSERT_EQ(layers.value, table.value) << problem.rows << "x" << problem.cols;
  ASSERT_EQ(layers.line, table.line) << problem.rows << "x" << problem.cols;
}

TEST(Layers, CostsAndLinesAreThoseOfTheTable) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Sides sides = random_sides(random, 4, seed <= 450 ? 18 : 24);
    expect_same_solves(random_pieces(random, sides.rows, sides.cols, 20 + random.below(81),
                                     random.chance(1, 2) ? 3 : 1000),
                       random);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Layers, MarginsAndLinesAreThoseOfTheTable) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto [rows, cols] = random_sides(random, 4, seed <= 450 ? 18 : 24);
    expect_same_solves(random_scores(random, rows, cols, random.chance(1, 2) ? 2 : 100'000),
                       random);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST(Layers, WideNumbers) {
  Random random(5);
  const OptimumProblem problem = random_pieces(random, 11, 11, 100, 1'000'000'000'000);
  Control control;
  const OptimumResult table =
      solve_optimum(problem, {.line = true, .route = Route::Words}, control);
  Control limited(Budget{.threads = 2, .memory_bytes = 2 << 20});
  const OptimumResult layers = solve_optimum(problem, {.line = true}, limited);
  EXPECT_EQ(layers.run.regime, "layers");
  EXPECT_EQ(layers.value, table.value);
  EXPECT_EQ(layers.line, table.line);
}

TEST(Layers, TooLittleMemoryIsSaid) {
  Random random(5);
  const OptimumProblem problem = random_pieces(random, 12, 12, 100, 1000);
  Control limited(Budget{.memory_bytes = 200'000});
  const OptimumResult result = solve_optimum(problem, {.line = true}, limited);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
  EXPECT_FALSE(result.value);
  EXPECT_LE(result.bounds.lower, result.bounds.upper);
}

}  // namespace
}  // namespace minimex::contour
