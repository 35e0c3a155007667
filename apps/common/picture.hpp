// SVG pictures as PNG, by librsvg: a heavy library that is loaded when the first one is asked for.
#pragma once

#include <stdexcept>
#include <string>

namespace minimex::common {

/// Why there is no PNG, on one line.
class NoPicture : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// `svg`, a document of svg_scene, as a PNG of twice its size in pixels, so that it is sharp on
/// screen and paper; less where that would be more than 64 million pixels. Throws NoPicture.
std::string png_picture(const std::string& svg);

}  // namespace minimex::common
