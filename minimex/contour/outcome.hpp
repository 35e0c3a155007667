// Who wins Chomp from a Young diagram, and by which first bites; no nimbers.
//
// A position is lost (a P-position) when no bite leads to a lost one. Going through positions from
// small to large, one that is not marked is lost, and then every position one bite before it is
// marked as won. Lost positions are few, so there are hardly more marks than positions, where
// nimbers follow every bite of every position.
//
// Levels (hook_levels.hpp) go from short hooks to long ones. A bite in the first row or column
// leads to a level with a shorter hook; of all those only the lost positions are needed, not the
// bits. So one bit for each inner diagram of one level is all there is: an eighth of the diagrams
// of a square. The other bites are those of Chomp on the inner diagram, (0, 0) included, for it may
// be empty. Three facts cut the work to a third of that for all diagrams of a square:
//   - where both arms of the hook are equal, the bare hook is lost (two equal heaps of Nim), and a
//     bite at its inner corner leads there: all other positions of the level are won;
//   - in symmetric shapes, levels come in pairs that are each other's transposes;
//   - what a bite at the first cell of a run of equal rows may have taken below the shape's last
//     rows is a contiguous range of numbers: bits are set by whole words.
// Compare Brouwer, "The game of Chomp", and Zeilberger, "Three-rowed Chomp" (2001), who tabulate
// lost positions by their lower rows.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "minimex/contour/diagrams.hpp"
#include "minimex/contour/lost_positions.hpp"
#include "minimex/core/control.hpp"

namespace minimex::contour {

struct OutcomeProblem {
  std::vector<std::int32_t> shape = {};  ///< row lengths, at least one row; >= 1, non-increasing
};

struct OutcomeResult {
  RunReport run = {};
  std::optional<bool> first_wins = std::nullopt;  ///< when proved
  std::vector<Bite> winning = {};                 ///< all bites that win, by row and column
  std::uint64_t lost_positions = 0;  ///< lost ones among the non-empty diagrams inside the shape
  /// When proved: which they are. Null for a hook, where they are the hooks with equal arms.
  std::shared_ptr<const LostPositions> lost = {};
};

/// Time: about 10 ns for each of a third of the diagrams inside a square shape. Memory: one bit for
/// each inner diagram of the largest level, 8 bytes a lost position. One thread.
OutcomeResult solve_outcome(const OutcomeProblem& problem, Control& control);

}  // namespace minimex::contour
