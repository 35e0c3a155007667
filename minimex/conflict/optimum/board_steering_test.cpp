#include "minimex/conflict/optimum/board_steering.hpp"

#include <cstddef>
#include <cstdint>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/bit_words.hpp"
#include "minimex/conflict/optimum/board_layout.hpp"
#include "minimex/core/board.hpp"

namespace minimex::conflict {
namespace {

bool has(const BoardBits& bits, std::size_t bit) {
  return (bits[bit / 64] >> (bit % 64) & 1) != 0;
}

/// Where all right cells lie at one end of the planes, every block of them lies between these and
/// places that are short of them: no cell is in no block.
TEST(BoardSteering, EveryCellIsSteered) {
  constexpr std::int32_t kPlane = 30;
  for (const std::int32_t side : {17, 40, 43, 64, 70}) {
    SCOPED_TRACE(side);
    const Board board{.size = {80, 75, side}, .blocked = {}};
    const Piece knight = make_piece("knight", 3).value();
    const BoardLayout layout = BoardLayout::make(board, knight).value();
    const BoardBits left(layout.words(), 0);
    BoardBits right = left;
    const auto first = static_cast<std::int32_t>(64 * layout.first_word(0));
    const auto end = static_cast<std::int32_t>(64 * layout.first_word(layout.planes()));
    const auto usable = [&](std::int32_t bit) {
      const auto at = layout.coordinates(bit);
      return at[1] < 75 && at[2] < side;
    };
    for (std::int32_t bit = first; bit < end; ++bit) {
      if (!usable(bit) || layout.coordinates(bit)[1] >= 8) continue;
      right[static_cast<std::size_t>(bit / 64)] |= Word{1} << (bit % 64);
    }
    BoardSteering steering(layout);
    ASSERT_TRUE(steering.plan(kPlane, left, right));
    int steps = 0;
    for (const BoardLayout::Step& step : layout.steps()) {
      if (step.by[1] >= 0 || step.by[2] != 0) continue;
      ++steps;
      BoardBits suited;
      steering.find_cells(step, suited);
      for (std::size_t bit = 0; bit < 64 * layout.words_in_plane(); ++bit) {
        const auto cell = static_cast<std::int32_t>(64 * layout.first_word(kPlane) + bit);
        ASSERT_TRUE(!usable(cell) || has(suited, bit)) << bit;
      }
    }
    EXPECT_GT(steps, 0);
  }
}

}  // namespace
}  // namespace minimex::conflict
