#include "minimex/contour/nimber.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/nimber_table.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/chomp_reference.hpp"
#include "tests/support/diagrams.hpp"

namespace minimex::contour {
namespace {

using tests::bitten;
using tests::random_shape;
using tests::Shape;

NimberResult solve(const Shape& shape, const NimberOptions& options = {},
                   const Budget& budget = {}) {
  Control control(budget);
  return solve_nimber({shape}, options, control);
}

Shape rectangle(std::size_t rows, std::int32_t cols) {
  return Shape(rows, cols);
}

Shape conjugate(const Shape& shape) {
  Shape out;
  for (std::int32_t col = 0; col < shape[0]; ++col) {
    out.push_back(static_cast<std::int32_t>(
        std::count_if(shape.begin(), shape.end(), [col](std::int32_t row) { return row > col; })));
  }
  return out;
}

/// All non-empty diagrams with at most `rows` rows of at most `cols` cells.
std::vector<Shape> diagrams(std::size_t rows, std::int32_t cols) {
  std::vector<Shape> out;
  std::function<void(Shape&)> extend = [&](Shape& shape) {
    if (!shape.empty()) out.push_back(shape);
    if (shape.size() == rows) return;
    const std::int32_t most = shape.empty() ? cols : shape.back();
    for (std::int32_t length = 1; length <= most; ++length) {
      shape.push_back(length);
      extend(shape);
      shape.pop_back();
    }
  };
  Shape shape;
  extend(shape);
  return out;
}

/// The line by its definition, with nimbers of the reference.
std::vector<Bite> reference_line(reference::ChompNimbers& known, Shape shape) {
  std::vector<Bite> line;
  while (shape != Shape{1}) {
    std::vector<Bite> bites;
    for (std::int32_t row = 0; row < static_cast<std::int32_t>(shape.size()); ++row) {
      for (std::int32_t col = 0; col < shape[static_cast<std::size_t>(row)]; ++col) {
        if (row + col > 0) bites.push_back({row, col});
      }
    }
    const auto zero = std::find_if(bites.begin(), bites.end(), [&](const Bite& bite) {
      return known.nimber(bitten(shape, bite)) == 0;
    });
    line.push_back(zero == bites.end() ? bites.front() : *zero);
    shape = bitten(shape, line.back());
  }
  return line;
}

TEST(Nimber, AllSmallDiagrams) {
  reference::ChompNimbers known;
  for (const auto& [rows, cols] : {std::pair{4, 6}, std::pair{7, 3}}) {
    for (const Shape& shape : diagrams(static_cast<std::size_t>(rows), cols)) {
      for (const bool wide : {false, true}) {
        const NimberResult result = solve(shape, {.line = true, .wide = wide});
        ASSERT_EQ(result.value, known.nimber(shape)) << testing::PrintToString(shape);
        ASSERT_EQ(result.line, reference_line(known, shape)) << testing::PrintToString(shape);
      }
    }
  }
}

TEST(Nimber, RandomDiagrams) {
  reference::ChompNimbers known;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Shape shape = random_shape(random, 1 + random.below(6), 7);
    ASSERT_EQ(solve(shape).value, known.nimber(shape)) << testing::PrintToString(shape);
  }
}

/// The table of `shape` holds the nimber of each diagram inside it.
void expect_table(reference::ChompNimbers& known, const Shape& shape) {
  const NimberResult result = solve(shape);
  for (const Shape& inner : diagrams(shape.size(), shape[0])) {
    Shape padded = inner;
    padded.resize(shape.size(), 0);
    const bool inside =
        std::equal(padded.begin(), padded.end(), shape.begin(), std::less_equal<>());
    if (!inside) continue;
    ASSERT_EQ(result.table->nimber(padded), known.nimber(inner));
  }
}

TEST(Nimber, OneTableHoldsAllDiagramsInside) {
  reference::ChompNimbers known;
  expect_table(known, {7, 6, 6, 3, 2});
  EXPECT_EQ(solve({7, 6, 6, 3, 2}).run.positions, Ranking::within(7, Shape{0, 1, 1, 4, 5}).size());
  // Symmetric shapes.
  expect_table(known, rectangle(6, 6));
  expect_table(known, {6, 6, 5, 3, 3, 2});
  expect_table(known, {7, 2, 1, 1, 1, 1, 1});
}

TEST(Nimber, ConjugateDiagramHasTheSameNimber) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    const Shape shape = random_shape(random, 1 + random.below(8), 9);
    EXPECT_EQ(solve(shape).value, solve(conjugate(shape)).value);
  }
}

