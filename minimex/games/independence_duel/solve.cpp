#include "minimex/games/independence_duel/solve.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "minimex/conflict/score.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/games/independence_duel/proof.hpp"

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

// The graph is built once more when the engine took a line of seats; nothing when it does not fit.
std::optional<Certificate> certificate(const GraphInstance& instance, FirstPlayer first,
                                       const conflict::ScoreResult& result, Control& control) {
  if (!control.fits(instance.graph_bytes_bound())) return std::nullopt;
  auto solved = std::make_shared<Solved>(Solved{.graph = instance.graph(&control),
                                                .first = first,
                                                .value = *result.value,
                                                .line = result.line});
  if (control.stopped()) return std::nullopt;
  solved->oracle = [instance, graph = solved->graph](Control& later, RunReport& why) {
    return make_oracle(instance, graph, {.table_bytes = later.budget().memory_bytes / 4}, later,
                       why);
  };
  std::uint64_t list_bytes = list_bytes_of_search(result.run.positions);
  if (seat_line(instance)) {
    solved->trials = kTrialsOfLines;
    list_bytes += list_bytes_of_line(solved->graph, false);
  }
  return strategies_certificate(std::move(solved), list_bytes);
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
  Solution solution{.run = result.run, .value = result.value, .bounds = result.bounds};
  if (result.value) {
    solution.answer = std::to_string(*result.value);
    solution.reason =
        result.run.positions > 0
            ? fmt::format("An exact search of {} proves it.",
                          minimex::counted(result.run.positions, "position"))
            : "Each player can hold the other to that number, so no search was needed.";
  }
  solution.line = instance.moves_of(result.line);
  if (options.proof && result.value) {
    solution.certificate = certificate(instance, options.first, result, control);
  }
  return solution;
}

std::unique_ptr<conflict::ScoreOracle> make_oracle(const GraphInstance& instance,
                                                   const Graph& graph,
                                                   const conflict::ScoreOptions& options,
                                                   Control& control, RunReport& why) {
  const auto line = seat_line(instance);
  return line ? conflict::make_score_oracle(*line, options, control, why)
              : conflict::make_score_oracle(graph, options, control, why);
}

}  // namespace minimex::independence_duel
