#include "minimex/games/independent_set/moves.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "minimex/conflict/optimum/placement.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/move_values.hpp"
#include "minimex/games/token_position.hpp"
#include "minimex/games/token_report.hpp"

namespace minimex::independent_set {

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
  sort_moves(out.moves, Best::Largest);
  return out;
}

PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control) {
  PositionReport report = token_report(instance, options.after, control);
  report.turn = Turn::Solver;
  report.goal = Goal::Most;
  report.score = static_cast<std::int64_t>(report.played);
  return report;
}

}  // namespace minimex::independent_set
