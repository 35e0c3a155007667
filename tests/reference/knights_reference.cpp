#include "tests/reference/knights_reference.hpp"

#include <algorithm>
#include <cstddef>

namespace minimex::reference {
namespace {

/// The most knights when those in `placed` stand, and cells[from..] are still to be decided.
int most(const std::vector<KnightCell>& cells, std::size_t from, std::vector<KnightCell>& placed) {
  if (from == cells.size()) return static_cast<int>(placed.size());
  const KnightCell& cell = cells[from];
  const auto attacks_cell = [&](const KnightCell& other) { return knight_attacks(other, cell); };
  const bool attacked = std::any_of(placed.begin(), placed.end(), attacks_cell);
  const bool attacks_later =
      std::any_of(cells.begin() + static_cast<std::ptrdiff_t>(from) + 1, cells.end(), attacks_cell);
  int best = 0;
  if (!attacked) {
    placed.push_back(cell);
    best = most(cells, from + 1, placed);
    placed.pop_back();
  }
  if (attacked || attacks_later) best = std::max(best, most(cells, from + 1, placed));
  return best;
}

}  // namespace

bool knight_attacks(const KnightCell& from, const KnightCell& to) {
  std::array<int, 3> step = {0, 1, 2};
  do {
    for (int signs = 0; signs < 8; ++signs) {
      bool hits = true;
      for (std::size_t i = 0; i < 3; ++i) {
        const int sign = (signs >> i & 1) != 0 ? -1 : 1;
        if (from[i] + sign * step[i] != to[i]) hits = false;
      }
      if (hits) return true;
    }
  } while (std::next_permutation(step.begin(), step.end()));
  return false;
}

int knights(const KnightCell& size, const std::vector<KnightCell>& blocked) {
  std::vector<KnightCell> cells;
  for (int x = 1; x <= size[0]; ++x) {
    for (int y = 1; y <= size[1]; ++y) {
      for (int z = 1; z <= size[2]; ++z) {
        const KnightCell cell = {x, y, z};
        if (std::find(blocked.begin(), blocked.end(), cell) == blocked.end()) {
          cells.push_back(cell);
        }
      }
    }
  }
  std::vector<KnightCell> placed;
  return most(cells, 0, placed);
}

}  // namespace minimex::reference
