// Competition-independence: two players alternately put a token on a vertex that has none and no
// neighbour with one, until nobody can; one wants many tokens on the graph, the other few.
//
// (Phillips and Slater, "An introduction to graph competition independence and enclaveless
// parameters", 2001.) Components are coupled by the alternation, nobody may pass, and neither more
// moves nor the first move need be good; what holds in spite of that is in score/position.hpp
// (tempo moves), score/catalogue.hpp (equal games), score/worth.hpp (bounds in sums) and
// score/search.hpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "minimex/core/bounds.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

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
/// Uses up to two threads. Exponential; instant when every component is a clique.
ScoreResult solve_score(const Graph& graph, const ScoreOptions& options, Control& control);

/// The duel on a line of seats, where it equals the duel on the graph of the usable seats; its
/// line counts seats. Components of v usable seats cost O(v^3) before any search (O(v^2) when no
/// seat in them is broken).
ScoreResult solve_score(const SeatLine& line, const ScoreOptions& options, Control& control);

/// Answers questions about positions of one board from one table of what it has found.
///
/// A position is what play can leave of the board: `live` are its vertices in increasing order (on
/// a line: seats), some or all components of them. Answers mean nothing once `stopped()` is true.
class ScoreOracle {
 public:
  virtual ~ScoreOracle() = default;

  /// Whether play from the position with `mover` to move makes at least `target` tokens.
  virtual bool at_least(std::span<const Vertex> live, FirstPlayer mover, std::int64_t target) = 0;

  /// The tokens that play from the whole board makes after the moves `played`, by the next move;
  /// in increasing order of the moves. Nothing where a limit came first. Requires legal moves.
  virtual std::vector<std::pair<Vertex, std::optional<std::int64_t>>> move_values(
      std::span<const Vertex> played, FirstPlayer first) = 0;

  /// True after the control said stop, or at a limit of the search's own; `report()` tells which.
  [[nodiscard]] virtual bool stopped() const = 0;
  [[nodiscard]] virtual RunReport report() const = 0;
};

/// An oracle for the graph or line, which it copies; `control` must outlive it. Nothing is searched
/// before the first question. Null when the board is too large: `why` says so then.
std::unique_ptr<ScoreOracle> make_score_oracle(const Graph& graph, const ScoreOptions& options,
                                               Control& control, RunReport& why);
std::unique_ptr<ScoreOracle> make_score_oracle(const SeatLine& line, const ScoreOptions& options,
                                               Control& control, RunReport& why);

}  // namespace minimex::conflict
