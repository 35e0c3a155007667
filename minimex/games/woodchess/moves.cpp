#include "minimex/games/woodchess/moves.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "minimex/contour/score.hpp"
#include "minimex/contour/score_table.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::woodchess {
namespace {

contour::ScoreCell to_cell(const Site& site) {
  return {site.at[0] - 1, site.at[1] - 1};
}

}  // namespace

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  Position position(instance);
  std::int64_t scored = 0;
  play_after(position, options.after, [&](const Move& move) { scored += position.play(move); });
  MoveValues result{.over = position.full()};
  if (result.over) return result;

  std::vector<contour::ScoreCell> taken;
  for (const Move& move : options.after) taken.push_back(to_cell(move.first));
  const contour::ScoreResult solved = contour::solve_score(
      {instance.rows, instance.cols, instance.first, instance.second}, {.after = taken}, control);
  result.run = solved.run;
  std::optional<contour::ScorePosition> table;
  if (solved.value) table.emplace(solved.table, taken);
  for (const Site& cell : position.moves()) {
    result.moves.push_back({Move{cell}});
    if (table) result.moves.back().value = scored + *table->value_of(to_cell(cell));
  }
  sort_moves(result.moves, position.first_to_move() ? Best::Largest : Best::Smallest);
  return result;
}

}  // namespace minimex::woodchess
