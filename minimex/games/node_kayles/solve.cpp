#include "minimex/games/node_kayles/solve.hpp"

#include <string>
#include <utility>
#include <variant>

#include "minimex/conflict/nimber.hpp"
#include "minimex/games/nimber_reason.hpp"

namespace minimex::node_kayles {
namespace {

Solution solve_graph(const GraphInstance& instance, const Graph& graph, bool line,
                     Control& control) {
  conflict::NimberResult result = conflict::solve_nimber(graph, {.line = line}, control);
  Solution solution{.run = std::move(result.run), .bounds = Bounds{result.lower, result.upper}};
  if (solution.run.status != Status::Proved) return solution;
  solution.value = result.nimber;
  solution.answer = std::to_string(result.lower);
  if (line) solution.line = instance.moves_of(result.line);
  solution.reason = result.component_nimbers.empty()
                        ? "The graph has no vertices, so nobody can move."
                        : nimber_reason("The vertices", result.component_nimbers, result.lower);
  return solution;
}

}  // namespace

Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control) {
  if (const auto* const graph = std::get_if<Graph>(&instance.shape)) {
    return solve_graph(instance, *graph, options.line, control);
  }
  const std::uint64_t bytes = instance.graph_bytes_bound();
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the conflict graph", bytes, control.budget())};
  }
  return solve_graph(instance, instance.graph(), options.line, control);
}

}  // namespace minimex::node_kayles
