#include "minimex/games/knights/solve.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/independent_set/solve.hpp"

namespace minimex::knights {
namespace {

/// Usable cells of the colour that has more of them.
std::int64_t larger_colour(const Board& board) {
  std::int64_t odd = board.cell_count() / 2;  // cells with x + y + z even, counted from 1
  std::int64_t even = board.cell_count() - odd;
  for (const std::int64_t cell : board.blocked) {
    const Site site = board.site_of(cell);
    --((site.at[0] + site.at[1] + site.at[2]) % 2 == 0 ? odd : even);
  }
  return std::max(odd, even);
}

}  // namespace

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  Solution solution = independent_set::solve(conflict_instance(instance), options, control);
  if (!solution.value) {
    solution.bounds->lower = std::max(solution.bounds->lower, larger_colour(instance.board));
    return solution;
  }
  const std::int64_t usable = instance.board.usable_count();
  solution.reason = fmt::format(
      "A knight's move changes the parity of x + y + z, so the attacks make a bipartite graph: {} "
      "less one for each pair of a maximum matching, which has {}, leave {}, and by "
      "König's theorem that many can be placed.",
      counted(static_cast<std::uint64_t>(usable), "usable cell"),
      counted(static_cast<std::uint64_t>(usable - *solution.value), "pair"), *solution.value);
  return solution;
}

}  // namespace minimex::knights
