#include "minimex/games/node_kayles/moves.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/conflict/nimber/moves.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/core/saturating.hpp"

namespace minimex::node_kayles {
namespace {

/// The vertices that are free after `after`.
std::vector<Vertex> play(const Graph& graph, std::span<const Move> names,
                         std::span<const Move> after) {
  std::vector<bool> free(names.size(), true);
  for (std::size_t i = 0; i < after.size(); ++i) {
    const Place place{.source = "--after", .line = 1, .column = i + 1};
    const auto name = std::ranges::lower_bound(names, after[i]);
    const auto v = static_cast<std::size_t>(name - names.begin());
    if (name == names.end() || *name != after[i]) {
      throw InputError(
          place, fmt::format("there is no {}, expected a move of this game", to_string(after[i])));
    }
    if (!free[v]) {
      throw InputError(place, fmt::format("{} is taken or next to what is taken, expected a free "
                                          "place",
                                          to_string(after[i])));
    }
    free[v] = false;
    for (const Vertex u : graph.neighbours(static_cast<Vertex>(v))) {
      free[static_cast<std::size_t>(u)] = false;
    }
  }
  std::vector<Vertex> left;
  for (std::size_t v = 0; v < free.size(); ++v) {
    if (free[v]) left.push_back(static_cast<Vertex>(v));
  }
  return left;
}

}  // namespace

MoveValues nimber_moves(const Graph& graph, std::span<const Move> names,
                        std::span<const Move> after, Control& control) {
  const std::vector<Vertex> left = play(graph, names, after);
  conflict::NimberMoves found = conflict::nimber_moves(induced_subgraph(graph, left), {}, control);
  MoveValues values{.run = std::move(found.run), .over = left.empty()};
  values.moves.reserve(left.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    values.moves.push_back(
        {.move = names[static_cast<std::size_t>(left[i])], .value = found.nimbers[i]});
  }
  std::ranges::stable_sort(values.moves, {}, [](const MoveValue& move) {
    return move.value.value_or(std::numeric_limits<std::int64_t>::max());
  });
  return values;
}

MoveValues moves(const GraphInstance& instance, const MovesOptions& options, Control& control) {
  const std::uint64_t bytes = saturating_add(
      instance.graph_bytes_bound(), saturating_multiply(3 * sizeof(Move), instance.vertex_count()));
  if (!control.fits(bytes)) {
    return {.run = needs_memory("the conflict graph", bytes, control.budget())};
  }
  const Graph graph = instance.graph(&control);
  if (control.stopped()) return {.run = stopped_report(control)};
  std::vector<Vertex> all(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(all.begin(), all.end(), 0);
  return nimber_moves(graph, instance.moves_of(all), options.after, control);
}

}  // namespace minimex::node_kayles
