#include "minimex/games/graph_instance_json.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/piece_objection.hpp"
#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/vertex_limit.hpp"
#include "minimex/games/graph_weights.hpp"

namespace minimex {
namespace {

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

}  // namespace

GraphInstance read_graph_json(const Source& source, std::string_view game, bool weighted) {
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
