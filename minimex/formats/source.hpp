// A whole input text and the name it goes by in error lines.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "minimex/core/input_error.hpp"

namespace minimex {

struct Source {
  std::string name = "-";  ///< file name, or `-` for standard input
  std::string text = {};
  /// Where it begins: a text may be a piece of a longer one.
  std::size_t first_line = 1;
  std::size_t first_column = 1;
  /// Bytes that what is read from the text may take. Counted where a few bytes of text can make
  /// many of memory: trees of JSON, and texts of several graphs (ReadingMemory).
  std::uint64_t most_memory = std::numeric_limits<std::uint64_t>::max();
  /// Whether to stop; asked now and then while that is counted. Empty: never.
  std::function<bool()> stopped = {};
};

/// Line and column of byte `offset` of `source` (its end included).
Place place_at(const Source& source, std::size_t offset);

/// A text is longer, or takes longer to come or to be read, than the budget allows; the message is
/// one line.
class ReadingLimit : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Counts what is read from a source against what that may take, and stops when the source says so.
class ReadingMemory {
 public:
  /// `source` must outlive this.
  explicit ReadingMemory(const Source& source) : source_(source) {}

  /// Throws ReadingLimit when `bytes` more are too many, and when the source has been stopped.
  void take(std::uint64_t bytes) {
    constexpr std::uint64_t kBetweenChecks = 1 << 16;  // of bytes
    taken_ += bytes;
    if (taken_ > source_.most_memory) exceed();
    if (taken_ < next_check_) return;
    next_check_ = taken_ + kBetweenChecks;
    if (source_.stopped && source_.stopped()) stop();
  }

 private:
  [[noreturn]] void exceed() const;
  [[noreturn]] void stop() const;

  const Source& source_;
  std::uint64_t taken_ = 0;
  std::uint64_t next_check_ = 0;
};

/// Takes the byte order mark of UTF-8, which some editors write, off the front of a text.
void drop_byte_order_mark(std::string& text);

/// Reads a file, or standard input when `name` is empty or `-`.
/// Throws InputError when it cannot be read (or is a directory), ReadingLimit when it is longer
/// than `most_bytes` or has not come to its end after `most_time`.
Source read_source(const std::string& name,
                   std::uint64_t most_bytes = std::numeric_limits<std::uint64_t>::max(),
                   std::optional<std::chrono::milliseconds> most_time = std::nullopt);

enum class Format { Auto, Text, Json, Graph6, Sparse6, Dimacs, Edges };

/// The format whose option spelling is `name` (`auto`, `text`, `json`, ...), by exact match;
/// false when there is none.
bool parse_format(std::string_view name, Format& format);

/// What `text` is when the user did not say: Json, Dimacs, Sparse6 or Text by the rules of the
/// command line (`{` and then white space, `"` or `}`; a first non-blank line `c` or `p`; a leading
/// `:`); the headers `>>graph6<<` and `>>sparse6<<` decide, too. A graph game turns Text into Edges
/// or Graph6 itself (graph_reader.hpp).
Format detect_format(std::string_view text);

}  // namespace minimex