TEST(Nimber, NarrowRectanglesNeedTwoBytes) {
  reference::ChompNimbers known;
  const NimberResult result = solve(rectangle(2, 200));  // 400 cells
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value, solve(rectangle(200, 2)).value);
  EXPECT_EQ(result.table->nimber(Shape{12, 9}), known.nimber({12, 9}));
  EXPECT_GT(*result.value, 255);
}

TEST(Nimber, RowsColumnsAndHooks) {
  EXPECT_EQ(solve({1}, {.line = true}).value, 0);
  EXPECT_TRUE(solve({1}, {.line = true}).line.empty());
  EXPECT_EQ(solve({1'000'000}).value, 999'999);
  EXPECT_EQ(solve({1'000'000}, {.line = true}).line, (std::vector<Bite>{{0, 1}}));
  EXPECT_EQ(solve(rectangle(1'000'000, 1)).value, 999'999);
  EXPECT_EQ(solve({6, 1, 1}).value, 5 ^ 2);
  EXPECT_EQ(solve({3, 1, 1}, {.line = true}).value, 0);
  EXPECT_EQ(solve({3, 1, 1}, {.line = true}).line, (std::vector<Bite>{{0, 1}, {1, 0}}));
}

TEST(Nimber, SquaresAreWonInTheDiagonal) {
  for (const std::int32_t side : {2, 3, 7, 10}) {
    const NimberResult result =
        solve(rectangle(static_cast<std::size_t>(side), side), {.line = true});
    EXPECT_GT(result.value.value(), 0);
    EXPECT_EQ(result.line.front(), (Bite{1, 1}));
  }
}

TEST(Nimber, OverTheMemoryBudgetTellsBoundsAndNeed) {
  const NimberResult right = solve({8, 8, 7, 5, 5});
  const std::uint64_t need = right.run.peak_bytes;
  EXPECT_EQ(solve({8, 8, 7, 5, 5}, {}, {.memory_bytes = need}).value, right.value);
  const NimberResult result = solve({8, 8, 7, 5, 5}, {.line = true}, {.memory_bytes = need - 1});
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("needs"), std::string::npos);
  EXPECT_FALSE(result.value);
  EXPECT_TRUE(result.line.empty());
  EXPECT_LE(result.bounds.lower, *right.value);
  EXPECT_GE(result.bounds.upper, *right.value);
  EXPECT_EQ(result.bounds.upper, 32);

  const NimberResult huge = solve(rectangle(1'000'000, 1'000'000));
  EXPECT_EQ(huge.run.status, Status::LimitReached);
  EXPECT_EQ(huge.bounds.lower, 1);
  EXPECT_EQ(huge.bounds.upper, 999'999'999'999);
  Shape almost_hook(1'000'000, 1);
  almost_hook[0] = 1'000'000;
  almost_hook[1] = 2;
  EXPECT_EQ(solve(almost_hook).run.status, Status::LimitReached);
}

TEST(Nimber, StopsWhenAsked) {
  const NimberProblem problem{rectangle(11, 11)};
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(solve_nimber(problem, {}, cancelled).run.status, Status::Cancelled);
  Control late(Budget{.time_limit = std::chrono::milliseconds(0)});
  const NimberResult result = solve_nimber(problem, {}, late);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_EQ(result.bounds.lower, 1);
}

}  // namespace
}  // namespace minimex::contour
