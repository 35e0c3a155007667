#include "minimex/formats/svg_canvas.hpp"

#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace minimex {
namespace {

/// `12`, `12.5`: rounded to tenths.
std::string number(double value) {
  const auto tenths = static_cast<long>(std::lround(value * 10));
  const long whole = std::labs(tenths) / 10;
  const long rest = std::labs(tenths) % 10;
  const char* const sign = tenths < 0 ? "-" : "";
  return rest == 0 ? fmt::format("{}{}", sign, whole) : fmt::format("{}{}.{}", sign, whole, rest);
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') {
          out += "\xef\xbf\xbd";
        } else {
          out += c;
        }
    }
  }
  return out;
}

void SvgCanvas::rect(double x, double y, double width, double height, std::string_view style,
                     double radius) {
  const std::string rounding = radius > 0 ? fmt::format(" rx=\"{}\"", number(radius)) : "";
  fmt::format_to(std::back_inserter(elements_),
                 "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{} class=\"{}\"/>\n", number(x),
                 number(y), number(width), number(height), rounding, style);
}

void SvgCanvas::circle(double x, double y, double radius, std::string_view style) {
  fmt::format_to(std::back_inserter(elements_),
                 "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" class=\"{}\"/>\n", number(x), number(y),
                 number(radius), style);
}

void SvgCanvas::line(ScenePoint from, ScenePoint to, std::string_view style) {
  fmt::format_to(std::back_inserter(elements_),
                 "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" class=\"{}\"/>\n", number(from.x),
                 number(from.y), number(to.x), number(to.y), style);
}

void SvgCanvas::polyline(std::span<const ScenePoint> points, std::string_view style) {
  elements_ += "<polyline points=\"";
  for (std::size_t i = 0; i < points.size(); ++i) {
    fmt::format_to(std::back_inserter(elements_), "{}{},{}", i == 0 ? "" : " ", number(points[i].x),
                   number(points[i].y));
  }
  fmt::format_to(std::back_inserter(elements_), "\" class=\"{}\"/>\n", style);
}

void SvgCanvas::text(double x, double y, double size, std::string_view text,
                     std::string_view style) {
  fmt::format_to(std::back_inserter(elements_),
                 "<text x=\"{}\" y=\"{}\" font-size=\"{}\" class=\"{}\">{}</text>\n", number(x),
                 number(y), number(size), style, xml_escaped(text));
}

}  // namespace minimex
