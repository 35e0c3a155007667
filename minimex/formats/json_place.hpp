// Where things stand in a JSON text that is known to be well-formed up to there.
//
// The text is walked token by token, strings skipped as a whole, nesting counted instead of
// recursed into. Only error paths come here.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace minimex {

/// A step down from a JSON value: an element's index or a member's key.
using JsonStep = std::variant<std::size_t, std::string>;

/// Offset of token `index` (from 0) of `text`, where commas and colons are not counted.
std::size_t json_token_offset(std::string_view text, std::size_t index);

/// Offset of the last token that starts before `end`, commas and colons counted.
std::size_t json_token_before(std::string_view text, std::size_t end);

/// Offset of the value that `path` leads to from the root. Requires that it exists.
std::size_t json_value_offset(std::string_view text, const std::vector<JsonStep>& path);

/// The text of the number, word or string (with its quotes) that starts at `offset`.
std::string_view json_token_at(std::string_view text, std::size_t offset);

/// The JSON pointer (RFC 6901) of `path`.
std::string json_pointer(const std::vector<JsonStep>& path);

}  // namespace minimex
