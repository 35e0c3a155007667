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
constexpr int kScreen = 50;  // lines that boards may take where nothing is said of a height
constexpr int kLeastWidth = 20;

struct Form {
  Frame frame;
  bool tall;
  bool abbreviated;
  bool open = false;
};

/// From the roomiest to the tightest; open forms are for screens of a given height.
constexpr std::array<Form, 16> kForms = {{{Frame::Padded, false, false},
                                          {Frame::Boxed, false, false},
                                          {Frame::Padded, true, false},
                                          {Frame::Boxed, true, false},
                                          {Frame::Spaced, false, false},
                                          {Frame::Spaced, true, false},
                                          {Frame::Boxed, false, true},
                                          {Frame::Boxed, true, true},
                                          {Frame::Spaced, false, true},
                                          {Frame::Spaced, true, true},
                                          {Frame::Spaced, false, false, true},
                                          {Frame::Spaced, true, false, true},
                                          {Frame::Spaced, false, true, true},
                                          {Frame::Spaced, true, true, true},
                                          {Frame::Dense, false, false},
                                          {Frame::Dense, false, false, true}}};

PanelShape shape_of(const Form& form, const std::vector<ScenePanel>& panels) {
  return fitted({.cell = {.loose = form.frame == Frame::Padded,
                          .tall = form.tall,
                          .abbreviated = form.abbreviated},
                 .frame = form.frame,
                 .open = form.open},
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

struct Choice {
  PanelShape shape;
  bool fits = true;  ///< the height
};

/// The first form that fits width and height; else the lowest of those that fit the width; else
/// the tightest, whose panels are then drawn in pieces.
Choice choose_shape(const std::vector<ScenePanel>& panels, int width, int height, bool open) {
  std::optional<PanelShape> lowest;
  for (const Form& form : kForms) {
    if (form.open && !open) continue;
    const PanelShape shape = shape_of(form, panels);
    if (!readable(shape) || !fits_width(panels, shape, width)) continue;
    const bool dense = shape.frame == Frame::Dense;
    if (dense && lowest && !open) continue;  // only where nothing else fits
    const int needed = total_height(panels, shape, width);
    if (needed <= height) return {shape};
    if (!lowest || needed < total_height(panels, *lowest, width)) lowest = shape;
  }
  return {lowest.value_or(shape_of({Frame::Spaced, true, false}, panels)), false};
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
  Legend legend(scene.blocked);
  for (const ScenePanel& panel : scene.panels) {
    for (const SceneCell& cell : panel.cells) legend.add(cell);
  }
  for (const SceneCell& vertex : scene.graph.vertices) legend.add(vertex);
  return legend;
}

/// The parts of a drawing, from the top.
struct Parts {
  std::vector<std::string> title = {};
  std::vector<std::string> boards = {};
  std::vector<std::string> graph = {};
  std::vector<std::string> legend = {};
  std::vector<std::string> notes = {};
};

std::string joined(const Parts& parts, bool tight) {
  std::string out;
  const auto section = [&](const std::vector<std::string>& lines) {
    if (lines.empty()) return;
    if (!out.empty() && !tight) out += '\n';
    append(out, lines);
  };
  if (!tight) append(out, parts.title);
  section(parts.boards);
  section(parts.graph);
  append(out, parts.legend);
  section(parts.notes);
  return out;
}

int line_count(const std::vector<std::string>& lines) {
  return static_cast<int>(lines.size());
}

std::vector<std::string> all_wrapped(const std::vector<std::string>& texts, int width) {
  std::vector<std::string> lines;
  for (const std::string& text : texts) {
    for (std::string& line : wrapped(text, width)) lines.push_back(std::move(line));
  }
  return lines;
}

/// The lines of the legend; none where there is nothing to explain.
std::vector<std::string> legend_lines(const Legend& legend, bool abbreviated, int width) {
  const std::string text = legend.text(abbreviated);
  return text.empty() ? std::vector<std::string>{} : wrapped(text, width);
}

/// Without the numbers of pairs where some have more than two digits.
Scene with_short_numbers(Scene scene) {
  constexpr int kMost = 99;
  const auto is_long = [](const SceneCell& cell) { return cell.pair > kMost; };
  const bool too_long =
      std::any_of(scene.panels.begin(), scene.panels.end(), [&](const ScenePanel& panel) {
        return std::any_of(panel.cells.begin(), panel.cells.end(), is_long);
      });
  for (ScenePanel& panel : scene.panels) {
    for (SceneCell& cell : panel.cells) cell.pair = too_long ? 0 : cell.pair;
  }
  return scene;
}

struct Screen {
  int width;
  int height;  ///< 0: not limited
};

/// How all parts together are drawn.
struct Layout {
  PanelShape shape;
  bool tight = false;     ///< without title and empty lines
  bool explained = true;  ///< with the legend
};

/// What is given up for a screen: at first title and empty lines, then the legend. A board that
/// does not fit all the same is drawn as if there were no limit.
Layout fitting(const std::vector<ScenePanel>& panels, const Parts& parts, const Legend& legend,
               const Screen& screen) {
  const auto choose = [&](int height, bool open) {
    return choose_shape(panels, screen.width, height, open);
  };
  if (screen.height > 0) {
    const int bare = screen.height - line_count(parts.graph) - line_count(parts.notes);
    const int explained = bare - line_count(legend_lines(legend, true, screen.width));
    const int roomy = explained - line_count(parts.title) - (panels.empty() ? 0 : 1) -
                      (parts.graph.empty() ? 0 : 1) - (parts.notes.empty() ? 0 : 1);
    if (const Choice found = choose(roomy, false); found.fits && roomy >= 0) return {found.shape};
    if (const Choice found = choose(explained, true); found.fits) return {found.shape, true};
    if (const Choice found = choose(bare, true); found.fits) return {found.shape, true, false};
  }
  return {choose(kScreen, false).shape};
}

}  // namespace

std::string terminal_scene(const Scene& given, const TerminalStyle& style) {
  const Scene scene = with_short_numbers(given);
  const int width = std::max(style.width, kLeastWidth);
  std::vector<ScenePanel> panels;
  std::copy_if(scene.panels.begin(), scene.panels.end(), std::back_inserter(panels),
               [](const ScenePanel& panel) { return panel.rows > 0 && panel.cols > 0; });
  const Legend legend = legend_of(scene);
  Parts parts{.graph = draw_graph(scene.graph, width, style.colour),
              .notes = all_wrapped(scene.notes, width)};
  if (!scene.title.empty()) {
    for (const std::string& line : wrapped(scene.title, width)) {
      parts.title.push_back(painted(line, "1", style.colour));
    }
  }
  const auto [shape, tight, explained] = fitting(panels, parts, legend, {width, style.height});
  parts.boards = side_by_side(draw_panels(panels, shape, {width, style.colour}), kGap, width);
  if (explained) parts.legend = legend_lines(legend, shape.cell.abbreviated, width);
  return joined(parts, tight);
}

}  // namespace minimex
