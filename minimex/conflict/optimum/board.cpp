#include "minimex/conflict/optimum/board.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <utility>

#include "minimex/conflict/optimum/board_cover.hpp"
#include "minimex/conflict/optimum/board_layout.hpp"
#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/conflict/optimum/board_phases.hpp"
#include "minimex/conflict/optimum/board_push_relabel.hpp"

namespace minimex::conflict {
namespace {

std::int64_t count_bits(const BoardBits& bits) {
  return std::accumulate(bits.begin(), bits.end(), std::int64_t{0},
                         [](std::int64_t sum, std::uint64_t word) {
                           return sum + std::popcount(word);
                         });
}

std::uint64_t bytes_of(const BoardLayout& layout, const Board& board) {
  // Seven sets of bits and a byte a cell of the layout; three bytes a cell of the board.
  return std::uint64_t{layout.words()} * (7 * 8 + 64) +
         3 * static_cast<std::uint64_t>(board.cell_count());
}

/// Copies set and matching from the layout to the board.
void unpack(const BoardLayout& layout, const Board& board, const BoardBits& set,
            const BoardMatching& matching, BoardOptimum& result) {
  const auto cells = static_cast<std::size_t>(board.cell_count());
  result.set.assign((cells + 63) / 64, 0);
  result.mate.assign(cells, 0);
  layout.for_each_row(board, [&](std::int64_t cell, std::int64_t bit, std::int64_t stride,
                                 std::int64_t length) {
    for (std::int64_t i = 0; i < length; ++i, ++cell, bit += stride) {
      if (test_bit(set, bit)) set_bit(result.set, cell);
      const auto at = static_cast<std::int32_t>(bit);
      if (!matching.matched(at)) continue;
      result.mate[static_cast<std::size_t>(cell)] =
          static_cast<std::uint16_t>(layout.steps()[matching.step(at)].number + 1);
    }
  });
}

}  // namespace

bool takes_board(const Board& board, const Piece& piece) {
  constexpr std::int64_t kMostPadding = 4;
  constexpr std::int64_t kSmall = 1 << 16;
  if (board.toroidal || !board_colouring(piece, board.dimensions())) return false;
  const auto layout = BoardLayout::make(board, piece);
  if (!layout) return false;
  return static_cast<std::int64_t>(layout->words()) * 64 <=
         kMostPadding * board.cell_count() + kSmall;
}

BoardOptimum solve_board(const Board& board, const Piece& piece, Control& control) {
  BoardOptimum result;
  const BoardColouring colouring = board_colouring(piece, board.dimensions()).value();
  const BoardLayout layout = BoardLayout::make(board, piece).value();
  result.upper = board.usable_count();
  result.run.regime = "board";
  result.run.peak_bytes = bytes_of(layout, board);
  if (!control.fits(result.run.peak_bytes)) {
    result.run = needs_memory("the board", result.run.peak_bytes, control.budget());
    return result;
  }
  const std::array<BoardBits, 2> classes = layout.colour_classes(board, colouring);
  const std::array<std::int64_t, 2> sizes = {count_bits(classes[0]), count_bits(classes[1])};
  const std::size_t left = sizes[0] <= sizes[1] ? 0 : 1;
  result.lower = sizes[1 - left];
  BoardMatching matching(layout, classes[left], classes[1 - left]);
  matching.sweep(control);
  BoardPushRelabel(matching, classes[left], classes[1 - left]).run(control);
  BoardPhases phases(matching);
  const bool maximum = phases.run(control);
  result.upper = sizes[1 - left] + count_bits(matching.free_left());
  BoardBits set;
  if (maximum) {
    set = left == 0 ? set_from_left(matching, classes[1], phases.reached())
                    : set_from_right(matching, classes[1], control);
  }
  if (control.stopped()) {
    const RunReport why = stopped_report(control);
    result.run.status = why.status;
    result.run.limit = why.limit;
    return result;
  }
  result.lower = result.upper;
  unpack(layout, board, set, matching, result);
  return result;
}

}  // namespace minimex::conflict
