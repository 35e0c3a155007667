// SHA-256 (FIPS 180-4) of a text: the name that solutions give to their instance.
#pragma once

#include <string>
#include <string_view>

namespace minimex {

/// The digest of `text` as 64 lower-case hexadecimal digits.
std::string sha256(std::string_view text);

}  // namespace minimex
