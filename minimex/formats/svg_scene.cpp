#include "minimex/formats/svg_scene.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/svg_canvas.hpp"
#include "minimex/formats/svg_cell.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr double kMargin = 24;
constexpr double kGap = 28;          // between panels, and between parts
constexpr double kPage = 900;        // panels go side by side up to this width
constexpr double kMostGraph = 1500;  // side of a graph's drawing
constexpr double kLeastWidth = 520;  // for the notes
constexpr double kIndex = 26;        // room for the numbers of rows and columns
constexpr double kPanelTitle = 24;
constexpr double kCell = 44;
constexpr double kTallCell = 56;
constexpr double kNoteSize = 13.5;
constexpr double kNoteLine = 19;

/// The widest that panels go side by side: many panels make about a square of them.
double page_width(std::size_t panels, double across, double down) {
  const double columns = std::ceil(std::sqrt(static_cast<double>(panels) * down / across));
  return std::max(kPage, columns * across);
}

/// The places of a graph's vertices: its own, else around a circle from the top.
std::vector<ScenePoint> places_of(const SceneGraph& graph) {
  if (!graph.places.empty()) return graph.places;
  std::vector<ScenePoint> places;
  const auto count = static_cast<double>(graph.vertices.size());
  for (std::size_t i = 0; i < graph.vertices.size(); ++i) {
    const double turn = 2 * std::numbers::pi * static_cast<double>(i) / count;
    places.push_back({0.5 + 0.5 * std::sin(turn), 0.5 - 0.5 * std::cos(turn)});
  }
  return places;
}

/// The distance of the two points that are closest; 1 when there are none. Quadratic time.
double least_distance(const std::vector<ScenePoint>& points) {
  double least = 1;
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      least = std::min(least, std::hypot(points[i].x - points[j].x, points[i].y - points[j].y));
    }
  }
  return least;
}

/// A panel and the box of its cells, numbers outside.
struct PlacedPanel {
  const ScenePanel* panel;
  SvgBox cells;
};

/// The picture as it grows downwards.
class Picture {
 public:
  explicit Picture(const Scene& scene) : scene_(scene) {}

  std::string draw() {
    if (!scene_.title.empty()) {
      bottom_ += 20;
      canvas_.text(kMargin, bottom_ - 4, 18, scene_.title, "mx-title");
      extend(svg_text_width(scene_.title, 18));
      bottom_ += 12;
    }
    place_panels();
    draw_panels();
    draw_graph();
    width_ = std::max(width_, kLeastWidth);
    const double legend = draw_svg_legend(canvas_, scene_, kMargin, bottom_, width_);
    bottom_ += legend > 0 ? legend + 8 : 0;
    draw_notes();
    return document();
  }

 private:
  /// Makes room for something that starts at the left margin.
  void extend(double width) { width_ = std::max(width_, width); }

  void place_panels() {
    double needed = kCell;
    double tall = kCell;  // a text with a token below it takes more
    bool titled = false;
    for (const ScenePanel& panel : scene_.panels) {
      titled = titled || !panel.title.empty();
      for (const SceneCell& cell : panel.cells) {
        needed = std::max(needed, svg_cell_width(cell));
        if (!cell.text.empty() && cell.mover != Mover::None) tall = kTallCell;
      }
    }
    const double height = std::clamp(needed, tall, kTallCell);
    double across = 1;
    double down = 0;
    for (const ScenePanel& panel : scene_.panels) {
      across = std::max(across, kIndex + panel.cols * needed + kGap);
      down = std::max(down, kIndex + panel.rows * height + kGap);
    }
    const double page = page_width(scene_.panels.size(), across, down);
    double left = kMargin;
    double lowest = bottom_;
    for (const ScenePanel& panel : scene_.panels) {
      const double wide = kIndex + panel.cols * needed;
      if (left > kMargin && left + wide > kMargin + page) {
        left = kMargin;
        bottom_ = lowest + kGap;
      }
      const double top = bottom_ + kIndex + (titled ? kPanelTitle : 0);
      panels_.push_back({&panel, {left + kIndex, top, panel.cols * needed, panel.rows * height}});
      extend(left + wide - kMargin);
      left += wide + kGap;
      lowest = std::max(lowest, top + panel.rows * height);
    }
    if (!panels_.empty()) bottom_ = lowest + kGap;
  }

  static SvgBox cell_box(const PlacedPanel& placed, int cell) {
    const auto& [panel, box] = placed;
    const double width = box.width / panel->cols;
    const double height = box.height / panel->rows;
    return {box.x + cell % panel->cols * width, box.y + cell / panel->cols * height, width, height};
  }

