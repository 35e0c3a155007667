#include "minimex/contour/removal_words.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>

#include "minimex/contour/removal_rows.hpp"
#include "minimex/contour/removal_shape.hpp"
#include "minimex/contour/tiling.hpp"

namespace minimex::contour {
namespace {

/// Moves of prefix cells: each alone, and pairs of two colours.
constexpr std::size_t kMostMoves = kMostCorners + kMostCorners * kMostCorners / 4;

template <typename Value>
class RemovalKernel final : public RowKernel {
 public:
  RemovalKernel(const OptimumProblem& problem, const Core& core, const Tiling& tiling,
                Kernel kernel, Value* values)
      : loops_(removal_loops<Value>(choose_kernel(kernel))), values_(values) {
    make_corners(problem, core, tiling.ranking());
    for (int ones = 0; ones <= tiling.suffix_bits(); ++ones) {
      shapes_.emplace_back(tiling.shape(ones), corners_, loops_.lanes);
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
  std::vector<Corner> corners_;              // by cell
  std::vector<RemovalShape<Value>> shapes_;  // by ones in the suffix
};

template <typename Value>
void RemovalKernel<Value>::make_corners(const OptimumProblem& problem, const Core& core,
                                        const Ranking& ranking) {
  corners_.resize(static_cast<std::size_t>(ranking.rows()) *
                  static_cast<std::size_t>(ranking.cols()));
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
  for (const RowMove& move : row.moves) {
    const Corner& corner = corners_[static_cast<std::size_t>(move.cell)];
    if (corner.colour != Corner::kNobody) continue;
    const Value* const from = values_ + row.first + move.step;
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
  if (row.ends) costs[length - 1] = 0;

  assert(row.moves.size() <= kMostCorners);
  Found whole;
  for (std::size_t j = 0; j < row.moves.size(); ++j) {
    const RowMove& move = row.moves[j];
    const Corner& corner = corners_[static_cast<std::size_t>(move.cell)];
    whole.add(here + move.step, corner.value);
    whole.add_corner(here + move.step, corner);
    for (std::size_t i = 0; i < j; ++i) {
      const Corner& other = corners_[static_cast<std::size_t>(row.moves[i].cell)];
      if (other.colour == corner.colour) continue;
      whole.add(here + row.pair_step(i, j), pair_cost(other.value, corner.value));
    }
  }
  loops_.relax(shape.whole(), whole.view, costs);
  if (row.border.cell < 0) return;

  const Corner& border = corners_[static_cast<std::size_t>(row.border.cell)];
  Found upper;
  upper.add(here + row.border.step, border.value);
  if (border.colour != Corner::kNobody) {
    upper.add_corner(here + row.border.step, border);
    const std::size_t other = 1U - border.colour;
    for (std::size_t j = 0; j < whole.view.corner_count[other]; ++j) {
      const RemovalMove<Value>& corner = whole.view.corners[other][j];
      upper.add(corner.from + row.border.step, pair_cost(border.value, corner.cost));
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

// Told to: clang 14 leaves out the virtual function otherwise.
template class RemovalKernel<std::int32_t>;
template class RemovalKernel<std::int64_t>;

}  // namespace

std::unique_ptr<RowKernel> removal_kernel(const OptimumProblem& problem, const Core& core,
                                          const Tiling& tiling, Kernel kernel, ValueTable& table) {
  return table.visit([&]<typename Value>(Value* values) -> std::unique_ptr<RowKernel> {
    return std::make_unique<RemovalKernel<Value>>(problem, core, tiling, kernel, values);
  });
}

}  // namespace minimex::contour
