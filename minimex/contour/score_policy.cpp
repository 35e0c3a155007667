#include "minimex/contour/score_policy.hpp"

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "minimex/contour/ideal_walk.hpp"

namespace minimex::contour {
namespace {

struct PlacedCell {
  std::int32_t height;
  std::size_t cell;
  std::uint64_t step;  // what taking it adds to the rank
};
using Walk = IdealWalk<PlacedCell>;

std::vector<std::vector<PlacedCell>> columns(const ScoreTable& table) {
  const ScoreFrame& frame = table.frame();
  std::vector<std::vector<PlacedCell>> columns(static_cast<std::size_t>(frame.cols()));
  for (std::int32_t col = 0; col < frame.cols(); ++col) {
    auto& column = columns[static_cast<std::size_t>(col)];
    column.reserve(static_cast<std::size_t>(frame.rows()));
    for (std::int32_t row = 0; row < frame.rows(); ++row) {
      column.push_back({row + 1, table.problem().index(frame.board_cell(row, col)),
                        table.ranking().term(col, row) - table.ranking().term(col, row + 1)});
    }
  }
  return columns;
}

/// Cells that are free: as many rows of each column as its height says.
std::size_t count_free(std::span<const Walk::Exposed> exposed, std::size_t cols) {
  std::size_t free = 0;
  for (std::size_t i = 0; i < exposed.size(); ++i) {
    const std::size_t end = i + 1 < exposed.size() ? exposed[i + 1].col : cols;
    free += (end - exposed[i].col) * static_cast<std::size_t>(exposed[i].placed.height);
  }
  return free;
}

/// The place of the first best move when the cells are ordered by index.
std::uint64_t best_place(const ScoreTable& table, std::uint64_t rank,
                         std::span<const Walk::Exposed> exposed) {
  const ScoreProblem& problem = table.problem();
  const auto cols = static_cast<std::size_t>(table.frame().cols());
  const std::size_t taken = problem.first.size() - count_free(exposed, cols);
  const auto& gains = taken % 2 == 0 ? problem.first : problem.second;
  const bool rising = exposed.front().placed.cell <= exposed.back().placed.cell;
  std::int64_t most = std::numeric_limits<std::int64_t>::min();
  std::uint64_t best = 0;
  for (std::size_t i = 0; i < exposed.size(); ++i) {
    const PlacedCell& one = exposed[rising ? i : exposed.size() - 1 - i].placed;
    const std::int64_t total = gains[one.cell] - table.margin(rank + one.step);
    if (total > most) {
      most = total;
      best = i;
    }
  }
  return best;
}

}  // namespace

RunReport for_each_best_cell(const ScoreTable& table,
                             const std::function<void(std::uint64_t)>& tell, Control& control) {
  constexpr std::uint64_t kBetweenChecks = 4096;
  const std::uint64_t bytes = table.problem().first.size() * sizeof(PlacedCell);
  if (!control.fits(bytes)) return needs_memory("the list of cells", bytes, control.budget());
  const std::uint64_t positions = table.ranking().size();
  Walk walk(columns(table));
  for (std::uint64_t i = 1; walk.next(); ++i) {
    tell(best_place(table, positions - 1 - i, walk.exposed()));
    if (i % kBetweenChecks != 0) continue;
    if (control.stopped()) return stopped_report(control);
    control.progress("proof", i, positions);
  }
  return {.positions = positions, .peak_bytes = bytes};
}

}  // namespace minimex::contour
