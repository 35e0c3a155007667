// Standard output, checked: a full disk or a closed descriptor is an error, not a lost answer.
#pragma once

#include <stdexcept>
#include <string_view>

namespace minimex::cli {

/// Standard output, or a file, cannot take what is written. Exit code 74.
class OutputError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Writes `text` to standard output. Throws OutputError.
void write_out(std::string_view text);

/// Hands everything written so far to the system. Throws OutputError.
void flush_out();

/// Writes `minimex: text` and a newline to standard error; that it may fail changes no exit code.
void write_error(std::string_view text);

/// Writes `text` as it is to standard error, likewise.
void write_note(std::string_view text);

}  // namespace minimex::cli
