// Asking the table of a solved score game: margins, moves and what each leads to.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "minimex/contour/number_table.hpp"
#include "minimex/contour/score.hpp"
#include "minimex/contour/words.hpp"

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
  ScoreTable(ScoreProblem problem, Ranking ranking, ValueTable values)
      : problem_(std::move(problem)),
        frame_(problem_.rows, problem_.cols),
        ranking_(std::move(ranking)),
        values_(std::move(values)) {}

  [[nodiscard]] const ScoreProblem& problem() const noexcept { return problem_; }
  [[nodiscard]] const ScoreFrame& frame() const noexcept { return frame_; }
  [[nodiscard]] const Ranking& ranking() const noexcept { return ranking_; }
  /// What the player to move will win by, over the rest of the game.
  [[nodiscard]] std::int64_t margin(std::uint64_t rank) const noexcept { return values_[rank]; }

 private:
  ScoreProblem problem_;
  ScoreFrame frame_;
  Ranking ranking_;
  ValueTable values_;
};

/// A position of a solved problem.
class ScorePosition {
 public:
  /// Nothing taken yet.
  explicit ScorePosition(std::shared_ptr<const ScoreTable> table);

  [[nodiscard]] bool first_to_move() const noexcept { return taken_ % 2 == 0; }
  /// First's further score less second's.
  [[nodiscard]] std::int64_t value() const noexcept;
  /// The cells that can be taken, by row and column. O(shorter side).
  [[nodiscard]] std::vector<ScoreCell> moves() const;
  /// First's further score less second's if `move`, one of moves(), is made, its gain included.
  [[nodiscard]] std::int64_t value_of(const ScoreCell& move) const noexcept;
  /// Makes the move.
  void play(const ScoreCell& move) noexcept;
  /// The first of the best moves. Requires free cells.
  [[nodiscard]] ScoreCell best_move() const;

 private:
  [[nodiscard]] std::uint64_t rank_after(const ScoreCell& move) const noexcept;

  std::shared_ptr<const ScoreTable> table_;
  std::vector<std::int32_t> lines_;
  std::uint64_t rank_;
  std::int64_t taken_ = 0;
};

}  // namespace minimex::contour
