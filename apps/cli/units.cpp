#include "apps/cli/units.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <string>

namespace minimex::cli {
namespace {

/// Takes the digits at the front of `text`.
std::optional<std::uint64_t> take_number(std::string_view& text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

/// Binary exponent of a size unit; nothing when there is no such unit.
std::optional<int> unit_shift(std::string_view text) {
  std::string unit(text);
  std::transform(unit.begin(), unit.end(), unit.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  if (unit.empty() || unit == "B") return 0;
  const std::size_t rank = std::string_view("KMGT").find(unit.front());
  const std::string_view rest = std::string_view(unit).substr(1);
  if (rank == std::string_view::npos || !(rest.empty() || rest == "B" || rest == "IB")) {
    return std::nullopt;
  }
  return 10 * (static_cast<int>(rank) + 1);
}

}  // namespace

std::optional<std::uint64_t> parse_whole(std::string_view text) {
  const auto value = take_number(text);
  return text.empty() ? value : std::nullopt;
}

std::optional<std::uint64_t> parse_size(std::string_view text) {
  const auto value = take_number(text);
  const auto shift = unit_shift(text);
  if (!value || !shift) return std::nullopt;
  if (*value > std::numeric_limits<std::uint64_t>::max() >> *shift) return std::nullopt;
  return *value << *shift;
}

std::optional<std::chrono::milliseconds> parse_duration(std::string_view text) {
  struct Unit {
    std::string_view name;
    std::uint64_t milliseconds;
  };
  constexpr std::array<Unit, 4> kUnits = {
      {{"h", 3'600'000}, {"m", 60'000}, {"s", 1000}, {"ms", 1}}};
  constexpr std::uint64_t kMost = (std::uint64_t{1} << 31) * 3'600'000;

  if (text.empty()) return std::nullopt;
  if (const auto seconds = parse_whole(text)) {
    if (*seconds > kMost / 1000) return std::nullopt;
    return std::chrono::seconds(*seconds);
  }
  std::uint64_t total = 0;
  const auto* allowed = kUnits.begin();
  while (!text.empty()) {
    const auto amount = take_number(text);
    if (!amount) return std::nullopt;
    const std::string_view name =
        text.substr(0, std::min(text.find_first_of("0123456789"), text.size()));
    const auto* const unit =
        std::find_if(allowed, kUnits.end(), [&](const Unit& u) { return u.name == name; });
    if (unit == kUnits.end() || *amount > kMost / unit->milliseconds) return std::nullopt;
    total += *amount * unit->milliseconds;
    if (total > kMost) return std::nullopt;
    allowed = unit + 1;
    text.remove_prefix(name.size());
  }
  return std::chrono::milliseconds(total);
}

std::optional<std::vector<std::int32_t>> parse_sides(std::string_view text) {
  constexpr std::uint64_t kMost = 1'000'000;
  std::vector<std::int32_t> sides;
  while (true) {
    const auto side = take_number(text);
    if (!side || *side > kMost) return std::nullopt;
    sides.push_back(static_cast<std::int32_t>(*side));
    if (text.empty()) return sides;
    if (text.front() != 'x') return std::nullopt;
    text.remove_prefix(1);
  }
}

std::optional<std::uint32_t> parse_share(std::string_view text) {
  constexpr std::uint32_t kWhole = 1'000'000;
  constexpr std::size_t kDecimals = 6;
  if (text.empty() || (text.front() != '0' && text.front() != '1')) return std::nullopt;
  std::uint32_t share = text.front() == '1' ? kWhole : 0;
  text.remove_prefix(1);
  if (text.empty()) return share;
  if (text.front() != '.') return std::nullopt;
  text.remove_prefix(1);
  if (text.empty() || text.size() > kDecimals) return std::nullopt;
  std::uint32_t unit = kWhole / 10;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    share += static_cast<std::uint32_t>(digit - '0') * unit;
    unit /= 10;
  }
  return share <= kWhole ? std::optional(share) : std::nullopt;
}

}  // namespace minimex::cli
