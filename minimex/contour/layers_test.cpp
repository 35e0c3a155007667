#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/optimum.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/score_table.hpp"
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

/// Sides of a board whose table is worth a few thousand to a few hundred thousand words.
struct Sides {
  std::int32_t rows;
  std::int32_t cols;
};

Sides random_sides(Random& random) {
  const auto bits = static_cast<std::int32_t>(random.between(4, 21));
  const auto cols = static_cast<std::int32_t>(random.between(1, bits - 1));
  return {bits - cols, cols};
}

/// Solves in layers with as little memory as they take, and with all kinds of more of it.
template <typename Solve>
void with_every_memory(Random& random, const Solve& solve) {
  std::uint64_t least = 1;
  {
    Control control(Budget{.memory_bytes = least});
    const auto result = solve(control);
    ASSERT_EQ(result.run.status, Status::LimitReached);
    least = result.run.peak_bytes;
  }
}

TEST(Layers, CostsAndLinesAreThoseOfTheTable) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto [rows, cols] = random_sides(random);
    const OptimumProblem problem =
        random_pieces(random, rows, cols, 20 + random.below(81), random.chance(1, 2) ? 3 : 1000);
    Control control;
    const OptimumResult table =
        solve_optimum(problem, {.line = true, .route = Route::Words}, control);
    for (const int threads : {1, 2}) {
      Control budget(Budget{.threads = threads});
      const OptimumResult layers =
          solve_optimum(problem, {.line = true, .route = Route::Layers}, budget);
      ASSERT_EQ(layers.value, table.value) << rows << "x" << cols;
      ASSERT_EQ(layers.line, table.line) << layers.run.regime;
    }
  }
}

TEST(Layers, MarginsAndLinesAreThoseOfTheTable) {
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const auto [rows, cols] = random_sides(random);
    const ScoreProblem problem =
        random_scores(random, rows, cols, random.chance(1, 2) ? 2 : 100'000);
    Control control;
    const ScoreResult table = solve_score(problem, {.line = true}, control);
    const ScoreResult layers =
        solve_score(problem, {.line = true, .sweeping = Sweeping::Layers}, control);
    ASSERT_EQ(layers.value, table.value);
    ASSERT_EQ(layers.line, table.line);
  }
}

}  // namespace
}  // namespace minimex::contour
