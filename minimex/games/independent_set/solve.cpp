#include "minimex/games/independent_set/solve.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "minimex/conflict/optimum.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex::independent_set {
namespace {

/// Why the conflict graph cannot be built; Proved when it can.
RunReport obstacle(const GraphInstance& instance, std::uint64_t vertices, bool line,
                   const Control& control) {
  constexpr auto kMostVertices = static_cast<std::uint64_t>(std::numeric_limits<Vertex>::max());
  if (vertices > kMostVertices) {
    return {.status = Status::LimitReached,
            .limit = fmt::format("the conflict graph has {} vertices, at most {} can be named",
                                 vertices, kMostVertices)};
  }
  const std::uint64_t graph = instance.graph_bytes_bound();
  const std::uint64_t moves = line ? vertices * sizeof(Move) : 0;
  if (control.fits(graph) && control.fits(graph + moves)) return {};
  return needs_memory("the conflict graph", graph, control.budget());
}

std::string reason_of(const Graph& graph, const conflict::OptimumResult& result) {
  if (!result.mate.empty()) {
    return fmt::format(
        "The conflict graph has no odd cycle: {} vertices less one for each of the {} pairs of a "
        "maximum matching leave {}, and by König's theorem so many can be placed.",
        graph.vertex_count(), result.cover.size(), result.lower);
  }
  if (!result.clique_of.empty()) {
    return fmt::format(
        "No larger set exists: the vertices fall into {} cliques, each of which holds one token at "
        "most.",
        result.lower);
  }
  if (result.run.positions > 0) {
    return fmt::format("No larger set exists: an exact search of {} found none.",
                       counted(result.run.positions, "position"));
  }
  return "No larger set exists: reductions that keep the optimum leave no room for one.";
}

}  // namespace

Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control) {
  const std::uint64_t vertices = instance.vertex_count();
  Solution solution{.run = obstacle(instance, vertices, options.line, control)};
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  solution.bounds = {vertices > 0 ? 1 : 0, static_cast<std::int64_t>(std::min(vertices, kMost))};
  if (solution.run.status != Status::Proved) return solution;
  const auto* const given = std::get_if<Graph>(&instance.shape);
  const Graph built = given != nullptr ? Graph() : instance.graph(&control);
  const Graph& graph = given != nullptr ? *given : built;
  if (control.stopped()) {
    solution.run = stopped_report(control);
    return solution;
  }
  conflict::OptimumResult result = conflict::solve_optimum(graph, {}, control);
  solution.run = std::move(result.run);
  solution.bounds = {result.lower, result.upper};
  if (solution.run.status != Status::Proved) return solution;
  solution.value = result.lower;
  solution.answer = std::to_string(result.lower);
  if (options.line) solution.line = instance.moves_of(result.set);
  solution.reason = reason_of(graph, result);
  return solution;
}

}  // namespace minimex::independent_set
