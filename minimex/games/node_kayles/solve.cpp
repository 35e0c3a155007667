#include "minimex/games/node_kayles/solve.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "minimex/conflict/nimber.hpp"
#include "minimex/games/nimber_reason.hpp"
#include "minimex/games/node_kayles/proof.hpp"
#include "minimex/games/node_kayles/solve_families.hpp"
#include "minimex/games/node_kayles/solve_misere.hpp"

namespace minimex::node_kayles {
namespace {

Solution solve_graph(const GraphInstance& instance, std::shared_ptr<const Graph> graph,
                     const SolveOptions& options, Control& control) {
  conflict::NimberResult result = conflict::solve_nimber(*graph, {.line = options.line}, control);
  Solution solution{.run = std::move(result.run), .bounds = Bounds{result.lower, result.upper}};
  if (!result.nimber) return solution;
  solution.value = result.nimber;
  solution.answer = std::to_string(*result.nimber);
  if (options.line) solution.line = instance.moves_of(result.line);
  if (options.proof) {
    solution.certificate =
        nimber_certificate(std::move(graph), std::move(result.line), solution.run.positions);
  }
  solution.reason = result.component_nimbers.empty()
                        ? "The graph has no vertices, so nobody can move."
                        : nimber_reason("The vertices", result.component_nimbers, *result.nimber);
  return solution;
}

}  // namespace

Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control) {
  if (options.misere) {
    RunReport why;
    const auto graph = shared_graph(instance, 0, control, why);
    if (!graph) return {.run = std::move(why)};
    return solve_misere(*graph, GraphSites(instance), options.proof, control);
  }
  if (const auto* const graph = std::get_if<Graph>(&instance.shape)) {
    // A proof outlives the instance; without one, nothing does.
    return solve_graph(instance,
                       options.proof ? std::make_shared<const Graph>(*graph)
                                     : std::shared_ptr<const Graph>(graph, [](const Graph*) {}),
                       options, control);
  }
  const auto* const family = std::get_if<Family>(&instance.shape);
  if (family != nullptr && !options.line && !options.proof) {
    if (auto solution = solve_member(*family, control)) return *std::move(solution);
  }
  // A play has no more moves than there are vertices, so the nimber is no larger.
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const Bounds bounds{0, static_cast<std::int64_t>(std::min(instance.vertex_count(), kMost))};
  const std::uint64_t bytes = instance.graph_bytes_bound();
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the conflict graph", bytes, control.budget()), .bounds = bounds};
  }
  auto graph = std::make_shared<const Graph>(instance.graph(&control));
  if (control.stopped()) return {.run = stopped_report(control), .bounds = bounds};
  return solve_graph(instance, std::move(graph), options, control);
}

}  // namespace minimex::node_kayles
