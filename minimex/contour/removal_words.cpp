#include "minimex/contour/removal_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "minimex/contour/sweep.hpp"

namespace minimex::contour {
namespace {

constexpr std::uint8_t kNobody = 2;  // colour of an empty cell

template <typename Value>
class RemovalKernel final : public RowKernel {
 public:
  RemovalKernel(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                const Sweep& sweep, Value* values)
      : values_(values), last_(ranking.size() - 1) {
    make_cells(problem, core, ranking);
    for (int ones = 0; ones <= sweep.suffix_bits(); ++ones) {
      shapes_.push_back(make_shape(sweep.shape(ones)));
    }
  }

  void fill(const TableRow& row) const override;

 private:
  /// A cell: what taking it adds to the rank, and what is on it.
  struct Corner {
    std::size_t step = 0;
    Value value = 0;
    std::uint8_t colour = kNobody;

    [[nodiscard]] bool pairs_with(const Corner& other) const noexcept {
      return colour + other.colour == 1;
    }
  };
  /// A way from word to word inside a row, and its cost.
  struct Step {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    Value cost = 0;
  };
  struct Shape {
    std::size_t length = 0;
    std::size_t border_begin = 0;
    std::vector<Step> inside;  // single removals and pairs, in the order of evaluation
    // Single removals by colour of the piece, its value being the cost; and those that keep the
    // first bit of the suffix.
    std::array<std::vector<Step>, 2> partners;
    std::array<std::vector<Step>, 2> border_partners;
  };

  static Value pair_cost(Value a, Value b) noexcept { return a < b ? b - a : a - b; }

  void make_cells(const OptimumProblem& problem, const Core& core, const Ranking& ranking);
  Shape make_shape(const RowShape& row) const;

  static void relax(Value* __restrict to, const Value* __restrict from, Value cost,
                    std::size_t length) noexcept {
    for (std::size_t i = 0; i < length; ++i) {
      to[i] = std::min(to[i], static_cast<Value>(from[i] + cost));
    }
  }
  static void relax_partners(Value* __restrict to, const Value* __restrict from, Value value,
                             const std::vector<Step>& partners) noexcept {
    for (const Step& step : partners) {
      const Value total = from[step.to] + pair_cost(value, step.cost);
      to[step.from] = std::min(to[step.from], total);
    }
  }

  Value* values_;
  std::uint64_t last_;
  std::vector<Corner> corners_;  // by cell
  std::vector<Shape> shapes_;    // by ones in the suffix
};

template <typename Value>
void RemovalKernel<Value>::make_cells(const OptimumProblem& problem, const Core& core,
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
auto RemovalKernel<Value>::make_shape(const RowShape& row) const -> Shape {
  Shape shape{row.words.size(), row.border_begin, {}, {}, {}};
  for (std::size_t i = 0; i < row.moves.size(); ++i) {
    const SuffixMove& one = row.moves[i];
    const Corner& corner = corners_[static_cast<std::size_t>(one.cell)];
    shape.inside.push_back({one.from, one.to, corner.value});
    if (corner.colour == kNobody) continue;
    shape.partners[corner.colour].push_back({one.from, one.to, corner.value});
    if (one.from >= row.border_begin) {
      shape.border_partners[corner.colour].push_back({one.from, one.to, corner.value});
    }
    for (std::size_t j = i; j-- > 0 && row.moves[j].from == one.from;) {
      const SuffixMove& two = row.moves[j];
      const Corner& other = corners_[static_cast<std::size_t>(two.cell)];
      if (!corner.pairs_with(other)) continue;
      const auto to = static_cast<std::uint8_t>(one.to + two.to - one.from);
      shape.inside.push_back({one.from, to, pair_cost(corner.value, other.value)});
    }
  }
  return shape;
}

template <typename Value>
void RemovalKernel<Value>::fill(const TableRow& row) const {
  const Shape& shape = shapes_[static_cast<std::size_t>(row.suffix_ones)];
  Value* const to = values_ + row.first;
  std::fill_n(to, shape.length, std::numeric_limits<Value>::max());
  if (row.first + shape.length > last_) to[shape.length - 1] = 0;

  for (const std::int32_t cell : row.cells) {
    const Corner& one = corners_[static_cast<std::size_t>(cell)];
    if (one.colour == kNobody) {  // an empty cell is best taken at once
      std::copy_n(to + one.step, shape.length, to);
      return;
    }
  }
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const Corner& one = corners_[static_cast<std::size_t>(row.cells[i])];
    relax(to, to + one.step, one.value, shape.length);
    for (std::size_t j = 0; j < i; ++j) {
      const Corner& two = corners_[static_cast<std::size_t>(row.cells[j])];
      if (!one.pairs_with(two)) continue;
      relax(to, to + one.step + two.step, pair_cost(one.value, two.value), shape.length);
    }
    relax_partners(to, to + one.step, one.value, shape.partners[1 - one.colour]);
  }
  if (row.border_cell >= 0) {
    const Corner& one = corners_[static_cast<std::size_t>(row.border_cell)];
    Value* const upper = to + shape.border_begin;
    const std::size_t length = shape.length - shape.border_begin;
    relax(upper, upper + one.step, one.value, length);
    if (one.colour != kNobody) {
      for (const std::int32_t cell : row.cells) {
        const Corner& two = corners_[static_cast<std::size_t>(cell)];
        if (!one.pairs_with(two)) continue;
        relax(upper, upper + one.step + two.step, pair_cost(one.value, two.value), length);
      }
      relax_partners(to, to + one.step, one.value, shape.border_partners[1 - one.colour]);
    }
  }
  for (const Step& step : shape.inside) {
    to[step.from] = std::min(to[step.from], static_cast<Value>(to[step.to] + step.cost));
  }
}

}  // namespace

bool fill_words(const OptimumProblem& problem, const Core& core, const Ranking& ranking,
                ValueTable& table, Control& control) {
  return table.visit([&]<typename Value>(Value* values) {
    if (ranking.cols() == 0) {  // no pieces, one contour
      values[0] = 0;
      return true;
    }
    const Sweep sweep(ranking);
    return sweep.run(RemovalKernel<Value>(problem, core, ranking, sweep, values), control);
  });
}

}  // namespace minimex::contour
