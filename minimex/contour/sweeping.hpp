// In which way all contours of a board are gone through.
#pragma once

#include <cstdint>

namespace minimex::contour {

/// How contours are swept.
enum class Sweeping : std::uint8_t {
  Automatic,  ///< as the memory allows and is expected to be faster
  Layers,     ///< in layers, however small the table is
  Packed,     ///< in packed layers
};

}  // namespace minimex::contour
