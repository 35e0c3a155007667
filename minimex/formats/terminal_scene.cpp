#include "minimex/formats/terminal_scene.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <vector>

#include "minimex/formats/terminal_cell.hpp"
#include "minimex/formats/terminal_graph.hpp"
#include "minimex/formats/terminal_panel.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr int kGap = 3;      // columns between panels
constexpr int kScreen = 50;  // lines that boards may take before they give up inner lines
constexpr int kLeastWidth = 20;

struct Form {
  Frame frame;
  bool tall;
  bool abbreviated;
};

/// From the roomiest to the tightest.
constexpr std::array<Form, 11> kForms = {{{Frame::Padded, false, false},
                                          {Frame::Boxed, false, false},
                                          {Frame::Padded, true, false},
                                          {Frame::Boxed, true, false},
                                          {Frame::Spaced, false, false},
                                          {Frame::Spaced, true, false},
                                          {Frame::Boxed, false, true},
                                          {Frame::Boxed, true, true},
                                          {Frame::Spaced, false, true},
                                          {Frame::Spaced, true, true},
                                          {Frame::Dense, false, false}}};

PanelShape shape_of(const Form& form, const std::vector<ScenePanel>& panels) {
  return fitted({.cell = {.loose = form.frame == Frame::Padded,
                          .tall = form.tall,
                          .abbreviated = form.abbreviated},
                 .frame = form.frame},
                panels);
}

/// Only cells of one column can stand without a space between them.
bool readable(const PanelShape& shape) {
  return shape.frame != Frame::Dense || shape.cell_width == 1;
}

bool fits_width(const std::vector<ScenePanel>& panels, const PanelShape& shape, int width) {
  return std::all_of(panels.begin(), panels.end(), [&](const ScenePanel& panel) {
    return drawn_width(panel, panel.cols, shape) <= width;
  });
}

/// Lines of all panels side by side as side_by_side lays them out.
int total_height(const std::vector<ScenePanel>& panels, const PanelShape& shape, int width) {
  int total = 0;
  int used = 0;
  int tallest = 0;
  for (const ScenePanel& panel : panels) {
    const int panel_width = drawn_width(panel, panel.cols, shape);
    if (used > 0 && used + kGap + panel_width > width) {
      total += tallest + 1;
      used = 0;
      tallest = 0;
    }
    used += (used > 0 ? kGap : 0) + panel_width;
    tallest = std::max(tallest, drawn_height(panel, shape));
  }
  return total + tallest;
}

/// The first form that fits width and screen; else the lowest of those that fit the width; else the
/// tightest, whose panels are then drawn in pieces.
PanelShape choose_shape(const std::vector<ScenePanel>& panels, int width) {
  std::optional<PanelShape> lowest;
  for (const Form& form : kForms) {
    const PanelShape shape = shape_of(form, panels);
    if (!readable(shape) || !fits_width(panels, shape, width)) continue;
    if (shape.frame == Frame::Dense && lowest) continue;  // only where nothing else fits
    const int height = total_height(panels, shape, width);
    if (height <= kScreen) return shape;
    if (!lowest || height < total_height(panels, *lowest, width)) lowest = shape;
  }
  return lowest.value_or(shape_of({Frame::Spaced, true, false}, panels));
}

std::vector<TextBlock> draw_panels(const std::vector<ScenePanel>& panels, const PanelShape& shape,
                                   const TerminalStyle& style) {
  std::vector<TextBlock> blocks;
  for (const ScenePanel& panel : panels) {
    int most = panel.cols;  // columns in one piece
    while (most > 1 && drawn_width(panel, most, shape) > style.width) --most;
    const int pieces = (panel.cols + most - 1) / most;
    const int cols = (panel.cols + pieces - 1) / pieces;
    for (int first = 0; first < panel.cols; first += cols) {
      blocks.push_back(
          draw_panel(panel, first, std::min(first + cols, panel.cols), shape, style.colour));
    }
  }
  return blocks;
}

void append(std::string& out, const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const std::size_t last = line.find_last_not_of(' ');
    out.append(line, 0, last == std::string::npos ? 0 : last + 1).append("\n");
  }
}

Legend legend_of(const Scene& scene) {
  Legend legend;
  for (const ScenePanel& panel : scene.panels) {
    for (const SceneCell& cell : panel.cells) legend.add(cell);
  }
  for (const SceneCell& vertex : scene.graph.vertices) legend.add(vertex);
  return legend;
}

}  // namespace

std::string terminal_scene(const Scene& scene, const TerminalStyle& style) {
  const int width = std::max(style.width, kLeastWidth);
  std::vector<ScenePanel> panels;
  std::copy_if(scene.panels.begin(), scene.panels.end(), std::back_inserter(panels),
               [](const ScenePanel& panel) { return panel.rows > 0 && panel.cols > 0; });
  std::string out;
  if (!scene.title.empty()) {
    for (const std::string& line : wrapped(scene.title, width)) {
      append(out, {painted(line, "1", style.colour)});
    }
  }
  const auto section = [&out](const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    if (!out.empty()) out += '\n';
    append(out, lines);
  };
  const PanelShape shape = choose_shape(panels, width);
  section(side_by_side(draw_panels(panels, shape, {width, style.colour}), kGap, width));
  section(draw_graph(scene.graph, width, style.colour));
  const std::string legend = legend_of(scene).text(shape.cell.abbreviated);
  if (!legend.empty()) append(out, wrapped(legend, width));
  std::vector<std::string> notes;
  for (const std::string& note : scene.notes) {
    for (std::string& line : wrapped(note, width)) notes.push_back(std::move(line));
  }
  section(notes);
  return out;
}

}  // namespace minimex
