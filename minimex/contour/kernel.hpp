// Which machine instructions the inner loops use.
//
// The loops are compiled several times from one source (lanes.hpp), once for each kind of vector
// unit; the choice is made once a solve. All variants give the same tables.
#pragma once

#include <cstdint>
#include <string_view>

namespace minimex::contour {

enum class Kernel : std::uint8_t {
  Automatic,  ///< the fastest that this machine has
  Portable,   ///< 16-byte vectors, which every supported machine has
  Avx2,       ///< 32-byte vectors of x86-64
};

/// `portable`, `avx2` or `automatic`.
std::string_view to_string(Kernel kernel) noexcept;

/// Whether this machine can run it, and the library has it.
bool available(Kernel kernel) noexcept;

/// The kernel to use when asked for `kernel`: another one where it is not available.
Kernel choose_kernel(Kernel kernel) noexcept;

}  // namespace minimex::contour
