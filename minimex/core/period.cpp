// Read from its end, a sequence has period p from some term on as long as it equals itself moved by
// p. The lengths of these agreements for all p are the Z-function of the reversed sequence
// (D. Gusfield, "Algorithms on Strings, Trees, and Sequences", 1997), found in linear time.
#include "minimex/core/period.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace minimex {
namespace {

/// For each p, how many terms from the end on equal those p before them.
std::vector<std::size_t> agreements(std::span<const std::int64_t> terms) {
  const std::size_t count = terms.size();
  const auto from_end = [&](std::size_t i) { return terms[count - 1 - i]; };
  std::vector<std::size_t> z(count, 0);
  std::size_t left = 0;  // [left, right) is the agreement that reaches furthest
  std::size_t right = 0;
  for (std::size_t p = 1; p < count; ++p) {
    std::size_t length = p < right ? std::min(right - p, z[p - left]) : 0;
    while (p + length < count && from_end(length) == from_end(p + length)) ++length;
    z[p] = length;
    if (p + length > right) {
      left = p;
      right = p + length;
    }
  }
  return z;
}

}  // namespace

std::optional<Period> shortest_period(std::span<const std::int64_t> terms,
                                      const std::function<bool(const Period&)>& enough) {
  const std::vector<std::size_t> z = agreements(terms);
  for (std::size_t p = 1; p < z.size(); ++p) {
    const Period period{.start = static_cast<std::int64_t>(terms.size() - p - z[p]),
                        .length = static_cast<std::int64_t>(p)};
    if (enough(period)) return period;
  }
  return std::nullopt;
}

}  // namespace minimex
