// The contest formats: whitespace-separated tokens, each with its line and column.
//
// Every `next_...` takes the name of what is expected (`the number of rows`), which ends up in the
// error line: `4:1: the input ends, expected the number of rows`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "minimex/formats/source.hpp"

namespace minimex {

struct Token {
  std::string_view text;
  std::size_t offset = 0;
};

class TokenReader {
 public:
  /// Keeps a reference to `source`.
  explicit TokenReader(const Source& source)
      : TokenReader(source, 0, source.text.size(), "input") {}
  /// Only the bytes [begin, end): a line of a format in which lines count.
  TokenReader(const Source& source, std::size_t begin, std::size_t end)
      : TokenReader(source, begin, end, "line") {}

  /// True when only white space is left.
  [[nodiscard]] bool at_end() const noexcept { return offset_ >= end_; }

  /// The next token. Throws InputError at the end of the input (or line).
  Token next(std::string_view expected);

  /// The next token without taking it; empty at the end.
  [[nodiscard]] Token peek() const noexcept;

  /// The next token as a decimal integer in [low, high] (an optional `-` and digits, nothing else).
  /// Throws InputError at the end, on anything else, and outside the range.
  std::int64_t next_integer(std::string_view expected,
                            std::int64_t low = std::numeric_limits<std::int64_t>::min(),
                            std::int64_t high = std::numeric_limits<std::int64_t>::max());

  /// A board side: an integer from 1 to 10^6.
  std::int32_t next_side(std::string_view expected);

  /// The next token, which must have exactly `length` characters, all from `alphabet`; the error
  /// points at the first wrong character.
  std::string_view next_row(std::string_view expected, std::size_t length,
                            std::string_view alphabet);

  /// Throws InputError unless only white space is left.
  void expect_end();

  /// Throws InputError that points at `token` (plus `inside` bytes).
  [[noreturn]] void fail(const Token& token, const std::string& message,
                         std::size_t inside = 0) const;

 private:
  TokenReader(const Source& source, std::size_t begin, std::size_t end, std::string_view whole)
      : source_(source), offset_(begin), end_(end), whole_(whole) {
    skip_space();
  }
  void skip_space() noexcept;

  const Source& source_;
  std::size_t offset_;
  std::size_t end_;
  std::string_view whole_;  // what ends at `end_`, for people
};

}  // namespace minimex
