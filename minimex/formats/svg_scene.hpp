// A Scene as an SVG picture of its own: no script, no fonts or files from elsewhere, a title and a
// description for those who cannot see it.
//
// Panels go side by side as far as a page is wide, with numbered rows and columns; below them the
// graph, the legend, and the notes. The picture has the size of its content, on white paper.
#pragma once

#include <string>

#include "minimex/core/scene.hpp"

namespace minimex {

/// A complete SVG 1.1 document, UTF-8. The same scene gives the same bytes.
std::string svg_scene(const Scene& scene);

}  // namespace minimex
