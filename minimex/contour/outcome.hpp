// Who wins Chomp from a Young diagram, and by which first bites; no nimbers.
//
// A position is lost (a P-position) when no bite leads to a lost one. From small to large, a
// position that is not marked is lost, and all positions one bite before it are marked as won.
// Levels (hook_levels.hpp) go from short hooks to long ones: a bite in the first row or column
// leads to a shorter hook, and of such levels only the lost positions are needed, not the bits.
// Where both arms of the hook are equal, the bare hook is lost (two equal heaps of Nim) and a bite
// at its inner corner leads there, so all else is won; levels of symmetric shapes come in pairs.
// Other bites are those of Chomp on the inner diagram, which may also vanish. Compare Zeilberger,
// "Three-rowed Chomp" (2001), who tabulates lost positions by their lower rows.
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

struct OutcomeOptions {
  bool positions = false;  ///< also tell which positions are lost
};

struct OutcomeResult {
  RunReport run = {};
  std::optional<bool> first_wins = std::nullopt;  ///< when proved
  std::vector<Bite> winning = {};                 ///< all bites that win, by row and column
  std::uint64_t lost_positions = 0;  ///< lost ones among the non-empty diagrams inside the shape
  /// When asked for and proved: which they are. Null for a hook, where they are the hooks with
  /// equal arms.
  std::shared_ptr<const LostPositions> lost = {};
};

/// Time: about 10 ns for each of a third of the diagrams inside a square shape. Memory: one bit for
/// each inner diagram of the largest level, 8 bytes a lost position. Uses one thread.
OutcomeResult solve_outcome(const OutcomeProblem& problem, const OutcomeOptions& options,
                            Control& control);

}  // namespace minimex::contour
