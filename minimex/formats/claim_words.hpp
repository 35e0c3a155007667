// What solutions say by the same words as JSON and as text.
#pragma once

#include <optional>
#include <string_view>

namespace minimex {

inline constexpr std::string_view kMoveForms = "a move such as 3,4 or 3,4+5,6 or 7";

/// `first` or `second`; nothing for other texts.
inline std::optional<bool> first_wins(std::string_view text) {
  if (text == "first") return true;
  if (text == "second") return false;
  return std::nullopt;
}

/// A number of any size, in decimal digits without leading zeros.
inline bool is_count(std::string_view text) {
  const bool digits =
      !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  return digits && (text.size() == 1 || text.front() != '0');
}

}  // namespace minimex
