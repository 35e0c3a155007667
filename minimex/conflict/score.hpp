// Competition-independence: two players alternately put a token on a vertex that has none and no
// neighbour with one, until nobody can; one wants many tokens on the graph, the other few.
//
// (Phillips and Slater, "An introduction to graph competition independence and enclaveless
// parameters", 2001.) Components are coupled by the alternation, nobody may pass, and neither more
// moves nor the first move need be good; what holds in spite of that is in score_position.hpp
// (tempo moves), score_catalogue.hpp (equal games, bounds in sums) and score_search.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::conflict {

struct ScoreOptions {
  FirstPlayer first = FirstPlayer::Maximiser;
  bool line = false;  ///< also find ScoreResult::line
  /// Most bytes for the table of positions; half of the memory budget when not given.
  std::optional<std::uint64_t> table_bytes = std::nullopt;
  /// Components of up to this many vertices are told apart by their play, larger ones by their
  /// vertices; when not given, as many as pay. For graphs only; changes the cost, never a value.
  std::optional<int> typed_vertices = std::nullopt;
};

struct ScoreResult {
  RunReport run = {};
  std::optional<std::int64_t> value = std::nullopt;  ///< tokens at the end, when proved
  Bounds bounds = {};                                ///< always proved
  std::vector<Vertex> line = {};  ///< at each turn the first vertex that keeps the value
};

/// A line of seats 0..seats-1: tokens must be more than `distance` apart.
struct SeatLine {
  std::int32_t seats = 0;                 ///< at least 0
  std::int32_t distance = 0;              ///< at least 0
  std::vector<std::int32_t> broken = {};  ///< seats that take no token; increasing
};

/// The duel on a graph with any number of vertices. Up to 1024 vertices in components that are
/// neither cliques nor small are searched; more are a limit, as are plays of over 4096 tokens.
/// Uses one thread. Exponential; instant when every component is a clique.
ScoreResult solve_score(const Graph& graph, const ScoreOptions& options, Control& control);

/// The duel on a line of seats, where it equals the duel on the graph of the usable seats; its
/// line counts seats. Components of v usable seats cost O(v^3) before any search (O(v^2) when no
/// seat in them is broken).
ScoreResult solve_score(const SeatLine& line, const ScoreOptions& options, Control& control);

}  // namespace minimex::conflict
