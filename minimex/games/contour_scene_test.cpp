#include "minimex/games/contour_scene.hpp"

#include <gtest/gtest.h>

namespace minimex {
namespace {

using Corners = std::vector<SceneCorner>;

TEST(Staircase, GoesFromLowerLeftToUpperRight) {
  const std::vector<std::int32_t> lengths = {3, 1, 1, 0};
  EXPECT_EQ(staircase(lengths, 4),
            (Corners{{4, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}, {0, 4}}));
}

TEST(Staircase, OfNothingAndOfEverything) {
  EXPECT_EQ(staircase(std::vector<std::int32_t>{0, 0}, 3), (Corners{{2, 0}, {0, 0}, {0, 3}}));
  EXPECT_EQ(staircase(std::vector<std::int32_t>{3, 3}, 3), (Corners{{2, 0}, {2, 3}, {0, 3}}));
}

}  // namespace
}  // namespace minimex
