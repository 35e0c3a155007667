#include "minimex/contour/score_table.hpp"

#include <algorithm>
#include <utility>

namespace minimex::contour {

ScorePosition::ScorePosition(std::shared_ptr<const ScoreTable> table,
                             std::span<const ScoreCell> taken)
    : table_(std::move(table)),
      heights_(static_cast<std::size_t>(table_->frame().cols()), table_->frame().rows()),
      taken_(taken.size()) {
  for (const ScoreCell& cell : taken) --height_of(cell);
  const std::int64_t margin = *table_->margin(heights_);
  value_ = first_to_move() ? margin : -margin;
}

std::vector<ScoreCell> ScorePosition::moves() const {
  std::vector<ScoreCell> cells;
  std::int32_t before = 0;
  for (std::size_t col = 0; col < heights_.size(); ++col) {
    if (heights_[col] > before) {
      cells.push_back(
          table_->frame().board_cell(heights_[col] - 1, static_cast<std::int32_t>(col)));
    }
    before = heights_[col];
  }
  std::sort(cells.begin(), cells.end(),
            [](const ScoreCell& a, const ScoreCell& b) { return a.row < b.row; });
  return cells;
}

std::optional<std::int64_t> ScorePosition::value_of(const ScoreCell& move) const {
  std::vector<std::int32_t> after = heights_;
  --after[static_cast<std::size_t>(table_->frame().frame_col(move))];
  const std::optional<std::int64_t> margin = table_->margin(after);
  if (!margin) return std::nullopt;
  const std::size_t cell = problem().index(move);
  return first_to_move() ? problem().first[cell] - *margin : *margin - problem().second[cell];
}

void ScorePosition::play(const ScoreCell& move) {
  const std::size_t cell = problem().index(move);
  value_ = *value_of(move) - (first_to_move() ? problem().first[cell] : -problem().second[cell]);
  --height_of(move);
  ++taken_;
}

std::optional<ScoreCell> ScorePosition::best_move() const {
  for (const ScoreCell& cell : moves()) {
    const std::optional<std::int64_t> value = value_of(cell);
    if (!value || *value == value_) return value ? std::optional(cell) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace minimex::contour
