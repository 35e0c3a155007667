#include "minimex/check/staircases.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex::check {
namespace {

using Cells = std::vector<Staircases::Cell>;
using Left = std::set<std::size_t>;  // cells that are left, by index

std::vector<std::size_t> exposed_of(const Cells& cells, const Left& left) {
  std::vector<std::size_t> exposed;
  for (const std::size_t a : left) {
    bool blocked = false;
    for (const std::size_t b : left) {
      blocked |= a != b && cells[b].row >= cells[a].row && cells[b].col <= cells[a].col;
    }
    if (!blocked) exposed.push_back(a);
  }
  return exposed;
}

/// What is left when these are exposed: they and all that they block.
Left left_of(const Cells& cells, std::span<const std::size_t> exposed) {
  Left left;
  for (const std::size_t a : exposed) {
    for (std::size_t b = 0; b < cells.size(); ++b) {
      if (cells[a].row >= cells[b].row && cells[a].col <= cells[b].col) left.insert(b);
    }
  }
  return left;
}

/// All sets that can be left are visited once, and steps lead where they should.
void expect_right(const Cells& cells) {
  Staircases staircases(cells);
  std::map<Left, std::uint64_t> numbers{{Left(), 0}};
  for (std::uint64_t number = 1; staircases.next(); ++number) {
    const Left left = left_of(cells, staircases.exposed());
    EXPECT_EQ(std::vector(staircases.exposed().begin(), staircases.exposed().end()),
              exposed_of(cells, left));
    EXPECT_TRUE(numbers.emplace(left, number).second);
    for (const std::size_t cell : staircases.exposed()) {
      Left after = left;
      after.erase(cell);
      ASSERT_TRUE(numbers.contains(after));
      EXPECT_EQ(numbers[after], number - staircases.step(cell));
    }
  }
  // Every set that taking cells can leave has been met, as each step led to one that was.
  EXPECT_EQ(numbers.size(), staircases.size());
  Left all;
  for (std::size_t i = 0; i < cells.size(); ++i) all.insert(i);
  EXPECT_EQ(numbers.at(all), staircases.size() - 1);
}

TEST(Staircases, FullBoardsHaveAllPaths) {
  for (std::int32_t rows = 0; rows <= 5; ++rows) {
    for (std::int32_t cols = 0; cols <= 5; ++cols) {
      Cells cells;
      for (std::int32_t row = 0; row < rows; ++row) {
        for (std::int32_t col = 0; col < cols; ++col) cells.push_back({row, col});
      }
      std::uint64_t paths = 1;
      for (std::int32_t i = 1; i <= rows; ++i) {
        paths = paths * static_cast<std::uint64_t>(cols + i) / static_cast<std::uint64_t>(i);
      }
      EXPECT_EQ(Staircases(cells).size(), paths);
      expect_right(cells);
    }
  }
}

TEST(Staircases, RandomCells) {
  Random random(31);
  for (int round = 0; round < 200; ++round) {
    SCOPED_TRACE(round);
    const auto rows = static_cast<std::int32_t>(random.between(1, 6));
    const auto cols = static_cast<std::int32_t>(random.between(1, 6));
    const bool upwards = random.chance(1, 2);
    Cells cells;
    for (std::int32_t i = 0; i < rows; ++i) {
      const std::int32_t row = upwards ? rows - 1 - i : i;
      for (std::int32_t col = 0; col < cols; ++col) {
        if (random.chance(1, 2)) cells.push_back({row * 1000, col * 7});
      }
    }
    expect_right(cells);
  }
}

TEST(Staircases, CountsStopAtTheLargestNumber) {
  Cells cells;
  for (std::int32_t i = 0; i < 100; ++i) cells.push_back({i, i});  // none blocks another
  EXPECT_EQ(Staircases(cells).size(), UINT64_MAX);
}

}  // namespace
}  // namespace minimex::check
