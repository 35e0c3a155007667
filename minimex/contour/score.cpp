#include "minimex/contour/score.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <utility>

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/contour/sweep.hpp"
#include "minimex/contour/words.hpp"

namespace minimex::contour {
namespace {

/// Margins of rows. Who is to move alternates along a row as the suffixes do, so each row shape
/// carries a mask for either parity of its first word: all bits set where the second player moves.
template <typename Value>
class ScoreKernel final : public RowKernel {
 public:
  ScoreKernel(const ScoreProblem& problem, const ScoreFrame& frame, const Ranking& ranking,
              const Sweep& sweep, Value* values)
      : values_(values), last_(ranking.size() - 1) {
    for (std::int32_t row = 0; row < frame.rows(); ++row) {
      for (std::int32_t col = 0; col < frame.cols(); ++col) {
        const ScoreCell cell = frame.board_cell(row, col);
        const std::size_t at =
            static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(problem.cols) +
            static_cast<std::size_t>(cell.col);
        corners_.push_back(
            {static_cast<std::size_t>(ranking.term(col, row) - ranking.term(col, row + 1)),
             static_cast<Value>(problem.first[at]), static_cast<Value>(problem.second[at])});
      }
    }
    for (int ones = 0; ones <= sweep.suffix_bits(); ++ones) {
      shapes_.push_back(make_shape(sweep.shape(ones)));
    }
  }

  void fill(const TableRow& row) const override {
    const Shape& shape = shapes_[static_cast<std::size_t>(row.suffix_ones)];
    const std::vector<Value>& second_moves = shape.second_moves[row.odd ? 1 : 0];
    Value* const to = values_ + row.first;
    std::fill_n(to, shape.length, std::numeric_limits<Value>::min());
    if (row.first + shape.length > last_) to[shape.length - 1] = 0;

    for (const std::int32_t cell : row.cells) {
      const Corner& corner = corners_[static_cast<std::size_t>(cell)];
      improve(to, to + corner.step, corner, second_moves.data(), shape.length);
    }
    if (row.border_cell >= 0) {
      const Corner& corner = corners_[static_cast<std::size_t>(row.border_cell)];
      Value* const upper = to + shape.border_begin;
      improve(upper, upper + corner.step, corner, second_moves.data() + shape.border_begin,
              shape.length - shape.border_begin);
    }
    for (const Step& step : shape.inside[row.odd ? 1 : 0]) {
      to[step.from] = std::max(to[step.from], static_cast<Value>(step.gain - to[step.to]));
    }
  }

 private:
  /// A cell: what taking it adds to the rank, and what it gives to either player.
  struct Corner {
    std::size_t step;
    Value first;
    Value second;
  };
  struct Step {
    std::uint8_t from;
    std::uint8_t to;
    Value gain;
  };
  struct Shape {
    std::size_t length = 0;
    std::size_t border_begin = 0;
    std::array<std::vector<Value>, 2> second_moves;  // by TableRow::odd
    std::array<std::vector<Step>, 2> inside;         // likewise
  };

  Shape make_shape(const RowShape& row) const {
    Shape shape{row.words.size(), row.border_begin, {}, {}};
    for (const std::size_t odd : {0U, 1U}) {
      for (const bool odd_suffix : row.odd) {
        shape.second_moves[odd].push_back(odd_suffix == (odd == 0) ? -1 : 0);
      }
      for (const SuffixMove& move : row.moves) {
        const Corner& corner = corners_[static_cast<std::size_t>(move.cell)];
        const bool second = shape.second_moves[odd][move.from] != 0;
        shape.inside[odd].push_back({move.from, move.to, second ? corner.second : corner.first});
      }
    }
    return shape;
  }

  static void improve(Value* __restrict to, const Value* __restrict after, const Corner& corner,
                      const Value* __restrict second_moves, std::size_t length) noexcept {
    const Value first = corner.first;
    const Value difference = corner.first ^ corner.second;
    for (std::size_t i = 0; i < length; ++i) {
      const auto gain = static_cast<Value>(first ^ (second_moves[i] & difference));
      to[i] = std::max(to[i], static_cast<Value>(gain - after[i]));
    }
  }

