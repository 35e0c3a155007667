#include "minimex/games/independent_set/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/placement.hpp"
#include "minimex/conflict/weighted.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/move_values.hpp"
#include "minimex/games/token_position.hpp"
#include "minimex/games/token_report.hpp"

namespace minimex::independent_set {
namespace {

/// The size of a largest set with each of the free vertices.
std::vector<std::int64_t> sizes_with(const Graph& graph, const std::vector<Vertex>& free,
                                     Control& control, RunReport& run) {
  const bool all = free.size() == static_cast<std::size_t>(graph.vertex_count());
  const conflict::PlacementValues values =
      all ? conflict::placement_values(graph, control)
          : conflict::placement_values(induced_subgraph(graph, free), control);
  run = values.run;
  return {values.with.begin(), values.with.end()};
}

/// The free vertices but `v` and its neighbours.
std::vector<Vertex> beyond(const Graph& graph, const std::vector<Vertex>& free, Vertex v) {
  std::vector<Vertex> rest;
  for (const Vertex w : free) {
    if (w != v && !graph.adjacent(v, w)) rest.push_back(w);
  }
  return rest;
}

/// The weight of a heaviest set with each of the free vertices, one solve each; nothing from where
/// a limit came on.
std::vector<std::int64_t> weights_with(const Graph& graph, const std::vector<std::int64_t>& weights,
                                       const std::vector<Vertex>& free, Control& control,
                                       RunReport& run) {
  std::vector<std::int64_t> with(free.size(), -1);
  for (std::size_t i = 0; i < free.size(); ++i) {
    const std::vector<Vertex> rest = beyond(graph, free, free[i]);
    std::vector<std::int64_t> theirs;
    for (const Vertex v : rest) theirs.push_back(weights[static_cast<std::size_t>(v)]);
    const conflict::WeightedResult best =
        conflict::solve_weighted(induced_subgraph(graph, rest), theirs, false, control);
    run.positions += best.run.positions;
    run.peak_bytes = std::max(run.peak_bytes, best.run.peak_bytes);
    control.progress("moves", i, free.size());
    if (best.run.status != Status::Proved) {
      run.status = best.run.status;
      run.limit = best.run.limit;
      return with;
    }
    with[i] = weights[static_cast<std::size_t>(free[i])] + best.lower;
  }
  return with;
}

/// What the tokens of `moves` count together.
std::int64_t placed_weight(const GraphInstance& instance, std::span<const Move> moves) {
  if (instance.weights.empty()) return static_cast<std::int64_t>(moves.size());
  const GraphSites sites(instance);
  std::int64_t sum = 0;
  for (const Move& move : moves) {
    const std::optional<Vertex> v = sites.vertex(move);
    if (v) sum += instance.weights[static_cast<std::size_t>(*v)];
  }
  return sum;
}

}  // namespace

MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control) {
  MoveValues out;
  const std::uint64_t beside =
      saturating_multiply(instance.vertex_count(), sizeof(MoveValue) + 2 * sizeof(Vertex));
  const auto graph = shared_graph(instance, beside, control, out.run);
  if (!graph) return out;
  const GraphSites sites(instance);
  TokenPosition position(*graph, sites);
  play_after(position, options.after, [&](const Move& move) { position.play(move); });
  const std::vector<Vertex> free = position.free_vertices();
  const std::vector<std::int64_t> with =
      instance.weights.empty() ? sizes_with(*graph, free, control, out.run)
                               : weights_with(*graph, instance.weights, free, control, out.run);
  out.over = free.empty();
  const std::int64_t placed = placed_weight(instance, options.after);
  out.moves.reserve(free.size());
  for (std::size_t i = 0; i < free.size(); ++i) {
    MoveValue move{.move = {sites.site(free[i])}};
    if (with[i] >= 0) move.value = placed + with[i];
    out.moves.push_back(move);
  }
  sort_moves(out.moves, Best::Largest);
  return out;
}

PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control) {
  PositionReport report = token_report(instance, options.after, control);
  report.turn = Turn::Solver;
  report.goal = Goal::Most;
  report.score = placed_weight(instance, std::span(options.after).first(report.played));
  return report;
}

}  // namespace minimex::independent_set
