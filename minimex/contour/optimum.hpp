// Cheapest removal of all pieces from a board, alone or in pairs.
//
// A contour starts at the bottom-left corner; a piece is exposed when no other piece is weakly
// below and left of it. Any piece may go alone for its value, and some optimum takes each one when
// it is exposed: then the pieces that are left form an order ideal's complement, and the cost to go
//   V(rest) = min over exposed p of value(p) + V(rest - p), and over exposed pairs p, q of
//             different colours of |value(p) - value(q)| + V(rest - p - q)
// needs one number for each contour. Pieces that can never meet a partner are dealt with
// beforehand (reduction.hpp); then the numbers lie in a table of all contours, filled by rows
// (removal_words.hpp), or of the ideals of the pieces alone, when those are far fewer
// (removal_ideals.hpp). The table answers every later question about values and moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "minimex/contour/kernel.hpp"
#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

enum class Colour : std::uint8_t { White, Black };

struct Piece {
  std::int32_t row = 0;  ///< 0-based, downwards
  std::int32_t col = 0;
  Colour colour = Colour::White;
  std::int64_t value = 0;  ///< >= 0
};

struct OptimumProblem {
  /// By row, then column; one a cell; the values add up to at most 2^63-1.
  std::vector<Piece> pieces = {};
};

class LayerTeam;

/// One piece, or two of different colours; indices into OptimumProblem::pieces.
struct Removal {
  std::size_t first = 0;
  std::optional<std::size_t> second = std::nullopt;  ///< greater than `first`

  friend bool operator==(const Removal&, const Removal&) = default;
};

/// Which states are searched, and how their values are kept.
enum class Route : std::uint8_t {
  Automatic,  ///< whichever is expected to be faster among those that fit the memory
  Words,      ///< all contours of the board
  Layers,     ///< the same, but in layers however few they are
  Packed,     ///< the same, but in packed layers
  Ideals,     ///< only the contours that pieces make
};

struct OptimumOptions {
  bool line = false;                  ///< also find an optimal order of removals
  bool whole = false;                 ///< keep the whole table if it fits the memory
  Route route = Route::Automatic;     ///< a matter of time and memory; the result is the same
  bool wide = false;                  ///< 64-bit numbers in the table even where 32 bits do
  Kernel kernel = Kernel::Automatic;  ///< likewise a matter of time only
  /// Processes that fill layers together (layer_team.hpp); null: this one alone. Only the leader's
  /// result counts.
  LayerTeam* team = nullptr;
};

class OptimumTable;

struct OptimumResult {
  RunReport run = {};
  std::optional<std::int64_t> value = std::nullopt;  ///< when proved
  Bounds bounds = {};                                ///< both ends the value when proved
  std::vector<Removal> line = {};                    ///< when asked for and proved
  /// When proved, unless finding the line has used it up: see optimum_table.hpp.
  std::shared_ptr<const OptimumTable> table = {};
};

/// Time: about 4 ns for each of C(rows + cols, rows) words, or 40 ns for each ideal, sides counted
/// after the reduction. Memory: 4 or 8 bytes for each; a fraction of this for words in layers
/// (word_solver.hpp).
OptimumResult solve_optimum(const OptimumProblem& problem, const OptimumOptions& options,
                            Control& control);

}  // namespace minimex::contour
