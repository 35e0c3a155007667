// Counting the lines of optimal play.
//
// From all pieces there, positions are reached only by optimal moves, layer by layer of pieces
// taken: the ways to a position are the sum of the ways to those before it, and a pair skips one
// layer. Every position reached can be played on to the end, for some move is optimal in each, so
// the ways to the end are the optimal lines. Only three layers are kept. Time and memory go with
// the positions on optimal lines, which are few unless values are equal: about 0.5 us for each, and
// for those of three layers about 30 bytes and 8 more for each further 64 bits of their counts.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"

namespace minimex::contour {

/// A move from a position: what it adds to the position's number, and the pieces it takes.
struct LineStep {
  std::uint64_t rise = 0;
  int pieces = 1;  ///< 1 or 2
};

/// Optimal play of a solved game. Positions are told by numbers; the first one is 0.
struct OptimalPlay {
  std::uint64_t length = 0;  ///< pieces in the first position
  std::uint64_t held = 0;    ///< bytes that the solved game takes out of the budget
  /// Appends the optimal moves of a position in which `taken` pieces are gone, at least one unless
  /// these are all.
  std::function<void(std::uint64_t position, std::uint64_t taken, std::vector<LineStep>& steps)>
      steps = {};
};

struct LineCount {
  RunReport run = {};      ///< positions on optimal lines; bytes include OptimalPlay::held
  std::string count = {};  ///< in decimal, when the run is proved
};

LineCount count_lines(const OptimalPlay& play, Control& control);

}  // namespace minimex::contour
