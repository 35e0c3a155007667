#include "tests/reference/river_reference.hpp"

#include <cstddef>
#include <map>
#include <set>

namespace minimex::reference {
namespace {

using Rows = std::vector<std::string>;

template <class Grid>
auto& at(Grid& grid, int r, int c) {
  return grid[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
}

class RiverGame {
 public:
  explicit RiverGame(const Rows& rows) : area_(rows.size(), std::vector<int>(rows[0].size(), -1)) {
    int areas = 0;
    for (int r = 0; r < height(); ++r) {
      for (int c = 0; c < width(); ++c) {
        if (at(rows, r, c) == '*' && at(area_, r, c) < 0) flood(rows, r, c, areas++);
      }
    }
  }

  /// Positions are boards with a `c` on each cell that holds a camera.
  int nimber(Rows& board) {
    if (const auto found = known_.find(board); found != known_.end()) return found->second;
    std::set<int> reachable;
    for (int r = 0; r < height(); ++r) {
      for (int c = 0; c < width(); ++c) {
        if (!may_place(board, r, c)) continue;
        at(board, r, c) = 'c';
        reachable.insert(nimber(board));
        at(board, r, c) = '.';
      }
    }
    int mex = 0;
    while (reachable.contains(mex)) ++mex;
    return known_[board] = mex;
  }

 private:
  static constexpr int kSteps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  int height() const { return static_cast<int>(area_.size()); }
  int width() const { return static_cast<int>(area_[0].size()); }
  bool inside(int r, int c) const { return 0 <= r && r < height() && 0 <= c && c < width(); }

  void flood(const Rows& rows, int r, int c, int area) {
    if (!inside(r, c) || at(rows, r, c) != '*' || at(area_, r, c) >= 0) return;
    at(area_, r, c) = area;
    for (const auto& step : kSteps) flood(rows, r + step[0], c + step[1], area);
  }

  std::set<int> areas_seen(int r, int c) const {
    std::set<int> seen;
    for (const auto& step : kSteps) {
      const int r2 = r + step[0];
      const int c2 = c + step[1];
      if (inside(r2, c2) && at(area_, r2, c2) >= 0) seen.insert(at(area_, r2, c2));
    }
    return seen;
  }

  bool may_place(const Rows& board, int r, int c) const {
    const std::set<int> mine = areas_seen(r, c);
    if (at(board, r, c) != '.' || mine.empty()) return false;
    for (const auto& step : kSteps) {
      const int r2 = r + step[0];
      const int c2 = c + step[1];
      if (!inside(r2, c2) || at(board, r2, c2) != 'c') continue;
      for (const int area : areas_seen(r2, c2)) {
        if (mine.contains(area)) return false;
      }
    }
    return true;
  }

  std::vector<std::vector<int>> area_;  // wet area of each cell, -1 on land
  std::map<Rows, int> known_;
};

}  // namespace

int river_nimber(const Rows& rows) {
  Rows board = rows;
  return RiverGame(rows).nimber(board);
}

}  // namespace minimex::reference
