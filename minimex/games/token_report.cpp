#include "minimex/games/token_report.hpp"

#include <cstdint>

#include "minimex/core/saturating.hpp"
#include "minimex/games/token_position.hpp"

namespace minimex {

PositionReport token_report(const Graph& graph, const GraphSites& sites,
                            const std::vector<Move>& after) {
  PositionReport report;
  TokenPosition position(graph, sites);
  play_legal(position, after, report, [&](const Move& move) { position.play(move); });
  report.over = position.over();
  for (const Vertex v : position.free_vertices()) report.moves.push_back({sites.site(v)});
  return report;
}

PositionReport token_report(const GraphInstance& instance, const std::vector<Move>& after,
                            Control& control) {
  PositionReport failed;
  const std::uint64_t beside =
      saturating_multiply(instance.vertex_count(), sizeof(Move) + sizeof(Vertex));
  const auto graph = shared_graph(instance, beside, control, failed.run);
  if (!graph) return failed;
  return token_report(*graph, GraphSites(instance), after);
}

}  // namespace minimex
