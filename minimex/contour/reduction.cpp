#include "minimex/contour/reduction.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace minimex::contour {
namespace {

std::vector<std::int32_t> distinct(std::vector<std::int32_t> numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::int32_t position(const std::vector<std::int32_t>& sorted, std::int32_t number) {
  return static_cast<std::int32_t>(std::lower_bound(sorted.begin(), sorted.end(), number) -
                                   sorted.begin());
}

/// Which pieces have a piece of the other colour, both worth something, strictly above and left.
std::vector<bool> partnered_above(const std::vector<Piece>& pieces) {
  std::vector<bool> partnered(pieces.size(), false);
  constexpr std::int32_t kNone = std::numeric_limits<std::int32_t>::max();
  std::array<std::int32_t, 2> nearest{kNone, kNone};  // least column in the rows above, by colour
  std::array<std::int32_t, 2> with_row = nearest;     // the same, this row included
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const Piece& piece = pieces[i];
    if (i > 0 && pieces[i - 1].row != piece.row) nearest = with_row;
    if (piece.value == 0) continue;
    const auto colour = static_cast<std::size_t>(piece.colour);
    partnered[i] = nearest[1 - colour] < piece.col;
    with_row[colour] = std::min(with_row[colour], piece.col);
  }
  return partnered;
}

/// Which pieces have such a partner above and left, or below and right: two pieces can be exposed
/// together in just these cases.
std::vector<bool> partnered(const std::vector<Piece>& pieces) {
  std::vector<bool> found = partnered_above(pieces);
  std::vector<Piece> mirrored(pieces.rbegin(), pieces.rend());
  for (Piece& piece : mirrored) {
    piece.row = -piece.row;
    piece.col = -piece.col;
  }
  const std::vector<bool> below = partnered_above(mirrored);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (below[found.size() - 1 - i]) found[i] = true;
  }
  return found;
}

}  // namespace

Placement place(std::span<const Cell> cells) {
  std::vector<std::int32_t> rows;
  std::vector<std::int32_t> cols;
  rows.reserve(cells.size());
  cols.reserve(cells.size());
  for (const Cell& cell : cells) {
    rows.push_back(cell.row);
    cols.push_back(cell.col);
  }
  rows = distinct(std::move(rows));
  cols = distinct(std::move(cols));
  Placement placement{static_cast<std::int32_t>(rows.size()),
                      static_cast<std::int32_t>(cols.size())};
  placement.cells.reserve(cells.size());
  for (const Cell& cell : cells) {
    placement.cells.push_back({position(rows, cell.row), position(cols, cell.col)});
  }
  if (placement.cols > placement.rows) {
    for (Cell& cell : placement.cells) {
      cell = {placement.cols - 1 - cell.col, placement.rows - 1 - cell.row};
    }
    std::swap(placement.rows, placement.cols);
    placement.turned = true;
  }
  return placement;
}

Placement place_all(const OptimumProblem& problem) {
  std::vector<Cell> cells;
  cells.reserve(problem.pieces.size());
  for (const Piece& piece : problem.pieces) cells.push_back({piece.row, piece.col});
  return place(cells);
}

Core reduce(const OptimumProblem& problem) {
  const std::vector<bool> in_core = partnered(problem.pieces);
  Core core;
  core.alone.resize(problem.pieces.size(), 0);
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < problem.pieces.size(); ++i) {
    const Piece& piece = problem.pieces[i];
    if (in_core[i]) {
      core.pieces.push_back(i);
      cells.push_back({piece.row, piece.col});
    } else {
      core.alone[i] = piece.value;
    }
  }
  core.place = place(cells);
  return core;
}

}  // namespace minimex::contour
