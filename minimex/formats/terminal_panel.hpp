// A panel of a scene as lines of text: numbered rows and columns of equal cells in a frame.
#pragma once

#include <vector>

#include "minimex/core/scene.hpp"
#include "minimex/formats/terminal_cell.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {

/// From the most to the least room.
enum class Frame {
  Padded,  ///< a box around every cell, a space on both sides inside
  Boxed,   ///< a box around every cell
  Spaced,  ///< one box around all, a space between the cells
  Dense,   ///< one box around all, nothing between the cells
};

struct PanelShape {
  CellShape cell = {};
  Frame frame = Frame::Padded;
  bool open = false;  ///< no line above and below, rows as low as they can be
  int cell_width = 1;
  int cell_lines = 1;
};

/// `shape` with cell sizes that hold every cell of every panel.
PanelShape fitted(PanelShape shape, const std::vector<ScenePanel>& panels);

/// Columns and lines of a drawing of `cols` columns of `panel`.
int drawn_width(const ScenePanel& panel, int cols, const PanelShape& shape);
int drawn_height(const ScenePanel& panel, const PanelShape& shape);

/// Draws columns [first, last) (0-based) of `panel`.
TextBlock draw_panel(const ScenePanel& panel, int first, int last, const PanelShape& shape,
                     bool colour);

}  // namespace minimex
