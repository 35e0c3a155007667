#include "minimex/games/independent_set/solve_weighted.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/conflict/weighted.hpp"
#include "minimex/core/request_error.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/games/independent_set/proof_weighted.hpp"

namespace minimex::independent_set {
namespace {

void refuse_sets(const SolveOptions& options) {
  if (!options.count && !options.count_all && !options.listing) return;
  throw RequestError(options.listing ? "--all" : "--count",
                     "sets of an instance with weights are neither counted nor listed, expected "
                     "one without weights");
}

std::string reason_of(const conflict::WeightedResult& result) {
  if (result.bipartite) {
    return fmt::format(
        "The conflict graph has no odd cycle: by the theorem of König and Egerváry all weights "
        "together less a maximum flow leave {}, and a minimum cut leaves a set that weighs so "
        "much.",
        result.lower);
  }
  if (result.cover) {
    return fmt::format(
        "No heavier set exists: cliques, each of which holds one token at most, with weights of "
        "{} together cover the weight of each vertex.",
        result.lower);
  }
  return fmt::format("No heavier set exists: an exact search of {} found none.",
                     counted(result.run.positions, "position"));
}

}  // namespace

Solution solve_weighted(const GraphInstance& instance, const SolveOptions& options,
                        Control& control) {
  refuse_sets(options);
  Solution solution;
  const std::int64_t sum =
      std::accumulate(instance.weights.begin(), instance.weights.end(), std::int64_t{0});
  solution.bounds = {*std::max_element(instance.weights.begin(), instance.weights.end()), sum};
  const std::uint64_t line = options.line ? sizeof(Move) * instance.vertex_count() : 0;
  std::shared_ptr<const Graph> graph = shared_graph(instance, line, control, solution.run);
  if (!graph) return solution;
  // A certificate outlives the instance.
  if (options.proof) graph = std::make_shared<const Graph>(*graph);
  conflict::WeightedResult result =
      conflict::solve_weighted(*graph, instance.weights, options.proof, control);
  solution.run = result.run;
  solution.bounds = {result.lower, result.upper};
  if (options.line) solution.line = instance.moves_of(result.set);
  if (solution.run.status != Status::Proved) return solution;
  solution.value = result.lower;
  solution.answer = std::to_string(result.lower);
  solution.reason = reason_of(result);
  if (options.proof) {
    solution.certificate =
        weighted_certificate(std::move(graph), instance.weights, std::move(result), control);
  }
  return solution;
}

}  // namespace minimex::independent_set
