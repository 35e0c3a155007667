// Input of the river game: N and N rows over `*.x`, with what the statement promises of rivers:
// each wet area touches the left and the right side, has at most 2N cells, and is at a distance of
// at least 3 from every other.
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "input.hpp"
#include "limits.hpp"

namespace {

using Cell = std::pair<int, int>;

/// The wet cells connected with (row, col); they become dry.
std::vector<Cell> take_area(std::vector<std::string>& grid, int row, int col) {
  const int n = static_cast<int>(grid.size());
  std::vector<Cell> area = {{row, col}};
  const auto cell = [&grid](int r, int c) -> char& {
    return grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
  };
  cell(row, col) = '.';
  for (std::size_t i = 0; i < area.size(); ++i) {
    const auto [r, c] = area[i];
    for (const auto& [dr, dc] : {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{0, -1}}) {
      const int nr = r + dr;
      const int nc = c + dc;
      if (nr < 0 || nc < 0 || nr >= n || nc >= n || cell(nr, nc) != '*') continue;
      cell(nr, nc) = '.';
      area.emplace_back(nr, nc);
    }
  }
  return area;
}

void check_area(const std::vector<Cell>& area, int n) {
  bool left = false;
  bool right = false;
  for (const auto& [row, col] : area) {
    left = left || col == 0;
    right = right || col == n - 1;
  }
  if (!left || !right) invalid("a wet area does not join the left and the right side");
  if (static_cast<int>(area.size()) > 2 * n) invalid("a wet area has more than 2N cells");
}

void check_distance(const std::vector<Cell>& a, const std::vector<Cell>& b) {
  for (const auto& [r, c] : a) {
    for (const auto& [s, d] : b) {
      if (std::abs(r - s) + std::abs(c - d) < 3) invalid("two wet areas are too close");
    }
  }
}

}  // namespace

int main() {
  Input in;
  const int n = static_cast<int>(in.integer(1, kMostSide, "N"));
  in.newline();
  std::vector<std::string> grid;
  for (int row = 0; row < n; ++row) {
    grid.push_back(in.row(static_cast<std::size_t>(n), "*.x"));
    in.newline();
  }
  in.end();
  std::vector<std::vector<Cell>> areas;
  for (int row = 0; row < n; ++row) {
    for (int col = 0; col < n; ++col) {
      if (grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)] != '*') continue;
      areas.push_back(take_area(grid, row, col));
      check_area(areas.back(), n);
      for (std::size_t i = 0; i + 1 < areas.size(); ++i) check_distance(areas[i], areas.back());
    }
  }
  valid();
}
