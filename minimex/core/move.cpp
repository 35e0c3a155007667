#include "minimex/core/move.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace minimex {

Site::Site(std::initializer_list<std::int32_t> indices)
    : dimensions(static_cast<std::int32_t>(std::min<std::size_t>(indices.size(), kMaxDimensions))) {
  std::copy_n(indices.begin(), dimensions, at.begin());
}

std::strong_ordering operator<=>(const Move& a, const Move& b) {
  if (a.second.has_value() != b.second.has_value()) {
    return a.second.has_value() ? std::strong_ordering::greater : std::strong_ordering::less;
  }
  if (const auto order = a.first <=> b.first; order != 0) return order;
  return a.second.has_value() ? *a.second <=> *b.second : std::strong_ordering::equal;
}

std::string to_string(const Site& site) {
  constexpr std::size_t kMost = 12;  // characters of a number and its comma
  std::array<char, kMost * kMaxDimensions> text{};
  char* end = text.data();
  for (int d = 0; d < site.dimensions; ++d) {
    if (d > 0) *end++ = ',';
    end = std::to_chars(end, text.data() + text.size(), site.at[static_cast<std::size_t>(d)]).ptr;
  }
  return {text.data(), end};
}

std::string to_string(const Move& move) {
  return move.second ? to_string(move.first) + "+" + to_string(*move.second)
                     : to_string(move.first);
}

std::string to_string(std::span<const Move> moves) {
  std::string out;
  for (const Move& move : moves) {
    if (!out.empty()) out += ' ';
    out += to_string(move);
  }
  return out;
}

namespace {

std::optional<Site> parse_site(std::string_view text) {
  Site site;
  const char* cursor = text.data();
  const char* const end = text.data() + text.size();
  while (site.dimensions < kMaxDimensions) {
    std::int32_t& index = site.at[static_cast<std::size_t>(site.dimensions)];
    const auto [next, error] = std::from_chars(cursor, end, index);
    if (error != std::errc() || index < 1) return std::nullopt;
    ++site.dimensions;
    if (next == end) return site;
    if (*next != ',') return std::nullopt;
    cursor = next + 1;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Move> parse_move(std::string_view text) {
  const std::size_t plus = text.find('+');
  const auto first = parse_site(text.substr(0, plus));
  if (!first) return std::nullopt;
  if (plus == std::string_view::npos) return Move{*first};
  const auto second = parse_site(text.substr(plus + 1));
  if (!second || second->dimensions != first->dimensions || *second == *first) return std::nullopt;
  return Move{std::min(*first, *second), std::max(*first, *second)};
}

}  // namespace minimex
