#include "minimex/games/independence_duel/moves.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "minimex/conflict/score.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/games/independence_duel/solve.hpp"
#include "minimex/games/move_values.hpp"
#include "minimex/games/token_position.hpp"
#include "minimex/games/token_report.hpp"

namespace minimex::independence_duel {

MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control) {
  MoveValues values;
  const std::uint64_t beside = saturating_multiply(instance.vertex_count(), sizeof(MoveValue));
  const auto graph = shared_graph(instance, beside, control, values.run);
  if (!graph) return values;
  const GraphSites sites(instance);
  TokenPosition position(*graph, sites);
  std::vector<Vertex> played;
  play_after(position, options.after,
             [&](const Move& move) { played.push_back(position.play(move)); });
  values.over = position.over();
  if (values.over) return values;
  const auto oracle = make_oracle(instance, *graph, {}, control, values.run);
  if (!oracle) return values;
  for (const auto& [v, value] : oracle->move_values(played, options.first)) {
    values.moves.push_back({{sites.site(v)}, value});
  }
  values.run = oracle->report();
  const bool first_moves = played.size() % 2 == 0;
  const bool maximiser_moves = first_moves == (options.first == FirstPlayer::Maximiser);
  sort_moves(values.moves, maximiser_moves ? Best::Largest : Best::Smallest);
  return values;
}

PositionReport position(const GraphInstance& instance, const MovesOptions& options,
                        Control& control) {
  PositionReport report = token_report(instance, options.after, control);
  report.turn = turn_after(report.played);
  const bool maximiser_moves =
      (report.turn == Turn::First) == (options.first == FirstPlayer::Maximiser);
  report.goal = maximiser_moves ? Goal::Most : Goal::Least;
  report.score = static_cast<std::int64_t>(report.played);
  return report;
}

}  // namespace minimex::independence_duel
