// What to draw, said once: the terminal drawing, the SVG and the page all start from a Scene.
//
// A scene is made of panels (boards, or the layers of a three-dimensional one), an optional graph,
// and sentences that explain the picture. It holds meaning (tones, move numbers, who moved), never
// colours or sizes: those belong to the writers in formats/.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace minimex {

/// What a cell or vertex is.
enum class Tone : std::uint8_t {
  Empty,    ///< nothing there
  White,    ///< white piece
  Black,    ///< black piece
  Plain,    ///< a playable cell with text in it
  Water,    ///< river: wet
  Blocked,  ///< broken seat, protected cell, blocked cell, cell outside a shape
  Poison,   ///< chomp: the cell nobody takes
};

/// Who put a token or made a move; None where no one did.
enum class Mover : std::uint8_t { None, First, Second, Solver };

struct SceneCell {
  Tone tone = Tone::Empty;
  std::string text = {};      ///< value, label; empty when the tone says all
  Mover mover = Mover::None;  ///< whose token stands here, or who took it
  int order = 0;              ///< number of the move that touched it; 0 when none
};

/// A rectangle of cells, drawn with 1-based row and column numbers.
struct ScenePanel {
  std::string title = {};
  int rows = 0;
  int cols = 0;
  int first_col = 1;                  ///< number of the first column, for a piece of a longer row
  std::vector<SceneCell> cells = {};  ///< row-major
};

/// A graph without a board: vertices are numbered from 1 in order.
struct SceneGraph {
  std::vector<SceneCell> vertices = {};
  std::vector<std::pair<int, int>> edges = {};  ///< 0-based
};

struct Scene {
  std::string title = {};
  std::vector<ScenePanel> panels = {};
  SceneGraph graph = {};
  std::vector<std::string> notes = {};  ///< whole sentences: the answer and why it is so
};

}  // namespace minimex
