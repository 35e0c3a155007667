#include "minimex/games/contour_scene.hpp"

namespace minimex {

std::vector<SceneCorner> staircase(std::span<const std::int32_t> lengths, std::int32_t cols) {
  std::vector<SceneCorner> corners;
  const auto go_to = [&corners](SceneCorner corner) {
    const std::size_t n = corners.size();
    if (n > 0 && corners[n - 1] == corner) return;
    // Steps in one direction are one line.
    if (n > 1 && (corners[n - 2].row == corner.row || corners[n - 2].col == corner.col)) {
      corners.pop_back();
    }
    corners.push_back(corner);
  };
  int row = static_cast<int>(lengths.size());
  go_to({row, 0});
  while (row > 0) {
    const int length = lengths[static_cast<std::size_t>(row - 1)];
    go_to({row, length});
    go_to({--row, length});
  }
  go_to({0, cols});
  return corners;
}

}  // namespace minimex
