#include "minimex/check/staircases.hpp"

#include <algorithm>
#include <utility>

#include "minimex/core/saturating.hpp"

namespace minimex::check {

Staircases::Staircases(std::vector<Cell> cells) : steps_(cells.size()) {
  std::int32_t rows = squeeze(cells, &Cell::row);
  std::int32_t cols = squeeze(cells, &Cell::col);
  if (cols > rows) {
    for (Cell& cell : cells) cell = {cols - 1 - cell.col, rows - 1 - cell.row};
    std::swap(rows, cols);
  }
  columns_.resize(static_cast<std::size_t>(cols));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    columns_[static_cast<std::size_t>(cells[i].col)].push_back({cells[i].row + 1, cells[i].col, i});
  }
  for (auto& column : columns_) {
    std::sort(column.begin(), column.end(),
              [](const End& a, const End& b) { return a.line < b.line; });
  }
  count(rows);
}

/// Numbers the rows (or columns) that have cells from 0 on; returns how many there are.
std::int32_t Staircases::squeeze(std::vector<Cell>& cells, std::int32_t Cell::*side) {
  std::vector<std::int32_t> used;
  used.reserve(cells.size());
  for (const Cell& cell : cells) used.push_back(cell.*side);
  std::sort(used.begin(), used.end());
  used.erase(std::unique(used.begin(), used.end()), used.end());
  for (Cell& cell : cells) {
    const auto found = std::lower_bound(used.begin(), used.end(), cell.*side);
    cell.*side = static_cast<std::int32_t>(found - used.begin());
  }
  return static_cast<std::int32_t>(used.size());
}

/// From column to column to the left: ways(c, l) is ways(c + 1, l), for a line that stays, and
/// ways(c + 1, k) for each cell of the column that ends a greater line k.
void Staircases::count(std::int32_t rows) {
  std::vector<std::uint64_t> ways(static_cast<std::size_t>(rows) + 1, 1);
  for (std::size_t col = columns_.size(); col-- > 0;) {
    std::uint64_t rising = 0;
    std::size_t below = ways.size();  // lines from here on are done
    const auto raise_down_to = [&](std::size_t line) {
      for (; below > line; --below) ways[below - 1] = saturating_add(ways[below - 1], rising);
    };
    for (std::size_t i = columns_[col].size(); i-- > 0;) {
      const End& end = columns_[col][i];
      const auto line = static_cast<std::size_t>(end.line);
      steps_[end.cell] = ways[line];
      raise_down_to(line);
      rising = saturating_add(rising, steps_[end.cell]);
    }
    raise_down_to(0);
  }
  size_ = ways[0];
}

/// The last line that can be longer gets as much longer as it must, and those after it no longer
/// than it.
bool Staircases::next() {
  for (std::size_t col = columns_.size(); col-- > 0;) {
    const auto here = static_cast<std::int32_t>(col);
    while (!ends_.empty() && ends_.back().col > here) ends_.pop_back();
    const std::int32_t line = ends_.empty() ? 0 : ends_.back().line;
    const auto longer =
        std::upper_bound(columns_[col].begin(), columns_[col].end(), line,
                         [](std::int32_t than, const End& end) { return than < end.line; });
    if (longer == columns_[col].end()) continue;
    if (!ends_.empty() && ends_.back().col == here) ends_.pop_back();
    ends_.push_back(*longer);
    exposed_.clear();
    for (const End& end : ends_) exposed_.push_back(end.cell);
    // From left to right, exposed cells lie lower and lower.
    if (exposed_.front() > exposed_.back()) std::reverse(exposed_.begin(), exposed_.end());
    return true;
  }
  return false;
}

}  // namespace minimex::check
