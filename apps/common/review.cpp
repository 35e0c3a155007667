#include "apps/common/review.hpp"

#include <algorithm>
#include <utility>

namespace minimex::common {
namespace {

/// The least number that is not the nimber of a move.
std::int64_t least_excluded(const std::vector<MoveValue>& moves) {
  std::vector<std::int64_t> nimbers;
  for (const MoveValue& move : moves) nimbers.push_back(*move.value);
  std::sort(nimbers.begin(), nimbers.end());
  std::int64_t least = 0;
  for (const std::int64_t nimber : nimbers) least += nimber == least ? 1 : 0;
  return least;
}

}  // namespace

std::uint64_t loss_of(std::int64_t value, std::int64_t best, Goal goal) noexcept {
  if (goal == Goal::Zero) return best == 0 && value != 0 ? 1 : 0;
  const std::uint64_t more = static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(best);
  return goal == Goal::Least ? more : 0 - more;
}

std::int64_t value_of(const PositionReport& position, const MoveValues& values) {
  if (position.over) return position.score.value_or(0);
  if (position.goal == Goal::Zero) return least_excluded(values.moves);
  return *values.moves.front().value;
}

Review review(const Game& game, const Instance& instance, const MovesOptions& played,
              const Valuer& values_of, Control& control) {
  Review out;
  MovesOptions options = played;
  options.after.clear();
  for (const Move& move : played.after) {
    const PositionReport position = game.position(instance, options, control);
    options.all =
        std::find(position.blocked.begin(), position.blocked.end(), move) != position.blocked.end();
    const MoveValues values = values_of(options);
    out.run = values.run;
    if (values.run.status != Status::Proved) return out;
    const auto made = std::find_if(values.moves.begin(), values.moves.end(),
                                   [&move](const MoveValue& one) { return one.move == move; });
    const MoveValue& best = values.moves.front();
    if (out.plies.empty()) out.start = value_of(position, values);
    out.plies.push_back({.move = move,
                         .mover = position.turn,
                         .value = *made->value,
                         .best = best.move,
                         .best_value = *best.value,
                         .loss = loss_of(*made->value, *best.value, position.goal)});
    if (out.plies.back().loss > 0 && !out.first_mistake) out.first_mistake = out.plies.size() - 1;
    options.after.push_back(move);
  }
  return out;
}

}  // namespace minimex::common
