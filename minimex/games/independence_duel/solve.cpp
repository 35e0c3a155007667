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
  const std::uint64_t vertices = instance.vertex_count();
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const Bounds counted{vertices > 0 ? 1 : 0, static_cast<std::int64_t>(std::min(vertices, kMost))};
  conflict::ScoreResult result;
  if (const auto line = seat_line(instance)) {
    result = solve_score(*line, engine_options, control);
  } else if (const std::uint64_t bytes = instance.graph_bytes_bound(); !control.fits(bytes)) {
    return {.run = needs_memory("the conflict graph", bytes, control.budget()), .bounds = counted};
  } else {
    const Graph graph = instance.graph(&control);
    if (control.stopped()) return {.run = stopped_report(control), .bounds = counted};
    result = solve_score(graph, engine_options, control);
  }
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  solution.line = instance.moves_of(result.line);
  return solution;
}

}  // namespace minimex::independence_duel
