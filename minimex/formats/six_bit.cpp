#include "minimex/formats/six_bit.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include <fmt/format.h>

namespace minimex {
namespace {

constexpr int kFirstByte = 63;
constexpr int kLastByte = 126;
constexpr std::int64_t kOneByteMost = 62;
constexpr std::int64_t kThreeByteMost = 258'047;

}  // namespace

bool SixBitLine::skip(char c) noexcept {
  if (at_ == end_ || source_.text[at_] != c) return false;
  ++at_;
  return true;
}

void SixBitLine::fail(const std::string& message, std::size_t skipped) const {
  throw InputError(place_at(source_, at_ + skipped), message);
}

unsigned SixBitLine::next(std::string_view expected) {
  if (at_ == end_) fail(fmt::format("the line ends, expected {}", expected));
  const auto byte = static_cast<unsigned char>(source_.text[at_]);
  if (byte < kFirstByte || byte > kLastByte) {
    fail(fmt::format("'{}' is not a byte from 63 ('?') to 126 ('~'), expected {}",
                     printable(source_.text.substr(at_, 1)), expected));
  }
  ++at_;
  return static_cast<unsigned>(byte - kFirstByte);
}

std::int64_t SixBitLine::next_vertex_count() {
  constexpr std::string_view kExpected = "the number of vertices";
  const SixBitLine start = *this;
  int bytes = 1;
  std::int64_t fewest = 0;
  if (skip('~')) {
    bytes = 3;
    fewest = kOneByteMost + 1;
    if (skip('~')) {
      bytes = 6;
      fewest = kThreeByteMost + 1;
    }
  }
  std::int64_t count = 0;
  for (; bytes > 0; --bytes) count = count << 6 | next(kExpected);
  if (count < fewest) start.fail("the number of vertices is not in its shortest form");
  if (count > std::numeric_limits<Vertex>::max()) {
    start.fail(fmt::format("{} vertices, expected at most 2^31 - 1", count));
  }
  return count;
}

void visit_six_bit_lines(const Source& source, std::string_view header,
                         const std::function<void(std::size_t, std::size_t)>& visit) {
  const std::string_view text = source.text;
  bool empty = true;
  std::size_t begin = text.starts_with(header) ? header.size() : 0;
  while (begin < text.size()) {
    const std::size_t stop = std::min(text.find('\n', begin), text.size());
    std::size_t end = stop;
    if (end > begin && text[end - 1] == '\r') --end;
    if (end > begin) {
      visit(begin, end);
      empty = false;
    }
    begin = stop + 1;
  }
  if (empty)
    throw InputError(place_at(source, text.size()), "the input is empty, expected a graph");
}

void SixBitWriter::put_vertex_count(Vertex vertices) {
  const auto count = static_cast<std::uint32_t>(vertices);
  if (vertices <= kOneByteMost) {
    put(count, 6);
  } else if (vertices <= kThreeByteMost) {
    put(kLastByte - kFirstByte, 6);
    put(count, 18);
  } else {
    put(kLastByte - kFirstByte, 6);
    put(kLastByte - kFirstByte, 6);
    put(0, 4);
    put(count, 32);
  }
}

void SixBitWriter::put(std::uint32_t bits, unsigned count) {
  assert(count <= 32);
  while (count > 0) {
    const unsigned taken = std::min(count, 6 - filled_);
    count -= taken;
    pending_ = pending_ << taken | (bits >> count & ((1U << taken) - 1));
    filled_ += taken;
    if (filled_ == 6) {
      out_ += static_cast<char>(kFirstByte + static_cast<int>(pending_));
      pending_ = 0;
      filled_ = 0;
    }
  }
}

}  // namespace minimex