  void draw_panels() {
    for (const PlacedPanel& placed : panels_) draw_frame(placed);
    draw_links(Bond::Conflict, "mx-conflict");
    draw_links(Bond::Matched, "mx-matched");
    for (const PlacedPanel& placed : panels_) {
      draw_contour(placed);
      const auto& cells = placed.panel->cells;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        draw_svg_content(canvas_, cells[i], cell_box(placed, static_cast<int>(i)));
      }
    }
  }

  void draw_frame(const PlacedPanel& placed) {
    const auto& [panel, box] = placed;
    if (!panel->title.empty()) {
      canvas_.text(box.x, box.y - kIndex - 6, 14, panel->title, "mx-left");
    }
    const double width = box.width / panel->cols;
    const double height = box.height / panel->rows;
    for (int col = 0; col < panel->cols; ++col) {
      canvas_.text(box.x + (col + 0.5) * width, box.y - 8, 12,
                   std::to_string(panel->first_col + col), "mx-index");
    }
    for (int row = 0; row < panel->rows && panel->rows > 1; ++row) {
      canvas_.text(box.x - 12, box.y + (row + 0.5) * height + 4, 12, std::to_string(row + 1),
                   "mx-index");
    }
    for (std::size_t i = 0; i < panel->cells.size(); ++i) {
      draw_svg_ground(canvas_, panel->cells[i], cell_box(placed, static_cast<int>(i)));
    }
  }

  void draw_links(Bond bond, std::string_view style) {
    const auto centre = [this](const SceneSpot& spot) {
      return cell_box(panels_[static_cast<std::size_t>(spot.panel)], spot.cell).centre();
    };
    for (const SceneLink& link : scene_.links) {
      if (link.bond != bond) continue;
      const ScenePoint from = centre(link.from);
      const ScenePoint to = centre(link.to);
      canvas_.line(from, to, style);
      canvas_.circle(from.x, from.y, 3, "mx-joint");
      canvas_.circle(to.x, to.y, 3, "mx-joint");
    }
  }

  void draw_contour(const PlacedPanel& placed) {
    const auto& [panel, box] = placed;
    std::vector<ScenePoint> points;
    for (const SceneCorner& corner : panel->contour) {
      points.push_back({box.x + corner.col * box.width / panel->cols,
                        box.y + corner.row * box.height / panel->rows});
    }
    if (points.empty()) return;
    canvas_.polyline(points, "mx-halo");
    canvas_.polyline(points, "mx-contour");
  }

  void draw_graph() {
    const SceneGraph& graph = scene_.graph;
    if (graph.vertices.empty()) return;
    const double radius = graph.vertices.size() <= 60 ? 14 : 9;
    const std::vector<ScenePoint> places = places_of(graph);
    // Room for every vertex and its neighbour's badge.
    const double side =
        std::clamp(3.6 * radius / least_distance(places) + 4 * radius, 240.0, kMostGraph);
    const auto place = [&](int vertex) -> ScenePoint {
      const ScenePoint& at = places[static_cast<std::size_t>(vertex)];
      const double inner = side - 4 * radius;
      return {kMargin + 2 * radius + inner * at.x, bottom_ + 2 * radius + inner * at.y};
    };
    for (const auto& [u, v] : graph.edges) canvas_.line(place(u), place(v), "mx-edge");
    for (const auto& [u, v] : graph.matching) canvas_.line(place(u), place(v), "mx-matched");
    for (std::size_t i = 0; i < graph.vertices.size(); ++i) {
      const int vertex = static_cast<int>(i);
      draw_svg_vertex(canvas_, graph.vertices[i], vertex + 1, place(vertex), radius);
    }
    double lowest = 0;
    for (const ScenePoint& at : places) lowest = std::max(lowest, at.y);
    extend(side);
    bottom_ += (side - 4 * radius) * lowest + 4 * radius + kGap / 2;
  }

  void draw_notes() {
    constexpr int kMostColumns = 140;
    const int columns = std::min(static_cast<int>(width_ / (kNoteSize * 0.56)), kMostColumns);
    for (const std::string& note : scene_.notes) {
      for (const std::string& line : wrapped(note, columns)) {
        bottom_ += kNoteLine;
        canvas_.text(kMargin, bottom_ - 4, kNoteSize, line, "mx-left");
      }
      bottom_ += 4;
    }
  }

  [[nodiscard]] std::string document() const {
    const auto width = static_cast<int>(std::ceil(width_ + 2 * kMargin));
    const auto height = static_cast<int>(std::ceil(bottom_ + kMargin));
    std::string description;
    for (const std::string& note : scene_.notes) {
      description += (description.empty() ? "" : " ") + note;
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"0 0 {0} {1}\">\n<title>{2}</title>\n<desc>{3}</desc>\n{4}"
        "<rect width=\"{0}\" height=\"{1}\" class=\"mx-paper\"/>\n{5}</svg>\n",
        width, height, xml_escaped(scene_.title), xml_escaped(description), svg_style(),
        canvas_.elements());
  }

  const Scene& scene_;
  SvgCanvas canvas_;
  std::vector<PlacedPanel> panels_;
  double width_ = 0;  // of the content, without margins
  double bottom_ = kMargin;
};

}  // namespace

std::string svg_scene(const Scene& scene) {
  const bool joined = std::any_of(scene.links.begin(), scene.links.end(),
                                  [](const SceneLink& link) { return link.bond == Bond::Matched; });
  if (!joined) return Picture(scene).draw();
  Scene plain = scene;  // lines tell the pairs, numbers need not
  for (ScenePanel& panel : plain.panels) {
    for (SceneCell& cell : panel.cells) cell.pair = 0;
  }
  return Picture(plain).draw();
}

}  // namespace minimex
