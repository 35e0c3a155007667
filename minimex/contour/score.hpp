// Two players take the cells of a board in turn, each cell worth something else to either.
//
// A cell may be taken when it is free and all cells above it in its column and left of it in its
// row are taken. So a position is a contour, and whose turn it is follows from the number of cells
// taken. With margin(position) = what the player to move will gain from here on less what the other
// will,
//   margin = max over the cells that can be taken of gain(cell) - margin(afterwards), and 0 at the
//   end,
// filled into a table of all C(rows + cols, rows) contours row by row (sweep.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/sweeping.hpp"
#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

class LayerTeam;

/// 0-based.
struct ScoreCell {
  std::int32_t row = 0;
  std::int32_t col = 0;

  friend bool operator==(const ScoreCell&, const ScoreCell&) = default;
};

struct ScoreProblem {
  std::int32_t rows = 1;  ///< >= 1
  std::int32_t cols = 1;
  std::vector<std::int64_t> first = {};   ///< row-major: what a cell gives the first player
  std::vector<std::int64_t> second = {};  ///< likewise; absolute values of both add up to <= 2^63-1

  /// The place of a cell in `first` and `second`.
  [[nodiscard]] std::size_t index(const ScoreCell& cell) const noexcept {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(cols) +
           static_cast<std::size_t>(cell.col);
  }
};

struct ScoreOptions {
  bool line = false;                        ///< also find a line of best play
  bool whole = false;                       ///< keep the whole table if it fits the memory
  std::vector<ScoreCell> after = {};        ///< cells taken before, in any legal order
  Sweeping sweeping = Sweeping::Automatic;  ///< a matter of time and memory
  bool wide = false;                        ///< 64-bit numbers in the table even where 32 bits do
  Kernel kernel = Kernel::Automatic;        ///< a matter of time; the result is the same
  /// Processes that fill layers together (layer_team.hpp); null: this one alone. Only the leader's
  /// result counts.
  LayerTeam* team = nullptr;
};

class ScoreTable;

struct ScoreResult {
  RunReport run = {};
  /// When proved: the first player's further score less the second's.
  std::optional<std::int64_t> value = std::nullopt;
  Bounds bounds = {};                ///< both ends the value when proved
  std::vector<ScoreCell> line = {};  ///< when asked for and proved
  /// When proved, unless finding the line has used it up: see score_table.hpp.
  std::shared_ptr<const ScoreTable> table = {};
};

/// Time: a few ns for each of C(rows + cols, rows) contours; memory: 4 or 8 bytes for each,
/// or a fraction of this (word_solver.hpp).
ScoreResult solve_score(const ScoreProblem& problem, const ScoreOptions& options, Control& control);

}  // namespace minimex::contour
