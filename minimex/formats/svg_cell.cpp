#include "minimex/formats/svg_cell.hpp"

#include <algorithm>
#include <string>

#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

constexpr double kTextSize = 14;
constexpr double kSmallSize = 11;

constexpr std::string_view kStyle = R"(<style>
text { font-family: sans-serif; fill: #1a1a1a; text-anchor: middle; }
.mx-left { text-anchor: start; }
.mx-title { text-anchor: start; font-weight: bold; }
.mx-index { fill: #666666; }
.mx-cell { fill: #ffffff; stroke: #b0b0b0; }
.mx-site { fill: #f6f3ea; stroke: #b0b0b0; }
.mx-water { fill: url(#mx-waves); stroke: #b0b0b0; }
.mx-blocked { fill: url(#mx-hatch); stroke: #b0b0b0; }
.mx-poison { fill: #fbe3d6; stroke: #b0b0b0; }
.mx-poisontext { fill: #d55e00; font-weight: bold; }
.mx-covered { fill: none; stroke: #cc79a7; stroke-width: 2.5; stroke-dasharray: 5 3; }
.mx-white { fill: #ffffff; stroke: #1a1a1a; stroke-width: 1.5; }
.mx-black { fill: #2b2b2b; stroke: #1a1a1a; stroke-width: 1.5; }
.mx-pair { fill: #93456f; }
.mx-onblack { fill: #ffffff; }
.mx-weight { fill: #fff6cf; stroke: #b0b0b0; }
.mx-badge { fill: #ffffff; stroke: #666666; }
.mx-first { fill: #0072b2; stroke: #00476f; stroke-width: 1.5; }
.mx-onfirst { fill: #ffffff; font-weight: bold; }
.mx-second { fill: #ffffff; stroke: #d55e00; stroke-width: 3.5; }
.mx-onsecond { fill: #8a3d00; font-weight: bold; }
.mx-solver { fill: #009e73; stroke: #00543d; stroke-width: 1.5; }
.mx-onsolver { fill: #ffffff; font-weight: bold; }
.mx-vertex { fill: #f6f3ea; stroke: #666666; }
.mx-edge { stroke: #8c8c8c; stroke-width: 1.2; }
.mx-conflict { stroke: #8c8c8c; stroke-width: 1.6; }
.mx-joint { fill: #8c8c8c; }
.mx-matched { stroke: #cc79a7; stroke-width: 5; }
.mx-halo { fill: none; stroke: #ffffff; stroke-width: 7; stroke-linejoin: round; }
.mx-contour { fill: none; stroke: #882255; stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
.mx-paper { fill: #ffffff; }
</style>
<defs>
<pattern id="mx-waves" width="14" height="8" patternUnits="userSpaceOnUse">
<rect width="14" height="8" fill="#cfe6f5"/>
<path d="M0 5 q3.5 -4 7 0 t7 0" fill="none" stroke="#56b4e9" stroke-width="1.2"/>
</pattern>
<pattern id="mx-hatch" width="7" height="7" patternUnits="userSpaceOnUse">
<rect width="7" height="7" fill="#e9e9e9"/>
<path d="M-1 8 L8 -1 M-1 1 L1 -1 M6 8 L8 6" stroke="#a8a8a8" stroke-width="1.2"/>
</pattern>
</defs>
)";

std::string_view ground_style(Tone tone) noexcept {
  switch (tone) {
    case Tone::Plain:
      return "mx-site";
    case Tone::Water:
      return "mx-water";
    case Tone::Blocked:
      return "mx-blocked";
    case Tone::Poison:
      return "mx-poison";
    case Tone::Empty:
    case Tone::White:
    case Tone::Black:
    case Tone::Outside:
      break;
  }
  return "mx-cell";
}

bool is_piece(Tone tone) noexcept {
  return tone == Tone::White || tone == Tone::Black;
}

/// Text with its middle at (x, y).
void centred(SvgCanvas& canvas, ScenePoint at, double size, std::string_view text,
             std::string_view style = "mx-text") {
  canvas.text(at.x, at.y + size * 0.36, size, text, style);
}

/// The largest size up to `most` in which `text` is at most `width` wide.
double fitting_size(std::string_view text, double width, double most) {
  return std::min(most, most * width / svg_text_width(text, most));
}

/// A player's or the solver's token with its number.
void draw_token(SvgCanvas& canvas, Mover mover, int order, ScenePoint at, double radius) {
  const bool first = mover == Mover::First;
  const bool second = mover == Mover::Second;
  const std::string_view disc = first ? "mx-first" : second ? "mx-second" : "mx-solver";
  const std::string_view ink = first ? "mx-onfirst" : second ? "mx-onsecond" : "mx-onsolver";
  canvas.circle(at.x, at.y, radius, disc);
  if (order == 0) return;
  const std::string text = std::to_string(order);
  centred(canvas, at, fitting_size(text, radius * 1.5, radius * 0.95), text, ink);
}

void draw_piece(SvgCanvas& canvas, const SceneCell& cell, const SvgBox& box) {
  const auto [x, y] = box.centre();
  const double height = box.height * 0.62;
  const double width =
      std::min(box.width - 6, std::max(height, svg_text_width(cell.text, kTextSize) + 12));
  const bool white = cell.tone == Tone::White;
  canvas.rect(x - width / 2, y - height / 2, width, height, white ? "mx-white" : "mx-black",
              height / 2);
  if (cell.text.empty()) return;
  centred(canvas, {x, y}, fitting_size(cell.text, width - 6, kTextSize), cell.text,
          white ? "mx-text" : "mx-onblack");
}

/// The number of a move in the lower right corner.
void draw_badge(SvgCanvas& canvas, int order, const SvgBox& box) {
  const std::string text = std::to_string(order);
  const double width = std::max(15.0, svg_text_width(text, kSmallSize) + 6);
  const double x = box.x + box.width - width - 1.5;
  const double y = box.y + box.height - 16.5;
  canvas.rect(x, y, width, 15, "mx-badge", 4);
  centred(canvas, {x + width / 2, y + 7.5}, kSmallSize, text);
}

/// The weight of a vertex, above it.
void draw_weight(SvgCanvas& canvas, std::string_view text, ScenePoint at, double radius) {
  const double width = svg_text_width(text, kSmallSize) + 6;
  const ScenePoint middle{at.x, at.y - radius - 7};
  canvas.rect(middle.x - width / 2, middle.y - 7, width, 14, "mx-weight", 3);
  centred(canvas, middle, kSmallSize, text);
}

}  // namespace

double svg_text_width(std::string_view text, double size) noexcept {
  return std::max(1, text_width(text)) * size * 0.6;
}

std::string_view svg_style() noexcept {
  return kStyle;
}

double svg_cell_width(const SceneCell& cell) noexcept {
  return cell.text.empty() ? 0
                           : svg_text_width(cell.text, kTextSize) + (is_piece(cell.tone) ? 20 : 10);
}

void draw_svg_ground(SvgCanvas& canvas, const SceneCell& cell, const SvgBox& box) {
  if (cell.tone == Tone::Outside) return;
  canvas.rect(box.x, box.y, box.width, box.height, ground_style(cell.tone));
  if (cell.covered) {
    canvas.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, "mx-covered");
  }
}

void draw_svg_content(SvgCanvas& canvas, const SceneCell& cell, const SvgBox& box) {
  ScenePoint centre = box.centre();
  const bool token = cell.mover != Mover::None;
  double radius = std::min(box.width, box.height) * 0.34;
  if (is_piece(cell.tone)) {
    draw_piece(canvas, cell, box);
  } else if (cell.tone == Tone::Poison) {
    centred(canvas, centre, 22, "!", "mx-poisontext");
  } else if (!cell.text.empty()) {
    const ScenePoint at{centre.x, token ? box.y + 13 : centre.y};
    const double most = token ? kSmallSize + 1 : kTextSize;
    centred(canvas, at, fitting_size(cell.text, box.width - 6, most), cell.text);
    centre.y = box.y + box.height * 0.66;
    radius = box.height * 0.26;
  }
  if (token) {
    draw_token(canvas, cell.mover, cell.order > 0 ? cell.order : cell.pair, centre, radius);
  } else if (cell.pair > 0) {
    centred(canvas, centre, kTextSize - 1, std::to_string(cell.pair), "mx-pair");
  } else if (cell.order > 0) {
    draw_badge(canvas, cell.order, box);
  }
}

void draw_svg_vertex(SvgCanvas& canvas, const SceneCell& vertex, int number, ScenePoint at,
                     double radius) {
  if (vertex.covered) {
    canvas.rect(at.x - radius - 4, at.y - radius - 4, 2 * radius + 8, 2 * radius + 8, "mx-covered");
  }
  if (!vertex.text.empty()) draw_weight(canvas, vertex.text, at, radius);
  const std::string text = std::to_string(number);
  const double size = fitting_size(text, radius * 1.5, radius * 0.95);
  if (vertex.mover == Mover::None) {
    canvas.circle(at.x, at.y, radius, "mx-vertex");
    centred(canvas, at, size, text);
    return;
  }
  // The vertex keeps its number; that of the move stands in a badge beside it.
  draw_token(canvas, vertex.mover, 0, at, radius);
  const bool first = vertex.mover == Mover::First;
  const bool second = vertex.mover == Mover::Second;
  centred(canvas, at, size, text, first ? "mx-onfirst" : second ? "mx-onsecond" : "mx-onsolver");
  if (vertex.order > 0) {
    draw_badge(canvas, vertex.order, {at.x - 9, at.y - 9, radius + 18, radius + 18});
  }
}

}  // namespace minimex
