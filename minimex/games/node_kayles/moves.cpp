#include "minimex/games/node_kayles/moves.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "minimex/conflict/nimber/moves.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/move_values.hpp"
#include "minimex/games/token_position.hpp"
#include "minimex/games/token_report.hpp"

namespace minimex::node_kayles {

MoveValues nimber_moves(const Graph& graph, const GraphSites& sites, const std::vector<Move>& after,
                        Control& control) {
  TokenPosition position(graph, sites);
  play_after(position, after, [&](const Move& move) { position.play(move); });
  const std::vector<Vertex> left = position.free_vertices();
  conflict::NimberMoves found = conflict::nimber_moves(induced_subgraph(graph, left), {}, control);
  MoveValues values{.run = std::move(found.run), .over = left.empty()};
  values.moves.reserve(left.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    values.moves.push_back({.move = {sites.site(left[i])}, .value = found.nimbers[i]});
  }
  sort_moves(values.moves, Best::Smallest);
  return values;
}

MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control) {
  RunReport why;
  const std::uint64_t beside =
      saturating_multiply(instance.vertex_count(), sizeof(MoveValue) + 2 * sizeof(Vertex));
  const auto graph = shared_graph(instance, beside, control, why);
  if (!graph) return {.run = std::move(why)};
  return nimber_moves(*graph, GraphSites(instance), options.after, control);
}

PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control) {
  PositionReport report = token_report(instance, options.after, control);
  report.turn = turn_after(report.played);
  report.goal = Goal::Zero;
  return report;
}

}  // namespace minimex::node_kayles
