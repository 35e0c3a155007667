#include "minimex/contour/optimum_count.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "minimex/contour/core_walk.hpp"
#include "minimex/contour/removal_ideals.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::contour {
namespace {

/// A piece of the problem.
struct Placed {
  std::int32_t height = 0;  ///< rows down to it, its own included
  Colour colour = Colour::White;
  std::int64_t value = 0;
  std::int64_t alone = 0;       ///< its value again, unless it is in the core
  std::uint64_t rise = 0;       ///< what taking it adds to the rank among all ideals
  std::uint64_t core_rise = 0;  ///< and to that in the table; 0 outside the core
};
using Column = std::vector<Placed>;  // from the top

std::vector<Column> columns_of(const OptimumTable& table, const Placement& place,
                               const Ranking& ideals) {
  const OptimumProblem& problem = table.problem();
  const Core& core = table.core();
  std::vector<std::uint64_t> core_rises(problem.pieces.size(), 0);
  for (std::size_t i = 0; i < core.pieces.size(); ++i) {
    core_rises[core.pieces[i]] = step_of(core.place.cells[i], table.ranking());
  }
  std::vector<Column> columns(static_cast<std::size_t>(place.cols));
  for (std::size_t i = 0; i < problem.pieces.size(); ++i) {
    const Piece& piece = problem.pieces[i];
    const Cell& cell = place.cells[i];
    columns[static_cast<std::size_t>(cell.col)].push_back({cell.row + 1, piece.colour, piece.value,
                                                           core.alone[i], step_of(cell, ideals),
                                                           core_rises[i]});
  }
  for (Column& column : columns) {
    std::sort(column.begin(), column.end(),
              [](const Placed& a, const Placed& b) { return a.height < b.height; });
  }
  return columns;
}

/// Ranks in the table of contours of all pieces.
class CoreRanks {
 public:
  CoreRanks(const OptimumTable& table, const Placement& place)
      : stride_(static_cast<std::size_t>(place.rows) + 1),
        sums_(stride_ * static_cast<std::size_t>(place.cols), 0) {
    const Core& core = table.core();
    const bool across = core.place.turned != place.turned;  // the core's rows are columns here
    std::vector<std::int32_t> rows(static_cast<std::size_t>(core.place.rows));
    std::vector<std::int32_t> cols(static_cast<std::size_t>(core.place.cols));
    for (std::size_t i = 0; i < core.pieces.size(); ++i) {
      const Cell& cell = place.cells[core.pieces[i]];
      rows[static_cast<std::size_t>(core.place.cells[i].row)] = across ? cell.col : cell.row;
      cols[static_cast<std::size_t>(core.place.cells[i].col)] = across ? cell.row : cell.col;
    }
    for (std::int32_t row = 0; row < core.place.rows; ++row) {
      for (std::int32_t col = 0; col < core.place.cols; ++col) {
        Cell cell{rows[static_cast<std::size_t>(row)], cols[static_cast<std::size_t>(col)]};
        if (across) std::swap(cell.row, cell.col);
        sums_[index(cell.col, cell.row)] = step_of({row, col}, table.ranking());
      }
    }
    for (std::size_t i = sums_.size(); i-- > 0;) {
      if (i % stride_ != stride_ - 1) sums_[i] += sums_[i + 1];
    }
  }

  [[nodiscard]] std::uint64_t rank(const std::vector<std::int32_t>& heights) const noexcept {
    std::uint64_t rank = 0;
    for (std::size_t col = 0; col < heights.size(); ++col) {
      rank += sums_[index(static_cast<std::int32_t>(col), heights[col])];
    }
    return rank;
  }

 private:
  [[nodiscard]] std::size_t index(std::int32_t col, std::int32_t height) const noexcept {
    return static_cast<std::size_t>(col) * stride_ + static_cast<std::size_t>(height);
  }

  std::size_t stride_;
  std::vector<std::uint64_t> sums_;  // by column and height: of the cells from the height down
};

/// The optimal removals of positions.
class OptimalRemovals {
 public:
  OptimalRemovals(const OptimumTable& table, const Placement& place)
      : table_(table),
        ideals_(rank_ideals(place)),
        columns_(columns_of(table, place, ideals_)),
        core_ranks_(table, place) {}

  [[nodiscard]] const Ranking& ideals() const noexcept { return ideals_; }

  void append(std::uint64_t position, std::vector<LineStep>& steps) {
    ideals_.heights(position, heights_);
    find_exposed();
    const std::uint64_t core = core_ranks_.rank(heights_);
    const std::int64_t left = table_.core_cost(core);
    for (std::size_t i = 0; i < exposed_.size(); ++i) {
      const Placed& one = *exposed_[i];
      if (one.value - one.alone + table_.core_cost(core + one.core_rise) == left) {
        steps.push_back({one.rise, 1});
      }
      for (std::size_t j = 0; j < i; ++j) {
        const Placed& two = *exposed_[j];
        if (one.colour == two.colour) continue;
        const std::int64_t cost = std::abs(one.value - two.value) - one.alone - two.alone;
        if (cost + table_.core_cost(core + one.core_rise + two.core_rise) == left) {
          steps.push_back({one.rise + two.rise, 2});
        }
      }
    }
  }

 private:
  void find_exposed() {
    exposed_.clear();
    std::int32_t before = 0;
    for (std::size_t col = 0; col < columns_.size(); ++col) {
      const std::int32_t height = heights_[col];
      if (height == before) continue;
      before = height;
      exposed_.push_back(&*std::lower_bound(
          columns_[col].begin(), columns_[col].end(), height,
          [](const Placed& piece, std::int32_t other) { return piece.height < other; }));
    }
  }

  const OptimumTable& table_;
  Ranking ideals_;
  std::vector<Column> columns_;
  CoreRanks core_ranks_;
  std::vector<std::int32_t> heights_;
  std::vector<const Placed*> exposed_;
};

}  // namespace

LineCount count_optimal_lines(const OptimumTable& table, std::uint64_t held, Control& control) {
  constexpr std::string_view kWhat = "the count of optimal lines";
  const std::uint64_t pieces = table.problem().pieces.size();
  const Placement place = place_all(table.problem());
  const std::uint64_t fixed = saturating_add(
      held, saturating_add(pieces * (sizeof(Placed) + sizeof(Cell)),
                           saturating_multiply(Ranking::bytes(place.rows, place.cols), 2)));
  if (!control.fits(fixed)) return {.run = needs_memory(kWhat, fixed, control.budget())};
  OptimalRemovals removals(table, place);
  if (removals.ideals().size() == kSaturated) {
    return {.run = needs_memory(kWhat, kSaturated, control.budget())};
  }
  return count_lines(
      {.length = pieces,
       .held = fixed,
       .steps = [&removals](std::uint64_t position, std::uint64_t /*taken*/,
                            std::vector<LineStep>& steps) { removals.append(position, steps); }},
      control);
}

}  // namespace minimex::contour
