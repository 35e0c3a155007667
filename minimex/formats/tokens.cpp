#include "minimex/formats/tokens.hpp"

#include <charconv>
#include <string>

#include <fmt/format.h>

#include "minimex/core/board.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

bool is_space(char c) noexcept {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

}  // namespace

void TokenReader::skip_space() noexcept {
  while (offset_ < end_ && is_space(source_.text[offset_])) ++offset_;
}

void TokenReader::fail(const Token& token, const std::string& message, std::size_t inside) const {
  throw InputError(place_at(source_, token.offset + inside), message);
}

Token TokenReader::peek() const noexcept {
  std::size_t end = offset_;
  while (end < end_ && !is_space(source_.text[end])) ++end;
  return {std::string_view(source_.text).substr(offset_, end - offset_), offset_};
}

Token TokenReader::next(std::string_view expected) {
  if (at_end()) {
    throw InputError(place_at(source_, end_),
                     fmt::format("the {} ends, expected {}", whole_, expected));
  }
  const Token token = peek();
  offset_ += token.text.size();
  skip_space();
  return token;
}

std::int64_t TokenReader::next_integer(std::string_view expected, std::int64_t low,
                                       std::int64_t high) {
  const Token token = next(expected);
  std::int64_t value = 0;
  const char* const end = token.text.data() + token.text.size();
  const auto [stop, error] = std::from_chars(token.text.data(), end, value);
  if (error == std::errc::result_out_of_range && stop == end) {
    fail(token,
         fmt::format("{} does not fit 64 bits, expected {}", printable(token.text), expected));
  }
  if (error != std::errc() || stop != end) {
    fail(token,
         fmt::format("'{}' is not an integer, expected {}", printable(token.text), expected));
  }
  if (value < low || value > high) {
    const bool open = high == std::numeric_limits<std::int64_t>::max();
    fail(token, open
                    ? fmt::format("{} is too small, expected {}, at least {}", value, expected, low)
                    : fmt::format("{} is out of range, expected {}, from {} to {}", value, expected,
                                  low, high));
  }
  return value;
}

std::int32_t TokenReader::next_side(std::string_view expected) {
  return static_cast<std::int32_t>(next_integer(expected, 1, kMaxSide));
}

std::string_view TokenReader::next_row(std::string_view expected, std::size_t length,
                                       std::string_view alphabet) {
  const Token token = next(expected);
  const std::size_t wrong = token.text.find_first_not_of(alphabet);
  if (wrong != std::string_view::npos) {
    fail(token,
         fmt::format("'{}' is not one of '{}', expected {}", printable(token.text.substr(wrong, 1)),
                     alphabet, expected),
         wrong);
  }
  if (token.text.size() != length) {
    fail(token, fmt::format("{}, expected {} of {}", counted(token.text.size(), "character"),
                            expected, counted(length, "character")));
  }
  return token.text;
}

void TokenReader::expect_end() {
  if (at_end()) return;
  const Token token = peek();
  fail(token,
       fmt::format("'{}' is left over, expected the end of the {}", printable(token.text), whole_));
}

}  // namespace minimex
