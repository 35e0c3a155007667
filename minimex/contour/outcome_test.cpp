#include "minimex/contour/outcome.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/nimber.hpp"
#include "minimex/contour/nimber_table.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/chomp_reference.hpp"
#include "tests/support/diagrams.hpp"
#include "tests/support/limits.hpp"

namespace minimex::contour {
namespace {

using tests::bitten;
using tests::random_shape;
using tests::Shape;

OutcomeResult solve(const Shape& shape, const Budget& budget = {}) {
  Control control(budget);
  return solve_outcome({shape}, {.positions = true}, control);
}

Shape rectangle(std::size_t rows, std::int32_t cols) {
  return Shape(rows, cols);
}

/// Calls `use` for each non-empty diagram inside `shape`.
void for_each_inside(const Shape& shape, const std::function<void(const Shape&)>& use) {
  Shape inside;
  const std::function<void(std::int32_t)> grow = [&](std::int32_t most) {
    if (!inside.empty()) use(inside);
    if (inside.size() == shape.size()) return;
    for (std::int32_t length = 1; length <= std::min(most, shape[inside.size()]); ++length) {
      inside.push_back(length);
      grow(length);
      inside.pop_back();
    }
  };
  grow(shape[0]);
}

std::vector<Bite> bites_of(const Shape& shape) {
  std::vector<Bite> bites;
  for (std::int32_t row = 0; row < static_cast<std::int32_t>(shape.size()); ++row) {
    for (std::int32_t col = 0; col < shape[static_cast<std::size_t>(row)]; ++col) {
      if (row + col > 0) bites.push_back({row, col});
    }
  }
  return bites;
}

/// Everything about `shape` is as the reference says.
void expect_right(reference::ChompNimbers& known, const Shape& shape) {
  SCOPED_TRACE(testing::PrintToString(shape));
  const OutcomeResult result = solve(shape);
  ASSERT_EQ(result.run.status, Status::Proved);
  EXPECT_EQ(result.first_wins, known.nimber(shape) != 0);
  std::vector<Bite> winning;
  for (const Bite& bite : bites_of(shape)) {
    if (known.nimber(bitten(shape, bite)) == 0) winning.push_back(bite);
  }
  EXPECT_EQ(result.winning, winning);
  std::vector<std::uint64_t> lost;
  const Ranking ranking = rank_diagrams(shape, shape[0]);
  for_each_inside(shape, [&](const Shape& inside) {
    if (known.nimber(inside) != 0) return;
    std::uint64_t rank = 0;
    for (std::size_t row = 0; row < inside.size(); ++row) {
      rank += ranking.term(static_cast<std::int32_t>(row), shape[0] - inside[row]);
    }
    lost.push_back(rank);
  });
  EXPECT_EQ(result.lost_positions, lost.size());
  ASSERT_EQ(result.lost == nullptr, is_hook(shape));
  if (is_hook(shape)) return;
  Control control;
  std::sort(lost.begin(), lost.end());
  EXPECT_EQ(result.lost->ranks(ranking, control), lost);
}

TEST(Outcome, AllDiagramsInsideFiveByFive) {
  reference::ChompNimbers known;
  for_each_inside(rectangle(5, 5), [&](const Shape& shape) { expect_right(known, shape); });
}

TEST(Outcome, NarrowAndFlatDiagrams) {
  reference::ChompNimbers known;
  for (const Shape& shape : {Shape{30, 17}, Shape{12, 12, 3}, Shape{9, 2, 1, 1, 1, 1},
                             Shape{3, 2, 2, 2, 2, 2, 2, 2, 2, 1}, Shape{11, 11, 1, 1, 1}}) {
    expect_right(known, shape);
    expect_right(known, transposed(shape));
  }
}

TEST(Outcome, RandomDiagrams) {
  reference::ChompNimbers known;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    expect_right(known, random_shape(random, 1 + random.below(8), 8));
  }
}

TEST(Outcome, AgreesWithNimbersOfLargerDiagrams) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const std::size_t rows = 6 + random.below(5);
    Shape shape = random_shape(random, rows, static_cast<std::int32_t>(random.between(8, 14)));
    if (seed % 4 == 0) shape = rectangle(rows, 10);
    SCOPED_TRACE(testing::PrintToString(shape));
    const OutcomeResult result = solve(shape);
    Control control;
    const NimberResult nimbers = solve_nimber({shape}, {}, control);
    ASSERT_EQ(result.first_wins, nimbers.value != 0);
    const NimberPosition position(nimbers.table, shape);
    std::vector<Bite> winning;
    for (const Bite& bite : bites_of(shape)) {
      if (position.nimber_after(bite) == 0) winning.push_back(bite);
    }
    EXPECT_EQ(result.winning, winning);
    std::uint64_t lost = 0;
    for (std::uint64_t rank = 1; rank < nimbers.table->size(); ++rank) {
      if (nimbers.table->nimber_at(rank) == 0) ++lost;
    }
    ASSERT_FALSE(is_hook(shape));
    EXPECT_EQ(result.lost_positions, lost);
  }
}

