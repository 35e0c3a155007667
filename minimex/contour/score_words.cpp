#include "minimex/contour/score_words.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "minimex/contour/score_rows.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/contour/tiling.hpp"

namespace minimex::contour {
namespace {

/// What the rows of one shape have in common. Owns what it gives views of.
template <typename Value>
class ScoreShape {
 public:
  /// `gains`: by cell; `lanes`: of the loops.
  ScoreShape(const RowShape& shape, std::span<const ScoreGain<Value>> gains, std::size_t lanes)
      : whole_{0, shape.words.size(), shape.words.size() >= lanes},
        upper_{shape.border_begin, shape.words.size() - shape.border_begin,
               shape.words.size() - shape.border_begin >= lanes} {
    for (const bool odd : shape.odd) {
      second_moves_[0].push_back(odd ? -1 : 0);
      second_moves_[1].push_back(odd ? 0 : -1);
    }
    auto move = shape.moves.begin();
    for (std::size_t word = shape.words.size(); word-- > 0;) {
      const auto first = move;
      for (; move != shape.moves.end() && move->from == word; ++move) {
        ScoreGain<Value> gain = gains[static_cast<std::size_t>(move->cell)];
        if (shape.odd[word]) gain.first ^= gain.difference;
        steps_.push_back({static_cast<std::uint32_t>(move->to * lanes), gain});
      }
      counts_.push_back(static_cast<std::uint8_t>(move - first));
    }
  }

  [[nodiscard]] const RowPart& whole() const noexcept { return whole_; }
  /// The words that the move on the border is for.
  [[nodiscard]] const RowPart& upper() const noexcept { return upper_; }
  /// By word: all bits set where the second player is to move; `odd` as in TableRow.
  [[nodiscard]] const Value* second_moves(bool odd) const noexcept {
    return second_moves_[odd ? 1 : 0].data();
  }
  [[nodiscard]] ScoreSteps<Value> steps() const noexcept {
    return {whole_.words, counts_.data(), steps_.data()};
  }

 private:
  RowPart whole_;
  RowPart upper_;
  std::array<std::vector<Value>, 2> second_moves_;
  std::vector<std::uint8_t> counts_;
  std::vector<ScoreStep<Value>> steps_;
};

template <typename Value>
class ScoreKernel final : public RowKernel {
 public:
  ScoreKernel(const ScoreProblem& problem, const Tiling& tiling, Kernel kernel, Value* values)
      : loops_(score_loops<Value>(choose_kernel(kernel))), values_(values) {
    const ScoreFrame frame(problem.rows, problem.cols);
    for (std::int32_t row = 0; row < frame.rows(); ++row) {
      for (std::int32_t col = 0; col < frame.cols(); ++col) {
        const std::size_t at = problem.index(frame.board_cell(row, col));
        const auto first = static_cast<Value>(problem.first[at]);
        const auto second = static_cast<Value>(problem.second[at]);
        gains_.push_back({first, static_cast<Value>(first ^ second)});
      }
    }
    for (int ones = 0; ones <= tiling.suffix_bits(); ++ones) {
      shapes_.emplace_back(tiling.shape(ones), gains_, loops_.lanes);
    }
  }

  void fill(std::span<const TableRow> rows) const override;

 private:
  void raise(const TableRow& row, const ScoreShape<Value>& shape, Value* margins) const noexcept;

  ScoreLoops<Value> loops_;
  Value* values_;
  std::vector<ScoreGain<Value>> gains_;    // by cell of the frame
  std::vector<ScoreShape<Value>> shapes_;  // by ones in the suffix
};

template <typename Value>
void ScoreKernel<Value>::raise(const TableRow& row, const ScoreShape<Value>& shape,
                               Value* margins) const noexcept {
  const Value* const here = values_ + row.first;
  const auto taking = [&](const RowMove& move) -> ScoreMove<Value> {
    return {here + move.step, gains_[static_cast<std::size_t>(move.cell)]};
  };
  const std::size_t words = shape.whole().words;
  std::fill_n(margins, words, std::numeric_limits<Value>::min());
  if (row.ends) margins[words - 1] = 0;

  assert(row.moves.size() <= kMostCorners);
  std::array<ScoreMove<Value>, kMostCorners> moves;
  std::size_t count = 0;
  for (const RowMove& move : row.moves) moves[count++] = taking(move);
  const Value* const second_moves = shape.second_moves(row.odd);
  loops_.raise(shape.whole(), moves.data(), count, second_moves, margins);
  if (row.border.cell < 0) return;
  moves[0] = taking(row.border);
  loops_.raise(shape.upper(), moves.data(), 1, second_moves, margins);
}

template <typename Value>
void ScoreKernel<Value>::fill(std::span<const TableRow> rows) const {
  const ScoreShape<Value>& shape = shapes_[static_cast<std::size_t>(rows[0].suffix_ones)];
  const std::size_t words = shape.whole().words;
  alignas(64) std::array<Value, kMostRows * kMostRowWords> margins;
  std::array<Value*, kMostRows> from{};
  std::array<Value*, kMostRows> to{};
  std::array<Value, kMostRows> odd{};
  for (std::size_t begin = 0; begin < rows.size(); begin += loops_.lanes) {
    for (std::size_t lane = 0; lane < loops_.lanes; ++lane) {
      const bool missing = begin + lane >= rows.size();
      const TableRow& row = rows[missing ? begin : begin + lane];
      from[lane] = missing ? from[0] : margins.data() + lane * words;
      to[lane] = values_ + row.first;
      odd[lane] = row.odd ? -1 : 0;
      if (!missing) raise(row, shape, from[lane]);
    }
    loops_.finish(shape.steps(), odd.data(), from.data(), to.data());
  }
}

// Told to: clang 14 leaves out the virtual function otherwise.
template class ScoreKernel<std::int32_t>;
template class ScoreKernel<std::int64_t>;

}  // namespace

std::unique_ptr<RowKernel> margin_kernel(const ScoreProblem& problem, const Tiling& tiling,
                                         Kernel kernel, ValueTable& table) {
  return table.visit([&]<typename Value>(Value* values) -> std::unique_ptr<RowKernel> {
    return std::make_unique<ScoreKernel<Value>>(problem, tiling, kernel, values);
  });
}

}  // namespace minimex::contour
