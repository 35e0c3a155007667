#include "minimex/games/bus/solve.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"
#include "minimex/games/independence_duel/proof.hpp"

namespace minimex::bus {
namespace {

// The proof is that of the duel on the graph of usable seats; nothing when that does not fit.
std::optional<Certificate> certificate(const Instance& instance,
                                       const conflict::ScoreResult& result, Control& control) {
  RunReport why;
  auto solved = std::make_shared<independence_duel::Solved>();
  solved->graph = conflict_graph(instance, control, why);
  if (why.status != Status::Proved) return std::nullopt;
  solved->value = *result.value;
  for (const std::int32_t seat : usable_seats(instance)) solved->names.push_back(seat - 1);
  for (const Vertex seat : result.line) {
    const auto at = std::lower_bound(solved->names.begin(), solved->names.end(), seat);
    solved->line.push_back(static_cast<Vertex>(at - solved->names.begin()));
  }
  solved->oracle = [line = seat_line(instance)](Control& later, RunReport& reason) {
    return conflict::make_score_oracle(line, {.table_bytes = later.budget().memory_bytes / 4},
                                       later, reason);
  };
  solved->trials = independence_duel::kTrialsOfLines;
  const std::uint64_t list_bytes =
      independence_duel::list_bytes_of_line(solved->graph, !instance.broken.empty()) +
      independence_duel::list_bytes_of_search(result.run.positions);
  return independence_duel::strategies_certificate(std::move(solved), list_bytes);
}

std::string reason_of(const Instance& instance, const RunReport& run) {
  if (instance.broken.size() == static_cast<std::size_t>(instance.seats)) {
    return "Every seat is broken.";
  }
  if (instance.distance == 0) return "At distance 0 every usable seat is taken, whoever plays.";
  if (run.positions == 0) {
    return "Each player can keep to that number by answering the other in the part of the bus "
           "where "
           "he moved, or in one that makes a pair with it, so no search was needed.";
  }
  return fmt::format("An exact search of {} proves it.", counted(run.positions, "position"));
}

}  // namespace

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  conflict::ScoreResult result = conflict::solve_score(
      seat_line(instance), {.first = FirstPlayer::Maximiser, .line = true}, control);

  Solution solution{.run = result.run, .value = result.value, .bounds = result.bounds};
  if (!result.value) return solution;
  Position position(instance);
  for (const Vertex seat : result.line) {
    const Move move{Site{seat + 1}};
    position.play(move);
    if (options.line) solution.line.push_back(move);
  }
  solution.answer = position.state();
  solution.reason = reason_of(instance, result.run);
  if (options.proof) solution.certificate = certificate(instance, result, control);
  return solution;
}

conflict::SeatLine seat_line(const Instance& instance) {
  conflict::SeatLine line{
      .seats = instance.seats, .distance = instance.distance, .broken = instance.broken};
  for (std::int32_t& seat : line.broken) --seat;
  return line;
}

}  // namespace minimex::bus
