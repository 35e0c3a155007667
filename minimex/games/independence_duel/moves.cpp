#include "minimex/games/independence_duel/moves.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "minimex/conflict/score.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/games/independence_duel/solve.hpp"

namespace minimex::independence_duel {
namespace {

// Vertices by their moves, which come in the same order.
class Names {
 public:
  Names(const GraphInstance& instance, Vertex vertices) {
    std::vector<Vertex> all(static_cast<std::size_t>(vertices));
    std::iota(all.begin(), all.end(), 0);
    moves_ = instance.moves_of(all);
  }
  [[nodiscard]] const Move& move(Vertex v) const { return moves_[static_cast<std::size_t>(v)]; }
  /// -1 when the move names no vertex.
  [[nodiscard]] Vertex vertex(const Move& move) const {
    const auto at = std::lower_bound(moves_.begin(), moves_.end(), move);
    return at != moves_.end() && *at == move ? static_cast<Vertex>(at - moves_.begin()) : -1;
  }

 private:
  std::vector<Move> moves_;
};

// Plays `after` by the rules. Marks what has a token or is beside one.
std::vector<Vertex> play(const Graph& graph, const Names& names, const std::vector<Move>& after,
                         std::vector<bool>& blocked) {
  std::vector<Vertex> played;
  for (const Move& move : after) {
    const Vertex v = names.vertex(move);
    const Place place{.source = "--after", .line = 1, .column = played.size() + 1};
    if (v < 0) throw InputError(place, fmt::format("{} is not a vertex", to_string(move)));
    if (blocked[static_cast<std::size_t>(v)]) {
      throw InputError(place, fmt::format("{} has a token or is beside one", to_string(move)));
    }
    blocked[static_cast<std::size_t>(v)] = true;
    for (const Vertex w : graph.neighbours(v)) blocked[static_cast<std::size_t>(w)] = true;
    played.push_back(v);
  }
  return played;
}

}  // namespace

MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control) {
  constexpr std::uint64_t kVertexBytes = sizeof(Move) + sizeof(MoveValue);
  const std::uint64_t bytes = instance.graph_bytes_bound();
  MoveValues values;
  if (!control.fits(bytes) || !control.fits(bytes + kVertexBytes * instance.vertex_count())) {
    values.run = needs_memory("the conflict graph", bytes, control.budget());
    return values;
  }
  const Graph graph = instance.graph(&control);
  if (control.stopped()) {
    values.run = stopped_report(control);
    return values;
  }
  const Names names(instance, graph.vertex_count());
  std::vector<bool> blocked(static_cast<std::size_t>(graph.vertex_count()), false);
  const std::vector<Vertex> played = play(graph, names, options.after, blocked);
  values.over = std::find(blocked.begin(), blocked.end(), false) == blocked.end();
  if (values.over) return values;
  const auto oracle = make_oracle(instance, graph, {}, control, values.run);
  if (!oracle) return values;
  for (const auto& [v, value] : oracle->move_values(played, options.first)) {
    values.moves.push_back({names.move(v), value});
  }
  values.run = oracle->report();
  const bool first_moves = played.size() % 2 == 0;
  const bool maximiser_moves = first_moves == (options.first == FirstPlayer::Maximiser);
  sort_best_first(values.moves, maximiser_moves ? FirstPlayer::Maximiser : FirstPlayer::Minimiser);
  return values;
}

void sort_best_first(std::vector<MoveValue>& moves, FirstPlayer mover) {
  std::stable_sort(moves.begin(), moves.end(), [mover](const MoveValue& a, const MoveValue& b) {
    if (!a.value || !b.value) return a.value.has_value() && !b.value.has_value();
    return mover == FirstPlayer::Maximiser ? *a.value > *b.value : *a.value < *b.value;
  });
}

}  // namespace minimex::independence_duel
