#include "minimex/games/independent_set/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/conflict/optimum/placement.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::independent_set {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

/// The vertices where a token can be placed when the moves of `after` are made.
std::vector<Vertex> free_vertices(const Graph& graph, const GraphSites& sites,
                                  const std::vector<Move>& after) {
  std::vector<std::uint8_t> taken(at(graph.vertex_count()), 0);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const auto v = sites.vertex(after[i]);
    if (!v || taken[at(*v)] != 0) {
      throw InputError({.source = "--after", .line = 1, .column = i + 1},
                       fmt::format("{} {}, expected a free place without a token beside it",
                                   to_string(after[i]), v ? "is not free" : "is no place"));
    }
    taken[at(*v)] = 1;
    for (const Vertex w : graph.neighbours(*v)) taken[at(w)] = 1;
  }
  std::vector<Vertex> free;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (taken[at(v)] == 0) free.push_back(v);
  }
  return free;
}

}  // namespace

MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control) {
  MoveValues out;
  const std::uint64_t beside =
      saturating_multiply(instance.vertex_count(), sizeof(MoveValue) + 2 * sizeof(Vertex));
  const auto graph = shared_graph(instance, beside, control, out.run);
  if (!graph) return out;
  const GraphSites sites(instance);
  const std::vector<Vertex> free = free_vertices(*graph, sites, options.after);
  const conflict::PlacementValues values =
      options.after.empty() ? conflict::placement_values(*graph, control)
                            : conflict::placement_values(induced_subgraph(*graph, free), control);
  out.run = values.run;
  out.over = free.empty();
  const auto placed = static_cast<std::int64_t>(options.after.size());
  out.moves.reserve(free.size());
  for (std::size_t i = 0; i < free.size(); ++i) {
    MoveValue move{.move = {sites.site(free[i])}};
    if (values.with[i] >= 0) move.value = placed + values.with[i];
    out.moves.push_back(move);
  }
  // Nothing comes after every number.
  std::stable_sort(out.moves.begin(), out.moves.end(),
                   [](const MoveValue& a, const MoveValue& b) { return a.value > b.value; });
  return out;
}

}  // namespace minimex::independent_set
