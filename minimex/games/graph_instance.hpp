// What the three graph games (independent-set, node-kayles, independence-duel) play on: a graph, or
// a board with a piece, or a member of a family, kept as given until somebody needs the graph.
//
// Boards and families are described in a few bytes and can be enormous; `graph()` builds them only
// after the budget was asked. Moves on boards are cells `3,4`, on graphs vertices `7`.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "minimex/core/board.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/family.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

struct BoardAndPiece {
  Board board;
  Piece piece;
};

struct GraphInstance {
  std::variant<Graph, BoardAndPiece, Family> shape;
  /// What a token on each vertex counts, in vertex order: numbers >= 0 whose sum is below 2^63.
  /// Empty: 1 each. Only independent-set has them.
  std::vector<std::int64_t> weights = {};

  /// Vertices of the conflict graph, without building it; saturates.
  [[nodiscard]] std::uint64_t vertex_count() const;
  /// Upper bound on the bytes of the conflict graph, without building it; saturates.
  [[nodiscard]] std::uint64_t graph_bytes_bound() const;
  /// About the bytes that this takes as one of a list of instances: a graph, not what would be
  /// built.
  [[nodiscard]] std::uint64_t listed_bytes() const noexcept;
  /// The conflict graph. The caller has checked the bound against its budget. With a `control`
  /// that stops while a board is walked, the graph is empty: ask it before using the graph.
  [[nodiscard]] Graph graph(Control* control = nullptr) const;
  /// The board when the instance is one (also for families of boards); nothing for plain graphs.
  [[nodiscard]] std::optional<BoardAndPiece> board() const;
  /// Notation of vertices: the cell on a board, else the 1-based vertex number.
  [[nodiscard]] std::vector<Move> moves_of(std::span<const Vertex> vertices) const;
};

/// What vertices are called, both ways: the cell on a board, else the 1-based number.
class GraphSites {
 public:
  explicit GraphSites(const GraphInstance& instance);
  /// Vertices that are called by these cells, which come in increasing order.
  explicit GraphSites(std::vector<Site> cells);

  /// O(log blocked cells), or at once from a list of cells; its inverse O(log vertices) then.
  [[nodiscard]] Site site(Vertex v) const;
  /// The vertex on which `move` puts a token; nothing when it names none.
  [[nodiscard]] std::optional<Vertex> vertex(const Move& move) const;

 private:
  [[nodiscard]] std::optional<Vertex> cell_vertex(const Site& site) const;

  std::optional<BoardAndPiece> board_;
  std::vector<Site> cells_ = {};  // when they are listed
  std::uint64_t vertices_;
};

/// Why the conflict graph cannot be built beside `beside` bytes; Proved when it can.
RunReport graph_obstacle(const GraphInstance& instance, std::uint64_t beside,
                         const Control& control);

/// The conflict graph: the one in `instance`, which then has to outlive the result, or a new one.
/// Null when it does not fit beside `beside` bytes, or `control` stops: `why` says so then.
std::shared_ptr<const Graph> shared_graph(const GraphInstance& instance, std::uint64_t beside,
                                          Control& control, RunReport& why);

/// The conflict graph by itself. Empty when it does not fit or `control` stops: `why` says so then.
Graph built_graph(const GraphInstance& instance, Control& control, RunReport& why);

/// The conflict graph as an edge list, where that has at most some million numbers and can be read
/// back; never of an instance with weights.
std::optional<std::string> graph_instance_text(const GraphInstance& instance);

/// Reads graph games in every format (text = `n m` and pairs, or graph6; JSON `graph`, `board` +
/// `piece`, or `family`; several only in graph6, sparse6 and JSON). `game` is the name JSON must
/// carry; `weighted`: it may carry `weights`. Throws InputError.
std::vector<GraphInstance> read_graph_instances(const Source& source, Format format,
                                                std::string_view game, bool weighted = false);

/// Canonical JSON of an instance of `game`.
std::string graph_instance_json(const GraphInstance& instance, std::string_view game);

/// The board or the graph, with the tokens of `solution->line` on it (`solution` may be null):
/// those of two players in turn with move numbers when `alternating`, else the solver's set without
/// numbers. What is too large to look at (sides above 40, four dimensions and more, 400 vertices)
/// is told in a note.
Scene graph_scene(const GraphInstance& instance, const Solution* solution, bool alternating);

}  // namespace minimex
