#include "minimex/contour/score_table.hpp"

#include <algorithm>
#include <utility>

namespace minimex::contour {

ScorePosition::ScorePosition(std::shared_ptr<const ScoreTable> table)
    : table_(std::move(table)),
      lines_(static_cast<std::size_t>(table_->frame().cols()), table_->frame().rows()),
      rank_(table_->ranking().rank(lines_)) {}

std::int64_t ScorePosition::value() const noexcept {
  const std::int64_t margin = table_->margin(rank_);
  return first_to_move() ? margin : -margin;
}

std::vector<ScoreCell> ScorePosition::moves() const {
  std::vector<ScoreCell> cells;
  std::int32_t before = 0;
  for (std::size_t col = 0; col < lines_.size(); ++col) {
    if (lines_[col] > before) {
      cells.push_back(table_->frame().board_cell(lines_[col] - 1, static_cast<std::int32_t>(col)));
    }
    before = lines_[col];
  }
  std::sort(cells.begin(), cells.end(),
            [](const ScoreCell& a, const ScoreCell& b) { return a.row < b.row; });
  return cells;
}

std::uint64_t ScorePosition::rank_after(const ScoreCell& move) const noexcept {
  const std::int32_t col = table_->frame().frame_col(move);
  const std::int32_t line = lines_[static_cast<std::size_t>(col)];
  return rank_ + table_->ranking().term(col, line - 1) - table_->ranking().term(col, line);
}

std::int64_t ScorePosition::value_of(const ScoreCell& move) const noexcept {
  const ScoreProblem& problem = table_->problem();
  const std::size_t cell =
      static_cast<std::size_t>(move.row) * static_cast<std::size_t>(problem.cols) +
      static_cast<std::size_t>(move.col);
  const std::int64_t margin = table_->margin(rank_after(move));
  return first_to_move() ? problem.first[cell] - margin : margin - problem.second[cell];
}

void ScorePosition::play(const ScoreCell& move) noexcept {
  rank_ = rank_after(move);
  --lines_[static_cast<std::size_t>(table_->frame().frame_col(move))];
  ++taken_;
}

ScoreCell ScorePosition::best_move() const {
  const std::vector<ScoreCell> cells = moves();
  return *std::find_if(cells.begin(), cells.end(),
                       [this](const ScoreCell& cell) { return value_of(cell) == value(); });
}

}  // namespace minimex::contour
