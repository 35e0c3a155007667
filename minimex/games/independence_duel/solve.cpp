#include "minimex/games/independence_duel/solve.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "minimex/conflict/score.hpp"

namespace minimex::independence_duel {
namespace {

std::uint64_t vertex_count(const GraphInstance& instance) {
  if (const auto* const graph = std::get_if<Graph>(&instance.shape)) {
    return static_cast<std::uint64_t>(graph->vertex_count());
  }
  if (const auto* const family = std::get_if<Family>(&instance.shape)) {
    return family_vertex_count(*family);
  }
  return static_cast<std::uint64_t>(std::get<BoardAndPiece>(instance.shape).board.usable_count());
}

/// `path:N` and `line:N,K` as lines of seats, which the engine takes without a graph.
std::optional<conflict::SeatLine> seat_line(const GraphInstance& instance) {
  const auto* const family = std::get_if<Family>(&instance.shape);
  if (family == nullptr || (family->name != "path" && family->name != "line")) return std::nullopt;
  const std::int64_t distance = family->name == "path" ? 1 : family->numbers[1];
  return conflict::SeatLine{.seats = static_cast<std::int32_t>(family->numbers[0]),
                            .distance = static_cast<std::int32_t>(distance)};
}

}  // namespace

Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control) {
  const conflict::ScoreOptions engine_options{.first = options.first, .line = options.line};
  conflict::ScoreResult result;
  if (const auto line = seat_line(instance)) {
    result = solve_score(*line, engine_options, control);
  } else if (const std::uint64_t bytes = instance.graph_bytes_bound(); !control.fits(bytes)) {
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const std::uint64_t vertices = vertex_count(instance);
    return {.run = needs_memory("the conflict graph", bytes, control.budget()),
            .bounds =
                Bounds{vertices > 0 ? 1 : 0, static_cast<std::int64_t>(std::min(vertices, kMost))}};
  } else {
    result = solve_score(instance.graph(), engine_options, control);
  }
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  solution.line = instance.moves_of(result.line);
  return solution;
}

}  // namespace minimex::independence_duel
