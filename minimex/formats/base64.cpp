#include "minimex/formats/base64.hpp"

#include <cstddef>
#include <cstdint>

namespace minimex {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::uint32_t byte_of(char c) noexcept {
  return static_cast<unsigned char>(c);
}

/// The six bits of a letter; 64 for what is none.
constexpr std::uint32_t sextet(char c) noexcept {
  if (c >= 'A' && c <= 'Z') return byte_of(c) - byte_of('A');
  if (c >= 'a' && c <= 'z') return byte_of(c) - byte_of('a') + 26;
  if (c >= '0' && c <= '9') return byte_of(c) - byte_of('0') + 52;
  if (c == '+') return 62;
  return c == '/' ? 63 : 64;
}

}  // namespace

std::string to_base64(std::string_view bytes) {
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::string_view group = bytes.substr(at, 3);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
      bits = bits << 8 | (i < group.size() ? byte_of(group[i]) : 0);
    for (std::size_t i = 0; i < 4; ++i) {
      out += i <= group.size() ? kAlphabet[bits >> (18 - 6 * i) & 63] : '=';
    }
  }
  return out;
}

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  std::string out;
  out.reserve(text.size() / 4 * 3);
  for (std::size_t at = 0; at < text.size(); at += 4) {
    std::string_view group = text.substr(at, 4);
    if (at + 4 == text.size()) {
      for (int i = 0; i < 2 && group.back() == '='; ++i) group.remove_suffix(1);
    }
    std::uint32_t bits = 0;
    for (const char c : group) {
      const std::uint32_t six = sextet(c);
      if (six > 63) return std::nullopt;
      bits = bits << 6 | six;
    }
    bits <<= 6 * (4 - group.size());
    const std::size_t whole = group.size() - 1;  // bytes in the group
    if ((bits & ((std::uint32_t{1} << (24 - 8 * whole)) - 1)) != 0 && whole < 3)
      return std::nullopt;
    for (std::size_t i = 0; i < whole; ++i) out += static_cast<char>(bits >> (16 - 8 * i) & 255);
  }
  return out;
}

}  // namespace minimex
