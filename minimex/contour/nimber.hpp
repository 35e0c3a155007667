// Nimbers of Chomp from any Young diagram.
//
// A bite at (row, col) cuts every row from `row` on down to `col` cells; the cell (0, 0) is
// poisoned and nobody bites there. The nimber of a diagram is the least number that is not the
// nimber of a diagram one bite away. The diagrams inside the shape are numbered by Ranking::within,
// and every bite leads to a smaller number, so one pass in order of rank finds all nimbers (Gale,
// "A curious Nim-type game", 1974). A bite changes the rank by sums over columns and rows that are
// kept from diagram to diagram: a bite costs one addition and one look-up. A hook (all rows but the
// first of one cell) is two heaps of Nim, its arms without the corner, and needs no table.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "minimex/contour/diagrams.hpp"
#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

struct NimberProblem {
  std::vector<std::int32_t> shape = {};  ///< row lengths, at least one row; >= 1, non-increasing
};

struct NimberOptions {
  bool line = false;  ///< also find a line of play
  bool wide = false;  ///< 4 bytes a nimber even where fewer do
};

class NimberTable;

struct NimberResult {
  RunReport run = {};
  std::optional<std::int64_t> value = std::nullopt;  ///< when proved
  Bounds bounds = {};                                ///< both ends the value when proved
  /// When asked for and proved: play to the end, by row and column the first bite that leaves
  /// nimber 0, or the first bite of all where none does.
  std::vector<Bite> line = {};
  std::shared_ptr<const NimberTable> table = {};  ///< when proved: see nimber_table.hpp
};

/// Time: about 2 ns for each bite of each diagram inside the shape, half of that when it is
/// symmetric. Memory: 1 byte for each diagram when the shape has at most 256 cells (a nimber is at
/// most the number of bites), else 2 or 4.
NimberResult solve_nimber(const NimberProblem& problem, const NimberOptions& options,
                          Control& control);

}  // namespace minimex::contour
