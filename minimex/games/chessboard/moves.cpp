#include "minimex/games/chessboard/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/contour/optimum_alone.hpp"
#include "minimex/contour/optimum_table.hpp"
#include "minimex/games/chessboard/solve.hpp"
#include "minimex/games/move_values.hpp"

namespace minimex::chessboard {
namespace {

using contour::Removal;

Instance what_is_left(const Instance& instance, const Position& position) {
  Instance rest{instance.rows, instance.cols};
  for (std::size_t i = 0; i < instance.pieces.size(); ++i) {
    if (!position.gone(i)) rest.pieces.push_back(instance.pieces[i]);
  }
  return rest;
}

Move to_move(const Instance& instance, const Removal& removal) {
  const auto site = [&instance](std::size_t piece) {
    return Site{instance.pieces[piece].row, instance.pieces[piece].col};
  };
  Move move{site(removal.first)};
  if (removal.second) move.second = site(*removal.second);
  return move;
}

/// Removals of the pieces at these indices: each alone, and the pairs.
std::vector<Removal> removals(const Instance& instance, const std::vector<std::size_t>& exposed) {
  std::vector<Removal> found;
  for (const std::size_t piece : exposed) found.push_back({piece});
  for (std::size_t i = 0; i < exposed.size(); ++i) {
    for (std::size_t j = i + 1; j < exposed.size(); ++j) {
      if (instance.pieces[exposed[i]].white == instance.pieces[exposed[j]].white) continue;
      found.push_back({exposed[i], exposed[j]});
    }
  }
  return found;
}

/// Adds the removals of the pieces that are not in `exposed`.
void add_blocked(const Instance& rest, const std::vector<std::size_t>& exposed,
                 const std::vector<std::int64_t>& costs, std::int64_t paid, MoveValues& result) {
  for (std::size_t i = 0; i < rest.pieces.size(); ++i) {
    if (std::binary_search(exposed.begin(), exposed.end(), i)) continue;
    result.moves.push_back({to_move(rest, {i})});
    if (!costs.empty()) result.moves.back().value = paid + costs[i];
  }
}

}  // namespace

MoveValues moves(const Instance& instance, const MovesOptions& options, Control& control) {
  Position position(instance);
  std::int64_t paid = 0;
  play_after(position, options.after, [&](const Move& move) { paid += position.play(move); });
  MoveValues result{.over = position.pieces_left() == 0};
  if (result.over) return result;

  const Instance rest = what_is_left(instance, position);
  const std::vector<std::size_t> exposed = Position(rest).exposed_pieces();
  const std::uint64_t most = exposed.size() * exposed.size() + rest.pieces.size();
  if (!room_for_moves(most, result, control)) return result;
  const contour::OptimumResult solved =
      solve_optimum(to_problem(rest), {.whole = options.all}, control);
  result.run = solved.run;
  std::optional<contour::OptimumPosition> table;
  if (solved.value) table.emplace(solved.table);
  for (const Removal& removal : removals(rest, exposed)) {
    result.moves.push_back({to_move(rest, removal)});
    if (!table) continue;
    result.moves.back().value = paid + table->cost(removal) + *table->value_after(removal);
  }
  if (options.all) {
    contour::AloneResult alone;
    if (solved.value) {
      alone = costs_alone(solved.table, control);
      if (alone.costs.empty()) result.run = alone.run;
    }
    add_blocked(rest, exposed, alone.costs, paid, result);
  }
  sort_moves(result.moves, Best::Smallest);
  return result;
}

}  // namespace minimex::chessboard
