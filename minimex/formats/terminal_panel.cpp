#include "minimex/formats/terminal_panel.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace minimex {
namespace {

bool has_inner_lines(Frame frame) noexcept {
  return frame == Frame::Padded || frame == Frame::Boxed;
}

int padding(Frame frame) noexcept {
  return frame == Frame::Padded ? 1 : 0;
}

/// Columns from one cell's left edge to the next one's.
int pitch(const PanelShape& shape) noexcept {
  return shape.cell_width + 2 * padding(shape.frame) + (shape.frame == Frame::Dense ? 0 : 1);
}

/// Columns of the row numbers; a single row needs none.
int label_width(const ScenePanel& panel) {
  return panel.rows > 1 ? text_width(std::to_string(panel.rows)) + 1 : 0;
}

int grid_width(const ScenePanel& panel, int cols, const PanelShape& shape) {
  return label_width(panel) + cols * pitch(shape) + (shape.frame == Frame::Dense ? 2 : 1);
}

std::string repeated(std::string_view piece, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += piece;
  return out;
}

struct Corners {
  std::string_view left;
  std::string_view middle;
  std::string_view right;
};

std::string border(const Corners& corners, int cols, const PanelShape& shape) {
  const int inside = shape.cell_width + 2 * padding(shape.frame);
  const bool dense = shape.frame == Frame::Dense;
  std::string out(corners.left);
  for (int col = 0; col < cols; ++col) {
    if (col > 0 && !dense) out += has_inner_lines(shape.frame) ? corners.middle : "─";
    out += repeated("─", inside);
  }
  return out.append(corners.right);
}

/// Column numbers centred over their cells, as many as fit with a space between them.
std::string column_numbers(const ScenePanel& panel, int first, int last, const PanelShape& shape) {
  const int width = grid_width(panel, last - first, shape);
  std::string out(static_cast<std::size_t>(label_width(panel) + 1), ' ');
  bool any = false;
  for (int col = first; col < last; ++col) {
    const std::string number = std::to_string(panel.first_col + col);
    const int length = text_width(number);
    const int cell = label_width(panel) + 1 + padding(shape.frame) + (col - first) * pitch(shape);
    const int start = cell + std::max(0, (shape.cell_width - length) / 2);
    const int used = static_cast<int>(out.size());
    if (start + length > width || (any && start <= used)) continue;
    out.append(static_cast<std::size_t>(std::max(start - used, 0)), ' ').append(number);
    any = true;
  }
  return left_aligned(out, width);
}

/// Line `line` of a cell, exactly the inside of its box.
std::string cell_line(const CellText& text, std::size_t line, const PanelShape& shape,
                      bool colour) {
  const int width = shape.cell_width;
  const std::string pad(static_cast<std::size_t>(padding(shape.frame)), ' ');
  if (text.lines.empty() && text.fill != ' ') {
    const auto inside = static_cast<std::size_t>(width + 2 * padding(shape.frame));
    return painted(std::string(inside, text.fill), text.ink, colour);
  }
  std::string content;
  if (line < text.lines.size()) {
    const auto& [left, right] = text.lines[line];
    content = left + right_aligned(right, width - text_width(left));
  } else {
    content = std::string(static_cast<std::size_t>(width), ' ');
  }
  const bool empty = text.lines.empty() && line == 0 && !has_inner_lines(shape.frame);
  if (empty) content = right_aligned("·", width);
  return pad + painted(content, text.ink, colour) + pad;
}

/// Lines of a row: in open shapes no more than its cells need.
int row_lines(const ScenePanel& panel, int row, const PanelShape& shape) {
  if (!shape.open) return shape.cell_lines;
  int lines = 1;
  for (int col = 0; col < panel.cols; ++col) {
    const SceneCell& cell = panel.cells[static_cast<std::size_t>(row * panel.cols + col)];
    lines = std::max(lines, static_cast<int>(cell_text(cell, shape.cell).lines.size()));
  }
  return lines;
}

void draw_row(const ScenePanel& panel, int row, int first, int last, const PanelShape& shape,
              bool colour, std::vector<std::string>& lines) {
  std::vector<CellText> cells;
  for (int col = first; col < last; ++col) {
    cells.push_back(
        cell_text(panel.cells[static_cast<std::size_t>(row * panel.cols + col)], shape.cell));
  }
  const std::string_view between = has_inner_lines(shape.frame)   ? "│"
                                   : shape.frame == Frame::Spaced ? " "
                                                                  : "";
  const int height = row_lines(panel, row, shape);
  for (int line = 0; line < height; ++line) {
    const std::string label = line == 0 && panel.rows > 1 ? std::to_string(row + 1) + " " : "";
    std::string out = right_aligned(label, label_width(panel)) + "│";
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) out += between;
      out += cell_line(cells[i], static_cast<std::size_t>(line), shape, colour);
    }
    lines.push_back(out + "│");
  }
}

}  // namespace

PanelShape fitted(PanelShape shape, const std::vector<ScenePanel>& panels) {
  for (const ScenePanel& panel : panels) {
    for (const SceneCell& cell : panel.cells) {
      const CellText text = cell_text(cell, shape.cell);
      shape.cell_width = std::max(shape.cell_width, cell_width(text));
      shape.cell_lines = std::max(shape.cell_lines, static_cast<int>(text.lines.size()));
    }
  }
  return shape;
}

int drawn_width(const ScenePanel& panel, int cols, const PanelShape& shape) {
  return std::max(grid_width(panel, cols, shape), label_width(panel) + text_width(panel.title));
}

int drawn_height(const ScenePanel& panel, const PanelShape& shape) {
  int height = (panel.title.empty() ? 0 : 1) + (shape.open ? 1 : 3);
  for (int row = 0; row < panel.rows; ++row) height += row_lines(panel, row, shape);
  return height + (has_inner_lines(shape.frame) ? panel.rows - 1 : 0);
}

TextBlock draw_panel(const ScenePanel& panel, int first, int last, const PanelShape& shape,
                     bool colour) {
  TextBlock block{.lines = {}, .width = drawn_width(panel, last - first, shape)};
  const std::string indent(static_cast<std::size_t>(label_width(panel)), ' ');
  const int cols = last - first;
  if (!panel.title.empty()) block.lines.push_back(indent + panel.title);
  block.lines.push_back(column_numbers(panel, first, last, shape));
  if (!shape.open) block.lines.push_back(indent + border({"┌", "┬", "┐"}, cols, shape));
  for (int row = 0; row < panel.rows; ++row) {
    if (row > 0 && has_inner_lines(shape.frame)) {
      block.lines.push_back(indent + border({"├", "┼", "┤"}, cols, shape));
    }
    draw_row(panel, row, first, last, shape, colour, block.lines);
  }
  if (!shape.open) block.lines.push_back(indent + border({"└", "┴", "┘"}, cols, shape));
  // Every line takes the block's width, so that the neighbours on its right stand in line.
  const int grid = grid_width(panel, cols, shape);
  for (std::size_t i = 0; i < block.lines.size(); ++i) {
    const bool is_title = i == 0 && !panel.title.empty();
    const int taken = is_title ? text_width(block.lines[i]) : grid;
    block.lines[i].append(static_cast<std::size_t>(block.width - taken), ' ');
  }
  return block;
}

}  // namespace minimex
