// Periods of sequences, as their terms show them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace minimex {

/// a(n + length) = a(n) for all n >= start.
struct Period {
  std::int64_t start = 0;
  std::int64_t length = 0;  ///< at least 1

  friend bool operator==(const Period&, const Period&) = default;
};

/// The shortest period that `terms` (indices from 0) have up to their end from some start on, the
/// earliest possible, and of which `enough` says that they show enough. O(terms) and as many calls.
std::optional<Period> shortest_period(std::span<const std::int64_t> terms,
                                      const std::function<bool(const Period&)>& enough);

}  // namespace minimex
