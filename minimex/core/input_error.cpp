#include "minimex/core/input_error.hpp"

#include <utility>

#include <fmt/format.h>

namespace minimex {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else {
      out += fmt::format("\\x{:02x}", byte);
    }
  }
  return out;
}

std::string one_line(const Place& place, const std::string& message) {
  const std::string pointer = place.pointer.empty() ? "" : escaped(place.pointer) + ": ";
  const std::string where = place.line == 0 ? "" : fmt::format(":{}:{}", place.line, place.column);
  return fmt::format("{}{}: {}{}", escaped(place.source), where, pointer, escaped(message));
}

}  // namespace

InputError::InputError(Place place, const std::string& message)
    : std::runtime_error(one_line(place, message)), place_(std::move(place)) {}

std::string printable(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() <= kLongest) return escaped(text);
  return escaped(text.substr(0, kLongest)) + "...";
}

}  // namespace minimex
