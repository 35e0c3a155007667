#include "minimex/contour/removal_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/removal_shape.hpp"
#include "minimex/contour/sweep.hpp"

namespace minimex::contour {
namespace {

/// Corners of one contour at most: a board with more of them on each side has over 2^64 contours.
constexpr std::size_t kMostCorners = 32;
/// Moves of prefix cells: each alone, and pairs of two colours.
constexpr std::size_t kMostMoves = kMostCorners + kMostCorners * kMostCorners / 4;

template <typename Value>
class RemovalKernel final : public RowKernel {
 public:
  RemovalKernel(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                const Sweep& sweep, Kernel kernel, Value* values)
      : loops_(removal_loops<Value>(choose_kernel(kernel))),
        values_(values),
        last_(ranking.size() - 1) {
    make_corners(problem, core, ranking);
    for (int ones = 0; ones <= sweep.suffix_bits(); ++ones) {
      shapes_.emplace_back(sweep.shape(ones), corners_, loops_.lanes);
    }
  }

  void fill(std::span<const TableRow> rows) const override;

 private:
  using Corner = RemovalCorner<Value>;
  /// Moves of a part of a row, as they are found.
  struct Found {
    std::array<RemovalMove<Value>, kMostMoves> moves;
    std::array<std::array<RemovalMove<Value>, kMostCorners>, 2> corners;
    RemovalMoves<Value> view{moves.data(), 0, {corners[0].data(), corners[1].data()}, {0, 0}};

    void add(const Value* from, Value cost) noexcept { moves[view.count++] = {from, cost}; }
    void add_corner(const Value* from, const Corner& corner) noexcept {
      corners[corner.colour][view.corner_count[corner.colour]++] = {from, corner.value};
    }
  };

  static Value pair_cost(Value a, Value b) noexcept { return a < b ? b - a : a - b; }

  void make_corners(const OptimumProblem& problem, const Core& core, const Ranking& ranking);
  /// Takes an empty cell of the prefix, if there is one: nothing is better.
  bool take_empty(const TableRow& row, std::size_t length) const noexcept;
  void relax(const TableRow& row, const RemovalShape<Value>& shape, Value* costs) const noexcept;

  RemovalLoops<Value> loops_;
  Value* values_;
  std::uint64_t last_;
  std::vector<Corner> corners_;              // by cell
  std::vector<RemovalShape<Value>> shapes_;  // by ones in the suffix
};

template <typename Value>
void RemovalKernel<Value>::make_corners(const OptimumProblem& problem, const Core& core,
                                        const Ranking& ranking) {
  for (std::int32_t row = 0; row < ranking.rows(); ++row) {
    for (std::int32_t col = 0; col < ranking.cols(); ++col) {
      corners_.push_back(
          {static_cast<std::size_t>(ranking.term(col, row) - ranking.term(col, row + 1))});
    }
  }
  for (std::size_t i = 0; i < core.pieces.size(); ++i) {
    const Cell cell = core.place.cells[i];
    const Piece& piece = problem.pieces[core.pieces[i]];
    Corner& corner =
        corners_[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(ranking.cols()) +
                 static_cast<std::size_t>(cell.col)];
    corner.value = static_cast<Value>(piece.value);
    corner.colour = static_cast<std::uint8_t>(piece.colour);
  }
}

template <typename Value>
bool RemovalKernel<Value>::take_empty(const TableRow& row, std::size_t length) const noexcept {
  for (const std::int32_t cell : row.cells) {
    const Corner& corner = corners_[static_cast<std::size_t>(cell)];
    if (corner.colour != Corner::kNobody) continue;
    const Value* const from = values_ + row.first + corner.step;
    std::copy(from, from + length, values_ + row.first);
    return true;
  }
  return false;
}

template <typename Value>
void RemovalKernel<Value>::relax(const TableRow& row, const RemovalShape<Value>& shape,
                                 Value* costs) const noexcept {
  const Value* const here = values_ + row.first;
  const std::size_t length = shape.steps().words;
  std::fill_n(costs, length, kFar<Value>);
  if (row.first + length > last_) costs[length - 1] = 0;

  Found whole;
  for (const std::int32_t cell : row.cells) {
    const Corner& corner = corners_[static_cast<std::size_t>(cell)];
    whole.add(here + corner.step, corner.value);
    whole.add_corner(here + corner.step, corner);
  }
  const auto& corners = whole.view.corners;
  const auto& count = whole.view.corner_count;
  for (std::size_t i = 0; i < count[0]; ++i) {
    const auto step = static_cast<std::size_t>(corners[0][i].from - here);
    for (std::size_t j = 0; j < count[1]; ++j) {
      whole.add(corners[1][j].from + step, pair_cost(corners[0][i].cost, corners[1][j].cost));
    }
  }
  loops_.relax(shape.whole(), whole.view, costs);
  if (row.border_cell < 0) return;

  const Corner& border = corners_[static_cast<std::size_t>(row.border_cell)];
  Found upper;
  upper.add(here + border.step, border.value);
  if (border.colour != Corner::kNobody) {
    upper.add_corner(here + border.step, border);
    const std::size_t other = 1U - border.colour;
    for (std::size_t j = 0; j < count[other]; ++j) {
      upper.add(corners[other][j].from + border.step,
                pair_cost(border.value, corners[other][j].cost));
    }
  }
  loops_.relax(shape.upper(), upper.view, costs);
}

template <typename Value>
void RemovalKernel<Value>::fill(std::span<const TableRow> rows) const {
  const RemovalShape<Value>& shape = shapes_[static_cast<std::size_t>(rows[0].suffix_ones)];
  const std::size_t length = shape.steps().words;
  alignas(64) std::array<Value, kMostRows * kMostRowWords> costs;
  std::array<Value*, kMostRows> from{};
  std::array<Value*, kMostRows> to{};
  std::size_t count = 0;
  const auto finish = [&] {
    if (count == 0) return;
    for (; count < loops_.lanes; ++count) {
      from[count] = from[0];
      to[count] = to[0];
    }
    loops_.finish(shape.steps(), from.data(), to.data());
    count = 0;
  };
  for (const TableRow& row : rows) {
    if (take_empty(row, length)) continue;
    from[count] = costs.data() + count * length;
    to[count] = values_ + row.first;
    relax(row, shape, from[count]);
    if (++count == loops_.lanes) finish();
  }
  finish();
}

}  // namespace

bool fill_words(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                Kernel kernel, ValueTable& table, Control& control) {
  return table.visit([&]<typename Value>(Value* values) {
    if (ranking.cols() == 0) {  // no pieces, one contour
      values[0] = 0;
      return true;
    }
    const Sweep sweep(ranking);
    return sweep.run(RemovalKernel<Value>(problem, core, ranking, sweep, kernel, values), control);
  });
}

}  // namespace minimex::contour