TEST(Outcome, LostPositionsInsideSquares) {
  const std::vector<std::uint64_t> counts = {1,   2,   5,    10,   23,    48,    129,
                                             322, 867, 2612, 8037, 26838, 85555, 256366};
  for (std::size_t side = 1; side <= counts.size(); ++side) {
    const OutcomeResult result = solve(rectangle(side, static_cast<std::int32_t>(side)));
    EXPECT_EQ(result.lost_positions, counts[side - 1]) << side;
    EXPECT_EQ(result.first_wins, side > 1);
    const std::vector<Bite> winning(side > 1 ? 1 : 0, Bite{1, 1});
    EXPECT_EQ(result.winning, winning) << side;
  }
}

TEST(Outcome, HooksOfAnySize) {
  EXPECT_EQ(solve({1}).first_wins, false);
  EXPECT_EQ(solve({1}).lost_positions, 1);
  EXPECT_EQ(solve({1'000'000}).winning, (std::vector<Bite>{{0, 1}}));
  EXPECT_EQ(solve(rectangle(1'000'000, 1)).winning, (std::vector<Bite>{{1, 0}}));
  EXPECT_EQ(solve({5, 1, 1}).winning, (std::vector<Bite>{{0, 3}}));
  EXPECT_EQ(solve({2, 1, 1}).winning, (std::vector<Bite>{{2, 0}}));
  EXPECT_EQ(solve({3, 1, 1}).first_wins, false);
  EXPECT_TRUE(solve({3, 1, 1}).winning.empty());
  EXPECT_EQ(solve({1'000'000, 2}).winning.size(), 1U);
}

TEST(Outcome, OverTheMemoryBudgetTellsTheNeed) {
  const Shape shape = {9, 9, 8, 6, 6, 2};
  const OutcomeResult right = solve(shape);
  const std::uint64_t need = right.run.peak_bytes;
  EXPECT_EQ(right.run.regime, "bits");
  EXPECT_EQ(solve(shape, {.memory_bytes = need}).winning, right.winning);
  for (const std::uint64_t less : {need - 1, need / 2, std::uint64_t{64}}) {
    const OutcomeResult result = solve(shape, {.memory_bytes = less});
    EXPECT_EQ(result.run.status, Status::LimitReached);
    EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
    EXPECT_FALSE(result.first_wins);
  }
  for (const Shape& huge : {rectangle(1'000'000, 1'000'000), rectangle(40, 40)}) {
    EXPECT_EQ(solve(huge).run.status, Status::LimitReached);
  }
  Shape almost_hook(1'000'000, 1);
  almost_hook[0] = 1'000'000;
  almost_hook[1] = 2;
  EXPECT_EQ(solve(almost_hook).run.status, Status::LimitReached);
}

TEST(Outcome, StopsWhenAsked) {
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(solve_outcome({rectangle(12, 12)}, {}, cancelled).run.status, Status::Cancelled);
  const tests::ProcessorTime stopped;
  Control late(Budget{.time_limit = std::chrono::milliseconds(50)});
  const OutcomeResult result = solve_outcome({rectangle(17, 18)}, {}, late);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_FALSE(result.first_wins);
  EXPECT_LT(stopped.seconds(), 5);
}

TEST(Outcome, ProgressCountsEveryDiagram) {
  std::uint64_t total = 0;
  std::uint64_t done = 0;
  Control control({}, [&](const Progress& progress) {
    EXPECT_GE(progress.done, done);
    EXPECT_LE(progress.done, progress.total);
    done = progress.done;
    total = progress.total;
  });
  const OutcomeResult result = solve_outcome({rectangle(12, 13)}, {}, control);
  EXPECT_EQ(total, result.run.positions);
}

}  // namespace
}  // namespace minimex::contour
