#include "minimex/games/graph_instance.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/piece_objection.hpp"
#include "minimex/core/saturating.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/graph_reader.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/json_stream.hpp"
#include "minimex/formats/vertex_limit.hpp"
#include "minimex/games/graph_weights.hpp"

namespace minimex {
namespace {

/// Bytes for the graph and what lies beside it while it is made: cell names of a board, the edge
/// list of a family. Graphs with more vertices than a Vertex can name never fit.
std::uint64_t build_bytes(std::uint64_t vertices, std::uint64_t edges, std::uint64_t beside) {
  if (vertices > static_cast<std::uint64_t>(std::numeric_limits<Vertex>::max())) return kSaturated;
  return saturating_add(graph_bytes(vertices, edges), beside);
}

std::uint64_t board_bytes(const Board& board, const Piece& piece) {
  const auto names = board.blocked.empty() ? 0 : static_cast<std::uint64_t>(board.cell_count()) / 5;
  return build_bytes(static_cast<std::uint64_t>(board.usable_count()),
                     conflict_edge_bound(board, piece), names);
}

std::uint64_t family_bytes(const Family& family) {
  if (const auto board = family_board(family)) {
    return board_bytes(*board, family_piece(family).value());
  }
  const std::uint64_t edges = family_edge_bound(family);
  const std::uint64_t list = saturating_multiply(edges, sizeof(Edge));
  const std::uint64_t base = family.of ? family_bytes(*family.of) : 0;
  return build_bytes(family_vertex_count(family), edges, saturating_add(list, base));
}

/// true, false, or one of them for each side.
Gluing read_gluing(const JsonValue& value, std::size_t sides) {
  if (!value.raw().is_array()) return value.boolean("true or false");
  const auto each = value.array("true or false for each side", sides);
  Gluing gluing;
  for (std::size_t d = 0; d < sides; ++d) {
    if (each[d].boolean("true or false")) gluing.glue(d);
  }
  return gluing;
}

/// `,"toroidal":...` as read_gluing reads it; empty when no side is glued.
std::string gluing_json(const Board& board) {
  std::vector<bool> each;
  for (std::size_t d = 0; d < board.size.size(); ++d) each.push_back(board.toroidal[d]);
  if (std::find(each.begin(), each.end(), true) == each.end()) return "";
  if (std::find(each.begin(), each.end(), false) == each.end()) return R"(,"toroidal":true)";
  return fmt::format(R"(,"toroidal":[{}])", fmt::join(each, ","));
}

Board read_board(const JsonValue& value) {
  value.only_keys({"size", "blocked", "toroidal"});
  Board board;
  const JsonValue size = value.at("size", "the sides of the board");
  const auto sides = size.array("the sides of the board");
  if (sides.empty() || sides.size() > kMaxDimensions) {
    size.fail("a board has 1 to 6 sides, expected an array of as many");
  }
  std::int64_t cells = 1;
  for (const JsonValue& side : sides) {
    board.size.push_back(static_cast<std::int32_t>(side.integer("a side", 1, kMaxSide)));
    if (board.size.back() > kMaxCells / cells) {
      size.fail("the board is too large, expected at most 2^40 cells");
    }
    cells *= board.size.back();
  }
  if (value.has("toroidal")) board.toroidal = read_gluing(value.at("toroidal", ""), sides.size());
  if (!value.has("blocked")) return board;
  for (const JsonValue& entry : value.at("blocked", "").array("a list of blocked cells")) {
    const auto indices = entry.array("a cell", sides.size());
    Site site;
    site.dimensions = board.dimensions();
    for (std::size_t d = 0; d < indices.size(); ++d) {
      site.at[d] = static_cast<std::int32_t>(indices[d].integer("an index", 1, board.size[d]));
    }
    board.blocked.push_back(board.index_of(site));
  }
  std::sort(board.blocked.begin(), board.blocked.end());
  board.blocked.erase(std::unique(board.blocked.begin(), board.blocked.end()), board.blocked.end());
  return board;
}

/// A piece told by its moves.
Piece read_moves(const JsonValue& value, int dimensions) {
  const std::vector<JsonValue> vectors = value.array("a list of moves");
  if (vectors.empty()) value.fail("a piece without moves, expected at least one");
  std::vector<Piece::Step> moves;
  for (const JsonValue& vector : vectors) {
    const auto numbers = vector.array("a move", static_cast<std::size_t>(dimensions));
    Piece::Step& move = moves.emplace_back();
    for (std::size_t d = 0; d < numbers.size(); ++d) {
      move[d] = static_cast<std::int32_t>(
          numbers[d].integer("how far the move goes", -kMaxSide, kMaxSide));
    }
    if (move == Piece::Step{}) vector.fail("a move to where it starts, expected another cell");
  }
  return make_leaper(moves, dimensions);
}

BoardAndPiece read_board_and_piece(const JsonValue& root) {
  constexpr std::string_view kExpected =
      "the name of a piece: king, queen, rook, bishop, knight, "
      "another leaper or leaper:a,b";
  Board board = read_board(root.at("board", "a board"));
  const JsonValue given = root.at("piece", kExpected);
  if (given.raw().is_array()) {
    Piece piece = read_moves(given, board.dimensions());
    return {std::move(board), std::move(piece)};
  }
  const std::string name = given.string(kExpected);
  auto piece = make_piece(name, board.dimensions());
  if (!piece) given.fail(piece_objection(name, board.dimensions()));
  return {std::move(board), *std::move(piece)};
}

Graph read_graph(const JsonValue& value, const Source& source) {
  value.only_keys({"vertices", "edges"});
  const auto vertices =
      static_cast<Vertex>(value.at("vertices", "the number of vertices")
                              .integer("the number of vertices", 0, vertex_limit(source)));
  std::vector<Edge> edges;
  const auto pairs = value.at("edges", "the edges").array("a list of edges");
  edges.reserve(pairs.size());
  for (const JsonValue& pair : pairs) {
    const auto ends = pair.array("an edge", 2);
    const std::int64_t u = ends[0].integer("a vertex", 1, vertices);
    const std::int64_t v = ends[1].integer("a vertex", 1, vertices);
    if (u == v) pair.fail("an edge from a vertex to itself, expected two vertices");
    edges.emplace_back(static_cast<Vertex>(u - 1), static_cast<Vertex>(v - 1));
  }
  return Graph::from_edges(vertices, std::move(edges));
}

GraphInstance read_shape(const JsonValue& root, const Source& source) {
  if (root.has("graph")) return {read_graph(root.at("graph", "a graph"), source)};
  if (root.has("board")) return {read_board_and_piece(root)};
  const JsonValue text = root.at("family", "a family");
  const Place place = text.place();
  return {parse_family(text.string("a family such as grid:3x4"), &place)};
}

GraphInstance read_json(const Source& source, std::string_view game, bool weighted) {
  const JsonDocument document(source);
  const JsonValue root = document.instance_of(game);
  const bool graph = root.has("graph");
  const bool board = root.has("board");
  const bool family = root.has("family");
  if ((graph ? 1 : 0) + (board ? 1 : 0) + (family ? 1 : 0) != 1) {
    root.fail("not one instance, expected one of \"graph\", \"board\" with \"piece\", \"family\"");
  }
  weighted = weighted && root.has("weights");
  const std::string_view shape = graph ? "graph" : "family";
  if (board && weighted) {
    root.only_keys({"game", "board", "piece", "weights"});
  } else if (board) {
    root.only_keys({"game", "board", "piece"});
  } else if (weighted) {
    root.only_keys({"game", shape, "weights"});
  } else {
    root.only_keys({"game", shape});
  }
  GraphInstance instance = read_shape(root, source);
  if (weighted) instance.weights = read_weights(root.at("weights", ""), instance);
  return instance;
}

}  // namespace

std::uint64_t GraphInstance::vertex_count() const {
  if (const auto* const graph_shape = std::get_if<Graph>(&shape)) {
    return static_cast<std::uint64_t>(graph_shape->vertex_count());
  }
  if (const auto* const family = std::get_if<Family>(&shape)) return family_vertex_count(*family);
  return static_cast<std::uint64_t>(std::get<BoardAndPiece>(shape).board.usable_count());
}

std::uint64_t GraphInstance::graph_bytes_bound() const {
  if (const auto* const graph_shape = std::get_if<Graph>(&shape)) {
    return graph_bytes(static_cast<std::uint64_t>(graph_shape->vertex_count()),
                       graph_shape->edge_count());
  }
  if (const auto* const family = std::get_if<Family>(&shape)) return family_bytes(*family);
  const auto& [board_shape, piece] = std::get<BoardAndPiece>(shape);
  return board_bytes(board_shape, piece);
}

std::uint64_t GraphInstance::listed_bytes() const noexcept {
  const auto* const given = std::get_if<Graph>(&shape);
  return minimex::listed_bytes(given != nullptr ? *given : Graph());
}

Graph GraphInstance::graph(Control* control) const {
  if (const auto* const graph_shape = std::get_if<Graph>(&shape)) return *graph_shape;
  if (const auto* const family = std::get_if<Family>(&shape)) return family_graph(*family, control);
  const auto& [board_shape, piece] = std::get<BoardAndPiece>(shape);
  return conflict_graph(board_shape, piece, control);
}

std::optional<BoardAndPiece> GraphInstance::board() const {
  if (const auto* const given = std::get_if<BoardAndPiece>(&shape)) return *given;
  if (const auto* const family = std::get_if<Family>(&shape)) {
    auto board_shape = family_board(*family);
    if (board_shape) return BoardAndPiece{*std::move(board_shape), family_piece(*family).value()};
  }
  return std::nullopt;
}

std::vector<Move> GraphInstance::moves_of(std::span<const Vertex> vertices) const {
  std::vector<Move> moves;
  moves.reserve(vertices.size());
  const auto cells = board();
  for (const Vertex v : vertices) {
    moves.push_back({cells ? cells->board.site_of(cells->board.cell_of_vertex(v)) : Site{v + 1}});
  }
  return moves;
}

GraphSites::GraphSites(const GraphInstance& instance)
    : board_(instance.board()), vertices_(instance.vertex_count()) {}

GraphSites::GraphSites(std::vector<Site> cells)
    : cells_(std::move(cells)), vertices_(cells_.size()) {}

Site GraphSites::site(Vertex v) const {
  if (!cells_.empty()) return cells_[static_cast<std::size_t>(v)];
  return board_ ? board_->board.site_of(board_->board.cell_of_vertex(v)) : Site{v + 1};
}

std::optional<Vertex> GraphSites::vertex(const Move& move) const {
  if (move.second) return std::nullopt;
  if (board_) return cell_vertex(move.first);
  if (!cells_.empty()) {
    const auto cell = std::lower_bound(cells_.begin(), cells_.end(), move.first);
    if (cell == cells_.end() || *cell != move.first) return std::nullopt;
    return static_cast<Vertex>(cell - cells_.begin());
  }
  const std::int32_t number = move.first.at[0];
  if (move.first.dimensions != 1 || number < 1 || static_cast<std::uint64_t>(number) > vertices_) {
    return std::nullopt;
  }
  return number - 1;
}

std::optional<Vertex> GraphSites::cell_vertex(const Site& site) const {
  const Board& board = board_->board;
  if (site.dimensions != board.dimensions()) return std::nullopt;
  for (std::size_t d = 0; d < board.size.size(); ++d) {
    if (site.at[d] < 1 || site.at[d] > board.size[d]) return std::nullopt;
  }
  const std::int64_t cell = board.index_of(site);
  const auto blocked = std::lower_bound(board.blocked.begin(), board.blocked.end(), cell);
  if (blocked != board.blocked.end() && *blocked == cell) return std::nullopt;
  return static_cast<Vertex>(cell - (blocked - board.blocked.begin()));
}

RunReport graph_obstacle(const GraphInstance& instance, std::uint64_t beside,
                         const Control& control) {
  constexpr auto kMostVertices = static_cast<std::uint64_t>(std::numeric_limits<Vertex>::max());
  const std::uint64_t vertices = instance.vertex_count();
  if (vertices > kMostVertices) {
    return {.status = Status::LimitReached,
            .limit = fmt::format("the conflict graph has {} vertices, at most {} can be named",
                                 vertices, kMostVertices)};
  }
  const std::uint64_t bytes = saturating_add(instance.graph_bytes_bound(), beside);
  if (control.fits(bytes)) return {};
  return needs_memory("the conflict graph", bytes, control.budget());
}

std::shared_ptr<const Graph> shared_graph(const GraphInstance& instance, std::uint64_t beside,
                                          Control& control, RunReport& why) {
  why = graph_obstacle(instance, beside, control);
  if (why.status != Status::Proved) return nullptr;
  std::shared_ptr<const Graph> graph;
  if (const auto* const given = std::get_if<Graph>(&instance.shape)) {
    graph = std::shared_ptr<const Graph>(std::shared_ptr<void>(), given);
  } else {
    graph = std::make_shared<const Graph>(instance.graph(&control));
  }
  if (!control.stopped()) return graph;
  why = stopped_report(control);
  return nullptr;
}

Graph built_graph(const GraphInstance& instance, Control& control, RunReport& why) {
  why = graph_obstacle(instance, 0, control);
  if (why.status != Status::Proved) return {};
  Graph graph = instance.graph(&control);
  if (!control.stopped()) return graph;
  why = stopped_report(control);
  return {};
}

std::optional<std::string> graph_instance_text(const GraphInstance& instance) {
  if (!instance.weights.empty()) return std::nullopt;
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 25;
  const auto* const given = std::get_if<Graph>(&instance.shape);
  if (given == nullptr && instance.graph_bytes_bound() > kMostBytes) return std::nullopt;
  Source source{.text = to_edge_list(given != nullptr ? *given : instance.graph())};
  if (static_cast<std::int64_t>(instance.vertex_count()) > vertex_limit(source)) {
    return std::nullopt;
  }
  return std::move(source.text);
}

std::vector<GraphInstance> read_graph_instances(const Source& source, Format format,
                                                std::string_view game, bool weighted) {
  format = graph_format(source, format);
  std::vector<GraphInstance> instances;
  if (format == Format::Json) {
    const std::vector<Source> pieces = split_json(source);
    if (pieces.empty()) return {read_json(source, game, weighted)};
    instances.reserve(pieces.size());
    VertexTotal total(source);
    ReadingMemory memory(source);
    for (const Source& piece : pieces) {
      instances.push_back(read_json(piece, game, weighted));
      const auto* const graph = std::get_if<Graph>(&instances.back().shape);
      memory.take(instances.back().listed_bytes());
      if (graph != nullptr) total.add(graph->vertex_count(), piece, 0);
    }
    return instances;
  }
  std::vector<Graph> graphs = read_graphs(source, format);
  instances.reserve(graphs.size());
  for (Graph& graph : graphs) instances.push_back({std::move(graph)});
  return instances;
}

std::string graph_instance_json(const GraphInstance& instance, std::string_view game) {
  const std::string weights = weights_json(instance);
  if (const auto* const family = std::get_if<Family>(&instance.shape)) {
    return fmt::format(R"({{"family":"{}","game":"{}"{}}})", family->text, game, weights);
  }
  std::string list;
  const auto append = [&list](const auto& indices) {
    fmt::format_to(std::back_inserter(list), "{}[{}]", list.empty() ? "" : ",",
                   fmt::join(indices, ","));
  };
  if (const auto* const graph = std::get_if<Graph>(&instance.shape)) {
    for (const auto& [u, v] : graph->edges()) append(std::array{u + 1, v + 1});
    return fmt::format(R"({{"game":"{}","graph":{{"edges":[{}],"vertices":{}}}{}}})", game, list,
                       graph->vertex_count(), weights);
  }
  const auto& [board, piece] = std::get<BoardAndPiece>(instance.shape);
  for (const std::int64_t cell : board.blocked) {
    const Site site = board.site_of(cell);
    append(std::span(site.at).first(board.size.size()));
  }
  const bool listed = piece.name.starts_with('[');
  return fmt::format(R"({{"board":{{{}"size":[{}]{}}},"game":"{}","piece":{}{}}})",
                     list.empty() ? "" : fmt::format(R"("blocked":[{}],)", list),
                     fmt::join(board.size, ","), gluing_json(board), game,
                     listed ? piece.name : fmt::format(R"("{}")", piece.name), weights);
}

}  // namespace minimex
