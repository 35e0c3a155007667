#include "minimex/games/independent_set/solve.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "minimex/conflict/optimum.hpp"
#include "minimex/conflict/optimum/board.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/text_layout.hpp"
#include "minimex/games/independent_set/proof.hpp"
#include "minimex/games/independent_set/solve_board.hpp"
#include "minimex/games/independent_set/solve_sets.hpp"
#include "minimex/games/independent_set/solve_weighted.hpp"

namespace minimex::independent_set {
namespace {

std::string reason_of(const Graph& graph, const conflict::OptimumResult& result) {
  if (!result.mate.empty()) {
    return fmt::format(
        "The conflict graph has no odd cycle: {} less one for each pair of a maximum matching, "
        "which has {}, leave {}, and by König's theorem so many can be placed.",
        counted(static_cast<std::uint64_t>(graph.vertex_count()), "vertex"),
        counted(static_cast<std::uint64_t>(result.cover.size()), "pair"), result.lower);
  }
  if (!result.clique_of.empty()) {
    return fmt::format(
        "No larger set exists: the vertices fall into {}, each of which holds one token at most.",
        counted(static_cast<std::uint64_t>(result.lower), "clique"));
  }
  if (result.run.positions > 0) {
    return fmt::format("No larger set exists: an exact search of {} found none.",
                       counted(result.run.positions, "position"));
  }
  return "No larger set exists: reductions that keep the optimum leave no room for one.";
}

/// Bytes beside the graph: of the line, and of the copy that a certificate keeps.
std::uint64_t bytes_beside(const GraphInstance& instance, const SolveOptions& options) {
  const std::uint64_t line =
      options.line ? saturating_multiply(instance.vertex_count(), sizeof(Move)) : 0;
  const bool copies = options.proof && std::holds_alternative<Graph>(instance.shape);
  return saturating_add(line, copies ? instance.graph_bytes_bound() : 0);
}

/// The matched pairs where there are few enough to draw, smaller vertices first.
std::vector<Move> matching_of(const GraphInstance& instance, const std::vector<Vertex>& mate) {
  constexpr std::size_t kMostDrawn = 400;
  std::vector<Vertex> ends;
  if (mate.size() > kMostDrawn) return {};
  for (std::size_t v = 0; v < mate.size(); ++v) {
    if (mate[v] > static_cast<Vertex>(v))
      ends.insert(ends.end(), {static_cast<Vertex>(v), mate[v]});
  }
  const std::vector<Move> sites = instance.moves_of(ends);
  std::vector<Move> pairs;
  for (std::size_t i = 0; i < sites.size(); i += 2) {
    pairs.push_back({sites[i].first, sites[i + 1].first});
  }
  return pairs;
}

/// A graph that the certificate may keep: a copy of one that belongs to the instance, which a
/// shared pointer without an owner points to.
std::shared_ptr<const Graph> owned(std::shared_ptr<const Graph> graph) {
  return graph.use_count() > 0 ? std::move(graph) : std::make_shared<const Graph>(*graph);
}

}  // namespace

Solution solve(const GraphInstance& instance, const SolveOptions& options, Control& control) {
  if (!instance.weights.empty()) return solve_weighted(instance, options, control);
  // Sets are counted and listed on the graph.
  const bool sets = options.count || options.count_all || options.listing;
  const std::optional<BoardAndPiece> shape = instance.board();
  if (!sets && shape && solves_on_board(*shape)) return solve_on_board(*shape, options, control);
  const std::uint64_t vertices = instance.vertex_count();
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  Solution solution;
  solution.bounds = {vertices > 0 ? 1 : 0, static_cast<std::int64_t>(std::min(vertices, kMost))};
  auto graph = shared_graph(instance, bytes_beside(instance, options), control, solution.run);
  if (!graph) return solution;
  std::vector<std::uint8_t> colour;
  if (shape && solves_on_board(*shape)) {
    colour = conflict::colours_of_cells(shape->board, shape->piece);
  }
  conflict::OptimumResult result = conflict::solve_optimum(*graph, {.colour = colour}, control);
  solution.run = std::move(result.run);
  solution.bounds = {result.lower, result.upper};
  if (solution.run.status != Status::Proved) {
    if (options.line) solution.line = instance.moves_of(result.set);
    return solution;
  }
  solution.value = result.lower;
  solution.answer = std::to_string(result.lower);
  if (options.line) {
    solution.line = instance.moves_of(result.set);
    solution.matching = matching_of(instance, result.mate);
  }
  solution.reason = reason_of(*graph, result);
  if (sets) {
    const std::uint64_t held = graph_bytes(vertices, graph->edge_count());
    add_sets(instance, *graph, result, options, held, control, solution);
    if (!solution.value) return solution;
  }
  if (options.proof) {
    solution.certificate = certificate(owned(std::move(graph)), std::move(result), control);
  }
  return solution;
}

}  // namespace minimex::independent_set
