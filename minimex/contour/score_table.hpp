// Asking the table of a solved score game: margins, moves and what each leads to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "minimex/contour/score.hpp"
#include "minimex/contour/word_values.hpp"

namespace minimex::contour {

/// How a board that is filled from the top-left corner lies in the frame of the contours, which
/// starts at the bottom left: upside down, and turned so that it has no more columns than rows.
class ScoreFrame {
 public:
  ScoreFrame(std::int32_t rows, std::int32_t cols) noexcept
      : rows_(rows), cols_(cols), turned_(cols > rows) {}

  [[nodiscard]] std::int32_t rows() const noexcept { return turned_ ? cols_ : rows_; }
  [[nodiscard]] std::int32_t cols() const noexcept { return turned_ ? rows_ : cols_; }
  /// The board's cell that lies on (row, col) of the frame.
  [[nodiscard]] ScoreCell board_cell(std::int32_t row, std::int32_t col) const noexcept {
    const std::int32_t down = rows() - 1 - row;
    return turned_ ? ScoreCell{col, down} : ScoreCell{down, col};
  }
  /// The column of the frame in which a cell of the board lies.
  [[nodiscard]] std::int32_t frame_col(const ScoreCell& cell) const noexcept {
    return turned_ ? cell.row : cell.col;
  }

 private:
  std::int32_t rows_;
  std::int32_t cols_;
  bool turned_;
};

/// A solved problem; immutable, shared by all positions of it.
class ScoreTable {
 public:
  ScoreTable(ScoreProblem problem, WordValues values)
      : problem_(std::move(problem)),
        frame_(problem_.rows, problem_.cols),
        values_(std::move(values)) {}

  [[nodiscard]] const ScoreProblem& problem() const noexcept { return problem_; }
  [[nodiscard]] const ScoreFrame& frame() const noexcept { return frame_; }
  [[nodiscard]] const Ranking& ranking() const noexcept { return values_.ranking(); }
  /// Whether all margins are there; else those of the solve's start and of what its moves leave
  /// are, and others around them may be.
  [[nodiscard]] bool complete() const noexcept { return values_.complete(); }
  /// What the player to move will win by, over the rest of the game. Requires complete().
  [[nodiscard]] std::int64_t margin(std::uint64_t rank) const noexcept { return values_[rank]; }
  /// The same by the frame's heights; nothing when it is not there. O(columns).
  [[nodiscard]] std::optional<std::int64_t> margin(std::span<const std::int32_t> heights) const {
    return values_.find(heights);
  }

 private:
  ScoreProblem problem_;
  ScoreFrame frame_;
  WordValues values_;
};

/// A position of a solved problem.
class ScorePosition {
 public:
  /// After the cells that the solve started from. Requires that the table was solved so.
  explicit ScorePosition(std::shared_ptr<const ScoreTable> table,
                         std::span<const ScoreCell> taken = {});

  [[nodiscard]] const ScoreProblem& problem() const noexcept { return table_->problem(); }
  [[nodiscard]] bool first_to_move() const noexcept { return taken_ % 2 == 0; }
  [[nodiscard]] bool over() const noexcept { return heights_.back() == 0; }
  /// First's further score less second's.
  [[nodiscard]] std::int64_t value() const noexcept { return value_; }
  /// The cells that can be taken, by row and column. O(shorter side).
  [[nodiscard]] std::vector<ScoreCell> moves() const;
  /// First's further score less second's if `move`, one of moves(), is made, its gain included;
  /// nothing when the table does not tell. O(shorter side).
  [[nodiscard]] std::optional<std::int64_t> value_of(const ScoreCell& move) const;
  /// Makes a move. Requires that the table has the value of what it leaves.
  void play(const ScoreCell& move);
  /// The first of the best moves; nothing when the table does not tell. Requires free cells.
  [[nodiscard]] std::optional<ScoreCell> best_move() const;
  /// The frame's heights.
  [[nodiscard]] const std::vector<std::int32_t>& heights() const noexcept { return heights_; }
  /// From now on, asks another table of the same problem; null: none, until the next call.
  void use(std::shared_ptr<const ScoreTable> table) { table_ = std::move(table); }

 private:
  [[nodiscard]] std::int32_t& height_of(const ScoreCell& cell) {
    return heights_[static_cast<std::size_t>(table_->frame().frame_col(cell))];
  }

  std::shared_ptr<const ScoreTable> table_;
  std::vector<std::int32_t> heights_;
  std::size_t taken_;
  std::int64_t value_;
};

}  // namespace minimex::contour
