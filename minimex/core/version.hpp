// The version of the library and its programs.
#pragma once

#include <string_view>

namespace minimex {

/// Of the form `1.2.3`; the one that CMake knows.
std::string_view version() noexcept;

}  // namespace minimex
