#include "minimex/games/move_values.hpp"

#include <algorithm>

#include "minimex/core/saturating.hpp"

namespace minimex {

bool room_for_moves(std::uint64_t count, MoveValues& result, const Control& control) {
  const std::uint64_t bytes = saturating_multiply(count, sizeof(MoveValue));
  if (control.fits(bytes)) return true;
  result.run = needs_memory("the list of moves", bytes, control.budget());
  return false;
}

void sort_moves(std::vector<MoveValue>& moves, Best best) {
  std::sort(moves.begin(), moves.end(), [best](const MoveValue& a, const MoveValue& b) {
    if (a.value.has_value() != b.value.has_value()) return a.value.has_value();
    if (a.value != b.value)
      return best == Best::Smallest ? *a.value < *b.value : *a.value > *b.value;
    return a.move < b.move;
  });
}

}  // namespace minimex
