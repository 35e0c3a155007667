#include "minimex/formats/b_file.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace minimex {
namespace {

constexpr std::string_view kBlanks = " \t\r";

/// What is wrong with a line, and at which byte of the text.
struct Fault {
  std::size_t offset = 0;
  std::string message = {};
};

/// Moves `at` to the next word of the text before `end`, and returns it; empty at the end.
std::string_view word_at(std::string_view text, std::size_t& at, std::size_t end) {
  at = std::min(text.find_first_not_of(kBlanks, at), end);
  const std::string_view rest = text.substr(at, end - at);
  return rest.substr(0, rest.find_first_of(kBlanks));
}

std::optional<std::int64_t> number_of(std::string_view word) {
  std::int64_t value = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || stop != word.data() + word.size()) return std::nullopt;
  return value;
}

/// Adds the term in the line [begin, end) to `file`, unless it is a comment or wrong.
std::optional<Fault> read_line(std::string_view text, std::size_t begin, std::size_t end,
                               BFile& file) {
  std::size_t at = begin;
  const std::string_view index = word_at(text, at, end);
  if (index.empty() || index.front() == '#') return std::nullopt;
  const auto n = number_of(index);
  const auto next =
      file.terms.empty() && n ? *n : file.first + static_cast<std::int64_t>(file.terms.size());
  if (!n || *n != next) {
    return Fault{at, fmt::format("'{}' is not the n of a term, expected {}", printable(index),
                                 file.terms.empty() ? "a number" : std::to_string(next))};
  }
  at += index.size();
  const std::string_view term = word_at(text, at, end);
  const auto value = number_of(term);
  if (!value) {
    return Fault{at, fmt::format("'{}' is not a term, expected a number", printable(term))};
  }
  at += term.size();
  if (const std::string_view more = word_at(text, at, end); !more.empty()) {
    return Fault{at, fmt::format("'{}' is left over, expected a line break behind the term",
                                 printable(more))};
  }
  file.first = next - static_cast<std::int64_t>(file.terms.size());
  file.terms.push_back({.value = *value, .offset = begin});
  file.length = end + 1;
  return std::nullopt;
}

/// Whether a line without its end may have been cut off half-way through being written.
bool may_be_cut_off(std::string_view line) {
  const auto digits = line.find_first_not_of("-0123456789 \t\r");
  return line.front() == '#' || digits == std::string_view::npos;
}

}  // namespace

BFile read_b_file(const Source& source) {
  BFile file;
  for (std::size_t begin = 0; begin < source.text.size();) {
    const std::size_t end = source.text.find('\n', begin);
    const bool cut_off = end == std::string::npos;
    if (cut_off && may_be_cut_off(std::string_view(source.text).substr(begin))) break;
    const auto fault = read_line(source.text, begin, cut_off ? source.text.size() : end, file);
    if (fault) throw InputError(place_at(source, fault->offset), fault->message);
    begin = end + 1;
  }
  return file;
}

std::string b_file_line(std::int64_t n, std::int64_t value) {
  return fmt::format("{} {}\n", n, value);
}

}  // namespace minimex
