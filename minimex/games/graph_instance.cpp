#include "minimex/games/graph_instance.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/saturating.hpp"
#include "minimex/formats/edge_list.hpp"
#include "minimex/formats/graph_reader.hpp"
#include "minimex/formats/json_stream.hpp"
#include "minimex/formats/vertex_limit.hpp"
#include "minimex/games/graph_instance_json.hpp"

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
    if (pieces.empty()) return {read_graph_json(source, game, weighted)};
    instances.reserve(pieces.size());
    VertexTotal total(source);
    ReadingMemory memory(source);
    for (const Source& piece : pieces) {
      instances.push_back(read_graph_json(piece, game, weighted));
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

}  // namespace minimex
