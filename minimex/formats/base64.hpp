// Base64 (RFC 4648, section 4: the standard alphabet, padded): bytes inside JSON strings.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace minimex {

std::string to_base64(std::string_view bytes);

/// The bytes that `text` stands for; nothing when it is not what to_base64 writes (other letters,
/// wrong padding, bits set behind the last byte).
std::optional<std::string> from_base64(std::string_view text);

}  // namespace minimex
