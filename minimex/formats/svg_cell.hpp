// Cells, vertices and tokens of a scene as SVG, and the legend that explains those that occur.
//
// The colours are those of Okabe and Ito, told apart by people with any colour vision; every
// distinction is also one of form or pattern, so that a picture survives a black-and-white printer.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/scene.hpp"
#include "minimex/formats/svg_canvas.hpp"

namespace minimex {

/// Pixels that `text` takes, about: sans-serif letters are 0.6 as wide as high.
double svg_text_width(std::string_view text, double size) noexcept;

/// A rectangle of the picture.
struct SvgBox {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] ScenePoint centre() const noexcept { return {x + width / 2, y + height / 2}; }
};

/// The style sheet and the patterns that the functions below refer to.
std::string_view svg_style() noexcept;

/// Pixels that the content of a cell needs across.
double svg_cell_width(const SceneCell& cell) noexcept;

/// The ground of a cell and its frame: the part that lies below links.
void draw_svg_ground(SvgCanvas& canvas, const SceneCell& cell, const SvgBox& box);
/// What stands on a cell: piece, text, token, number.
void draw_svg_content(SvgCanvas& canvas, const SceneCell& cell, const SvgBox& box);
/// A vertex of a graph with its number from 1, and its text, a weight, above it.
void draw_svg_vertex(SvgCanvas& canvas, const SceneCell& vertex, int number, ScenePoint at,
                     double radius);

/// Draws what is to be explained of a scene in rows from (x, y) on, `width` wide; returns the
/// height.
double draw_svg_legend(SvgCanvas& canvas, const Scene& scene, double x, double y, double width);

}  // namespace minimex
