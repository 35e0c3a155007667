// The lines of a stream of any length, one after another, in bounded memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "minimex/core/control.hpp"

namespace minimex::cli {

class LineReader {
 public:
  enum class Got {
    Line,     ///< a line; it need not end with a line break when it is the last
    TooLong,  ///< a line of more than the most bytes; it is skipped
    End,      ///< there is no line left, or `control` has stopped
  };

  /// Reads from `descriptor`, which stays the caller's. `name` is told in errors. With a `control`,
  /// reading ends within 0.1 s of its being stopped, however long the next byte takes.
  LineReader(int descriptor, std::string name, std::size_t most_bytes, Control* control = nullptr)
      : descriptor_(descriptor),
        name_(std::move(name)),
        most_bytes_(most_bytes),
        control_(control) {}

  /// Sets `line` to the next line, without its line break and, the first one, without a byte order
  /// mark. Throws InputError.
  Got next(std::string& line);

  /// Whether the next line is in memory already.
  [[nodiscard]] bool ready() const noexcept;
  /// Bytes of the stream up to the end of the last line, its line break included.
  [[nodiscard]] std::uint64_t offset() const noexcept { return offset_; }
  /// Whether the last line ended with a line break.
  [[nodiscard]] bool complete() const noexcept { return complete_; }

 private:
  bool fill();
  bool wait_for_input();
  [[noreturn]] void fail() const;

  int descriptor_;
  std::string name_;
  std::size_t most_bytes_;
  Control* control_;
  std::array<char, 1 << 16> buffer_{};
  std::size_t at_ = 0;
  std::size_t end_ = 0;
  std::uint64_t offset_ = 0;
  bool complete_ = true;
};

}  // namespace minimex::cli
