// What graph6 and sparse6 share: lines of bytes 63..126 that carry six bits each, a vertex count
// in front, an optional header.
//
// B. D. McKay, "Description of graph6, sparse6 and digraph6 encodings" (nauty, formats.txt).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// One line of a source and a place in it.
class SixBitLine {
 public:
  /// The bytes [begin, end) of `source`, which must outlive this.
  SixBitLine(const Source& source, std::size_t begin, std::size_t end)
      : source_(source), at_(begin), end_(end) {}

  [[nodiscard]] std::size_t bytes_left() const noexcept { return end_ - at_; }
  /// Skips `c` if it comes next.
  bool skip(char c) noexcept;
  /// The next six bits. Throws InputError at the end of the line and on any byte outside 63..126.
  unsigned next(std::string_view expected);
  /// N(n) in its shortest form, at most 2^31 - 1. Throws InputError.
  std::int64_t next_vertex_count();
  /// Throws InputError that points `skipped` bytes past the current place.
  [[noreturn]] void fail(const std::string& message, std::size_t skipped = 0) const;

 private:
  const Source& source_;
  std::size_t at_;
  std::size_t end_;
};

/// Visits begin and end of every line that is not blank, without its line break and without
/// `header` at the start of the text. Throws InputError when there is none.
void visit_six_bit_lines(const Source& source, std::string_view header,
                         const std::function<void(std::size_t begin, std::size_t end)>& visit);

/// Collects bits into six-bit bytes.
class SixBitWriter {
 public:
  void put_vertex_count(Vertex vertices);
  /// Appends the low `count` bits of `bits`, highest first.
  void put(std::uint32_t bits, unsigned count);
  /// Bits missing to a full byte, 0 to 5.
  [[nodiscard]] unsigned missing() const noexcept { return filled_ == 0 ? 0 : 6 - filled_; }
  /// The bytes so far; requires missing() == 0.
  [[nodiscard]] std::string take() && { return std::move(out_); }

 private:
  std::string out_;
  unsigned pending_ = 0;
  unsigned filled_ = 0;
};

}  // namespace minimex
