// What engines say of values: an interval that is proved, and whose move it was at first.
#pragma once

#include <cstdint>

namespace minimex {

/// Proved bounds of a value; both ends inclusive.
struct Bounds {
  std::int64_t lower = 0;
  std::int64_t upper = 0;
};

/// Who moves first in the independence duel.
enum class FirstPlayer : std::uint8_t { Maximiser, Minimiser };

}  // namespace minimex
