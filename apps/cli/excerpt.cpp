#include "apps/cli/excerpt.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string_view>
#include <vector>

#include "minimex/core/input_error.hpp"

namespace minimex::cli {
namespace {

constexpr std::size_t kMostLines = 40;
constexpr std::size_t kMostColumns = 120;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Where a stretch of `most` elements begins that shows element `difference` and what lies before.
std::size_t first_shown(std::size_t difference, std::size_t size, std::size_t most) {
  return difference < most || difference >= size ? 0 : difference - most / 2;
}

/// The index of the first element in which they differ; that behind the last common one when one
/// begins with the other; 0 when they are equal.
template <class Elements>
std::size_t first_difference(const Elements& a, const Elements& b) {
  const auto [in_a, in_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (in_a == a.end() && in_b == b.end()) return 0;
  return static_cast<std::size_t>(in_a - a.begin());
}

/// `text` with what cannot be printed written out; printable() alone would cut it.
std::string escaped(std::string_view text) {
  std::string out;
  for (; !text.empty(); text.remove_prefix(1)) out += printable(text.substr(0, 1));
  return out;
}

std::string shown(const std::string& line, const std::string& other) {
  const std::size_t first = first_shown(first_difference(line, other), line.size(), kMostColumns);
  const bool cut = line.size() - first > kMostColumns;
  return (first > 0 ? "..." : "") + escaped(line.substr(first, kMostColumns)) + (cut ? "..." : "");
}

}  // namespace

std::string excerpt(const std::string& text, const std::string& other) {
  const std::vector<std::string> lines = lines_of(text);
  const std::vector<std::string> others = lines_of(other);
  const std::size_t first = first_shown(first_difference(lines, others), lines.size(), kMostLines);
  const std::size_t end = std::min(lines.size(), first + kMostLines);
  std::string out = first > 0 ? "  ...\n" : "";
  for (std::size_t i = first; i < end; ++i) {
    out += "  " + shown(lines[i], i < others.size() ? others[i] : lines[i]) + "\n";
  }
  return end < lines.size() ? out + "  ...\n" : out;
}

}  // namespace minimex::cli
