// The inner loops of the sweep that finds costs to go: what a kernel is asked for, row by row.
//
// A row's costs are least sums over many moves. A move of prefix cells has one cost and leads from
// every word of a row to the words of another row in step: whole blocks of words are relaxed at
// once. A pair of a prefix cell and a suffix cell leads there, too, but only words where the suffix
// cell can be taken have it, and it ends some words further on: for each distance and block, the
// values of those suffix cells stand ready in a vector, a prohibitive one where there is none.
// Moves of suffix cells alone lead from word to word of the row; they are the same for all rows of
// a shape, so as many independent rows as a vector has lanes are interleaved, and step together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "minimex/contour/kernel.hpp"
#include "minimex/contour/row_part.hpp"

namespace minimex::contour {

/// More than all pieces of a board may add up to, and so the cost of what cannot be done: three
/// times it is still a number.
template <typename Value>
inline constexpr Value kFar = std::numeric_limits<Value>::max() / 3;

/// Costs to go of words one after another, and the cost of the move that leads there; or the value
/// of the one prefix cell that the move takes.
template <typename Value>
struct RemovalMove {
  const Value* from;
  Value cost;
};

/// The words of a block from `to` on become, without a suffix cell, the words from `from` on.
struct PartnerBlock {
  std::uint16_t to;
  std::uint16_t from;
};

/// Suffix cells of one colour that pair with prefix cells.
template <typename Value>
struct PartnerBlocks {
  const PartnerBlock* blocks = nullptr;
  std::size_t count = 0;
  const Value* values = nullptr;  ///< of the cells, for each block; 2 * kFar: no such cell
};

/// A part of all rows of a shape, and what their suffixes can pair with.
template <typename Value>
struct RemovalPart {
  RowPart words = {};
  PartnerBlocks<Value> partners[2] = {};  ///< by colour
};

/// Moves of a part of one row. `from` is where the costs of the row's first word would be.
template <typename Value>
struct RemovalMoves {
  const RemovalMove<Value>* moves;  ///< that take prefix cells only
  std::size_t count;
  const RemovalMove<Value>* corners[2];  ///< prefix cells that can pair, by colour
  std::size_t corner_count[2];
};

/// A way from a word to another one of the row.
template <typename Value>
struct RemovalStep {
  std::uint32_t to;  ///< the word times the number of lanes
  Value cost;
};

/// All such ways.
template <typename Value>
struct RemovalSteps {
  std::size_t words = 0;
  const std::uint8_t* counts = nullptr;       ///< steps of each word, the last word first
  const RemovalStep<Value>* steps = nullptr;  ///< in this order
};

/// One variant of the loops.
template <typename Value>
struct RemovalLoops {
  std::size_t lanes;  ///< numbers in a block; rows that `finish` takes
  /// Lowers the costs of a row's part by its moves; `costs` are those of the row's first word on.
  void (*relax)(const RemovalPart<Value>& part, const RemovalMoves<Value>& moves, Value* costs);
  /// Lowers the costs of `lanes` rows by the steps inside and puts them into `to`. Rows may be
  /// named more than once.
  void (*finish)(const RemovalSteps<Value>& steps, const Value* const* costs, Value* const* to);
};

/// `kernel`: Portable, or another one that is available.
template <typename Value>
RemovalLoops<Value> removal_loops(Kernel kernel) noexcept;

}  // namespace minimex::contour
