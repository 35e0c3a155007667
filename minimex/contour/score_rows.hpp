// The inner loops of the sweep that finds margins: what a kernel is asked for, row by row.
//
// As in removal_rows.hpp, but without pairs: a move of a prefix cell leads from every word of a row
// to the words of another row in step, one of a suffix cell from word to word of the row, in as
// many rows at once as a vector has lanes. What a move gains depends on who makes it. Who is to
// move at a word stands in a mask, all bits set for the second player, along the row or across the
// rows.
#pragma once

#include <cstddef>
#include <cstdint>

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/row_part.hpp"

namespace minimex::contour {

/// What a move gives to either player.
template <typename Value>
struct ScoreGain {
  Value first;
  Value difference;  ///< first ^ difference: to the second player
};

/// Margins of words one after another, after a move.
template <typename Value>
struct ScoreMove {
  const Value* from;
  ScoreGain<Value> gain;
};

/// A way from a word to another one of the row.
template <typename Value>
struct ScoreStep {
  std::uint32_t to;       ///< the word times the number of lanes
  ScoreGain<Value> gain;  ///< to the player to move: in an even row, and in an odd one
};

/// All such ways.
template <typename Value>
struct ScoreSteps {
  std::size_t words = 0;
  const std::uint8_t* counts = nullptr;     ///< steps of each word, the last word first
  const ScoreStep<Value>* steps = nullptr;  ///< in this order
};

/// One variant of the loops.
template <typename Value>
struct ScoreLoops {
  std::size_t lanes;  ///< numbers in a block; rows that `finish` takes
  /// Raises the margins of a row's part by moves of prefix cells. `margins` and `second_moves`
  /// begin with the row, as the moves' `from` do.
  void (*raise)(const RowPart& part, const ScoreMove<Value>* moves, std::size_t count,
                const Value* second_moves, Value* margins);
  /// Raises the margins of `lanes` rows by the steps inside and puts them into `to`. Rows may be
  /// named more than once. `odd`: all bits set for each row whose first word is odd.
  void (*finish)(const ScoreSteps<Value>& steps, const Value* odd, const Value* const* margins,
                 Value* const* to);
};

/// `kernel`: Portable, or another one that is available.
template <typename Value>
ScoreLoops<Value> score_loops(Kernel kernel) noexcept;

}  // namespace minimex::contour