  Value* values_;
  std::uint64_t last_;
  std::vector<Corner> corners_;  // by cell of the frame
  std::vector<Shape> shapes_;    // by ones in the suffix
};

/// First takes half of the cells, rounded up, and each of them changes the result by what it gives
/// the first player and takes from the second: at best the cells with the largest such sums.
Bounds easy_bounds(const ScoreProblem& problem) {
  std::vector<std::int64_t> sums(problem.first.size());
  Bounds bounds;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] = problem.first[i] + problem.second[i];
    bounds.lower -= problem.second[i];
  }
  bounds.upper = bounds.lower;
  const std::size_t half = (sums.size() + 1) / 2;
  std::sort(sums.begin(), sums.end());
  for (std::size_t i = 0; i < half; ++i) {
    bounds.lower += sums[i];
    bounds.upper += sums[sums.size() - 1 - i];
  }
  return bounds;
}

std::uint64_t width_for(const ScoreProblem& problem, const ScoreOptions& options) {
  std::uint64_t total = 0;
  for (const std::int64_t value : problem.first)
    total += static_cast<std::uint64_t>(std::abs(value));
  for (const std::int64_t value : problem.second) {
    total += static_cast<std::uint64_t>(std::abs(value));
  }
  constexpr std::uint64_t kMostNarrow = std::numeric_limits<std::int32_t>::max();
  return !options.wide && total <= kMostNarrow ? sizeof(std::int32_t) : sizeof(std::int64_t);
}

/// False when stopped half-way.
bool find_line(const std::shared_ptr<const ScoreTable>& table, Control& control,
               std::vector<ScoreCell>& line) {
  constexpr std::size_t kBetweenChecks = 1024;
  ScorePosition position(table);
  for (std::size_t left = table->problem().first.size(); left > 0; --left) {
    if (left % kBetweenChecks == 0 && control.stopped()) return false;
    line.push_back(position.best_move());
    position.play(line.back());
  }
  return true;
}

}  // namespace

ScoreResult solve_score(const ScoreProblem& problem, const ScoreOptions& options,
                        Control& control) {
  ScoreResult result;
  result.bounds = easy_bounds(problem);
  const ScoreFrame frame(problem.rows, problem.cols);
  const std::uint64_t width = width_for(problem, options);
  const std::uint64_t words = word_count(frame.rows(), frame.cols());
  // The sweep keeps three numbers for each cell, the ranking one.
  const std::uint64_t bytes =
      saturating_add(saturating_multiply(words, width),
                     saturating_multiply(Ranking::bytes(frame.rows(), frame.cols()), 4));
  std::optional<ValueTable> values;
  if (control.fits(bytes)) values = ValueTable::make(words, width);
  if (!values) {
    result.run = needs_memory("the table of all contours", bytes, control.budget());
    return result;
  }

  Ranking ranking = Ranking::all(frame.rows(), frame.cols());
  const bool done = values->visit([&]<typename Value>(Value* array) {
    const Sweep sweep(ranking);
    return sweep.run(ScoreKernel<Value>(problem, frame, ranking, sweep, array), control);
  });
  if (!done) {
    result.run = stopped_report(control);
    return result;
  }
  result.run.positions = words;
  result.run.peak_bytes = bytes;
  result.table =
      std::make_shared<const ScoreTable>(problem, std::move(ranking), std::move(*values));
  const std::int64_t value = ScorePosition(result.table).value();
  result.bounds = {value, value};
  if (options.line && !find_line(result.table, control, result.line)) {
    result.run.status = control.status();
    result.run.limit = stopped_report(control).limit;
    result.line.clear();
    return result;
  }
  result.value = value;
  return result;
}

}  // namespace minimex::contour
