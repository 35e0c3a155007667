// Maximum independent sets of a leaper on a board, without its conflict graph.
//
// Where the steps of the piece change one of two colours (board_layout.hpp), the conflict graph has
// no odd cycle, and by Koenig's theorem a maximum independent set has the usable cells less one for
// each pair of a maximum matching. The matching is swept together 64 cells at a time
// (board_matching.hpp), made nearly maximum by walks where the board is dense (board_walks.hpp),
// else by pushes (board_push_relabel.hpp), and maximum by phases (board_phases.hpp), whose last
// search gives the set. A few bytes a cell, where the graph takes 8 an edge, and on dense boards
// less time than it takes to build the graph.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/control.hpp"

namespace minimex::conflict {

struct BoardOptimum {
  RunReport run = {};      ///< regime `board`
  std::int64_t lower = 0;  ///< proved: so many pieces can stand without attacking each other
  std::int64_t upper = 0;  ///< proved: not more
  /// When proved: the members of a maximum set, one bit a cell, cell i in bit i mod 64 of word
  /// i / 64. The usable cells that are no members are the Koenig cover, one of each matched pair.
  std::vector<std::uint64_t> set = {};
  /// When proved: for each cell 1 + the number in Piece::steps of the step that leads to its
  /// partner in a maximum matching; 0 when it has none.
  std::vector<std::uint8_t> mate = {};

  [[nodiscard]] bool in_set(std::int64_t cell) const noexcept {
    return (set[static_cast<std::size_t>(cell >> 6)] >> (cell & 63) & 1) != 0;
  }
};

/// Whether solve_board takes this board: flat, for a leaper whose steps change colours, with not
/// much more padding than cells.
bool takes_board(const Board& board, const Piece& piece);

/// The colours, 0 or 1, by which solve_board chooses its set, of the usable cells in index order.
/// Colour 0 is the one with fewer cells, of equal ones that of the first cell. For a board that
/// takes_board accepts.
std::vector<std::uint8_t> colours_of_cells(const Board& board, const Piece& piece);

/// The maximum independent set of `piece` on a board that takes_board accepts: of colour 0 (see
/// colours_of_cells) the cells that alternating paths from free cells of that colour reach, of
/// colour 1 those that they do not reach. Memory: about 6 bytes a cell, stated in the report when
/// it does not fit.
BoardOptimum solve_board(const Board& board, const Piece& piece, Control& control);

}  // namespace minimex::conflict
