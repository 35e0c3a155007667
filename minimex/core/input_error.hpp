// Bad input, told once and well: where it is, what is wrong, what was expected.
//
// Every reader throws InputError and nothing else; only `main`, the HTTP handler and the language
// bindings catch it. The one-line text is `SOURCE:LINE:COL: message`, and for JSON
// `SOURCE:LINE:COL: /json/pointer: message`.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace minimex {

/// A place in an input text. Lines and columns are 1-based (line 0: the whole), columns bytes.
struct Place {
  std::string source = "-";  ///< file name, or `-` for standard input
  std::size_t line = 1;
  std::size_t column = 1;
  std::string pointer = {};  ///< JSON pointer of the offending value; empty elsewhere
};

class InputError : public std::runtime_error {
 public:
  /// `message` says what is wrong and what was expected, without a trailing full stop.
  /// Control characters and invalid UTF-8 in it are escaped, so that the error stays one line.
  InputError(Place place, const std::string& message);

  [[nodiscard]] const Place& place() const noexcept { return place_; }

 private:
  Place place_;
};

/// `text` cut to 40 characters and with everything outside printable ASCII written as `\xNN`.
std::string printable(std::string_view text);

}  // namespace minimex
