// A Scene as text for a terminal: boards in boxes, graphs as lists of neighbours, a legend of the
// symbols that occur, the notes. Everything can be read without colour.
//
// The drawing takes the roomiest form that fits the width and the height: it gives up, in this
// order, spaces and lines between cells, one-line cells, exact long numbers (`123k`), lines above
// and below boards, and only then draws a board in several pieces.
#pragma once

#include <string>

#include "minimex/core/scene.hpp"

namespace minimex {

struct TerminalStyle {
  int width = 80;       ///< columns to stay within where possible; at least 20 are used
  bool colour = false;  ///< with SGR colours
  /// Lines to stay within where possible: title, empty lines, and at last the legend go where they
  /// cost what the board needs. 0: about 50 for the boards.
  int height = 0;
};

/// Lines ending in a line break. UTF-8.
std::string terminal_scene(const Scene& scene, const TerminalStyle& style);

}  // namespace minimex
