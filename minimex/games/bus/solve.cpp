#include "minimex/games/bus/solve.hpp"

#include <utility>

#include "minimex/conflict/score.hpp"

namespace minimex::bus {

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  conflict::SeatLine line{
      .seats = instance.seats, .distance = instance.distance, .broken = instance.broken};
  for (std::int32_t& seat : line.broken) --seat;  // the engine counts from 0
  conflict::ScoreResult result =
      conflict::solve_score(line, {.first = FirstPlayer::Maximiser, .line = true}, control);

  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (!result.value) return solution;
  Position position(instance);
  for (const Vertex seat : result.line) {
    const Move move{Site{seat + 1}};
    position.play(move);
    if (options.line) solution.line.push_back(move);
  }
  solution.answer = position.state();
  return solution;
}

}  // namespace minimex::bus
