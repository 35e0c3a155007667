// What to draw, said once: the terminal drawing, the SVG and the page all start from a Scene.
//
// A scene is made of panels (boards, or the layers of a three-dimensional one), an optional graph,
// what joins their cells or vertices, and sentences that explain the picture. It holds meaning
// (tones, move numbers, who moved, what conflicts), never colours or sizes: those belong to the
// writers in formats/.
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
  Blocked,  ///< broken seat, protected cell, blocked cell
  Poison,   ///< chomp: the cell nobody takes
  Outside,  ///< no cell of the shape that is drawn
};

/// Who put a token or made a move; None where no one did.
enum class Mover : std::uint8_t { None, First, Second, Solver };

struct SceneCell {
  Tone tone = Tone::Empty;
  std::string text = {};      ///< value, label; empty when the tone says all
  Mover mover = Mover::None;  ///< whose token stands here, or who took it
  int order = 0;              ///< number of the move that touched it; 0 when none
  bool covered = false;       ///< in the cover that proves the optimum
  int pair = 0;               ///< number of its pair in the matching that proves it; 0 when none
};

/// A point where grid lines of a panel meet: `row` rows below and `col` columns right of its
/// corner.
struct SceneCorner {
  int row = 0;
  int col = 0;

  friend bool operator==(const SceneCorner&, const SceneCorner&) = default;
};

/// A rectangle of cells, drawn with 1-based row and column numbers.
struct ScenePanel {
  std::string title = {};
  int rows = 0;
  int cols = 0;
  int first_col = 1;                  ///< number of the first column, for a piece of a longer row
  std::vector<SceneCell> cells = {};  ///< row-major
  /// The border between what is gone and what is left, from corner to corner along grid lines;
  /// empty when the game has none.
  std::vector<SceneCorner> contour = {};
};

/// What joins two cells or vertices.
enum class Bond : std::uint8_t {
  Conflict,  ///< not both may have a token
  Matched,   ///< a conflict of the matching that proves the optimum
};

/// A point, x to the right, y downwards.
struct ScenePoint {
  double x = 0;
  double y = 0;
};

/// A graph without a board: vertices are numbered from 1 in order.
struct SceneGraph {
  std::vector<SceneCell> vertices = {};
  std::vector<std::pair<int, int>> edges = {};     ///< 0-based
  std::vector<std::pair<int, int>> matching = {};  ///< edges among them that are Bond::Matched
  /// Where the vertices go, in a rectangle from 0,0 whose longer side is 1; empty: around a circle.
  std::vector<ScenePoint> places = {};
};

/// A cell of a scene: number of the panel and of the cell in it, from 0.
struct SceneSpot {
  int panel = 0;
  int cell = 0;
};

struct SceneLink {
  SceneSpot from = {};
  SceneSpot to = {};
  Bond bond = Bond::Conflict;
};

struct Scene {
  std::string title = {};
  std::vector<ScenePanel> panels = {};
  SceneGraph graph = {};
  std::vector<SceneLink> links = {};    ///< between cells of panels
  std::vector<std::string> notes = {};  ///< whole sentences: the answer and why it is so
  std::string blocked = "blocked";      ///< what Tone::Blocked is called here
};

}  // namespace minimex
