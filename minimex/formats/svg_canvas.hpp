// The elements of an SVG picture, written one after another.
//
// Numbers are written with at most one decimal, the same on every machine; text is escaped, and
// what XML cannot hold is replaced by U+FFFD.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "minimex/core/scene.hpp"

namespace minimex {

/// `text` as XML character data and attribute values take it.
std::string xml_escaped(std::string_view text);

class SvgCanvas {
 public:
  // `style` names classes of the picture's style sheet, separated by spaces.

  void rect(double x, double y, double width, double height, std::string_view style,
            double radius = 0);
  void circle(double x, double y, double radius, std::string_view style);
  void line(ScenePoint from, ScenePoint to, std::string_view style);
  void polyline(std::span<const ScenePoint> points, std::string_view style);
  /// `size` is the height of the letters in pixels; the style tells the alignment.
  void text(double x, double y, double size, std::string_view text, std::string_view style);

  [[nodiscard]] const std::string& elements() const noexcept { return elements_; }

 private:
  std::string elements_;
};

}  // namespace minimex
