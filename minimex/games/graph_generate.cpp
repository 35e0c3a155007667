#include "minimex/games/graph_generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/piece_objection.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex {
namespace {

constexpr std::int32_t kMostVertices = 10'000;

Graph random_plain_graph(const GenerateOptions& options, Random& random) {
  const Vertex vertices = generate_sides(options, {10}, 0, kMostVertices)[0];
  const std::uint32_t density = generate_density(options, 300'000);
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v) {
      if (random.chance(density, kWhole)) edges.emplace_back(u, v);
    }
  }
  return Graph::from_edges(vertices, std::move(edges));
}

BoardAndPiece random_board(const GenerateOptions& options, Random& random) {
  const std::size_t sides = std::max<std::size_t>(2, options.size.size());
  if (sides > kMaxDimensions) {
    throw InputError({.source = "--size"},
                     fmt::format("{} sides, expected at most {}", sides, kMaxDimensions));
  }
  Board board{.size = generate_sides(options, std::vector<std::int32_t>(sides, 8), 1,
                                     static_cast<std::int32_t>(kMaxSide)),
              .blocked = {}};
  const std::string& name = options.piece.empty() ? "knight" : options.piece;
  auto piece = make_piece(name, board.dimensions());
  if (!piece) {
    throw InputError({.source = "--piece"}, piece_objection(name, board.dimensions()));
  }
  const std::uint32_t density = generate_density(options, 200'000);
  const std::int64_t cells = board.cell_count();
  for (std::int64_t cell = 0; cell < cells; ++cell) {
    if (random.chance(density, kWhole)) board.blocked.push_back(cell);
  }
  return {std::move(board), *std::move(piece)};
}

std::vector<std::int64_t> random_weights(const GenerateOptions& options, std::uint64_t vertices,
                                         Random& random) {
  const auto count = static_cast<std::int64_t>(std::max<std::uint64_t>(1, vertices));
  const std::int64_t most = generate_max_value(options, 0, largest_summand(count));
  std::vector<std::int64_t> weights(static_cast<std::size_t>(vertices));
  for (std::int64_t& weight : weights) weight = random.between(0, most);
  return weights;
}

/// `list`, which may be empty, without what is in `cut`.
std::vector<std::int64_t> cut_weights(const std::vector<std::int64_t>& list, const Cut& cut) {
  return list.empty() ? list : without(list, cut);
}

void cut_graph(const Graph& graph, const std::vector<std::int64_t>& weights,
               std::vector<GraphInstance>& out) {
  const auto vertices = static_cast<std::size_t>(graph.vertex_count());
  const std::size_t most = most_cuts(graph_bytes(vertices, graph.edge_count()));
  std::vector<Vertex> all(vertices);
  std::iota(all.begin(), all.end(), 0);
  for (const Cut& cut : cuts(vertices, most)) {
    out.push_back({induced_subgraph(graph, without(all, cut)), cut_weights(weights, cut)});
  }
  const std::vector<Edge> edges = graph.edges();
  for (const Cut& cut : cuts(edges.size(), most)) {
    out.push_back({Graph::from_edges(graph.vertex_count(), without(edges, cut)), weights});
  }
}

/// The weights of the cells that are left on a board with a shorter side.
std::vector<std::int64_t> weights_on(const Board& smaller, const GraphInstance& instance) {
  std::vector<std::int64_t> weights;
  if (instance.weights.empty()) return weights;
  const GraphSites sites(instance);
  for (const std::int64_t cell : smaller.usable_cells()) {
    const auto v = sites.vertex({smaller.site_of(cell)});
    weights.push_back(instance.weights[static_cast<std::size_t>(v.value())]);
  }
  return weights;
}

void lighten(const GraphInstance& instance, std::vector<GraphInstance>& out) {
  if (instance.weights.empty()) return;
  out.push_back({instance.shape});
  GraphInstance halved = instance;
  for (std::int64_t& weight : halved.weights) weight /= 2;
  if (halved.weights != instance.weights) out.push_back(std::move(halved));
}

}  // namespace

GraphInstance random_graph(const GenerateOptions& options, bool weighted) {
  if (!weighted) expect_no_values(options);
  Random random(options.seed);
  GraphInstance instance;
  if (options.size.size() < 2 && options.piece.empty()) {
    instance.shape = random_plain_graph(options, random);
  } else {
    instance.shape = random_board(options, random);
  }
  if (options.max_value) {
    instance.weights = random_weights(options, instance.vertex_count(), random);
  }
  return instance;
}

std::vector<std::string> random_graph_help(bool weighted) {
  std::vector<std::string> lines = {
      "--size N or 4x5x6 (10): vertices of a graph, 0 to 10000, or the sides of a board",
      "--density D (0.3, of boards 0.2): the probability of each edge, or blocked cell",
      "--piece P (knight): what stands on a board; with a size of one number N the board is N by "
      "N"};
  if (weighted) lines.emplace_back("--max-value V (no weights): weights of vertices from 0 to V");
  return lines;
}

std::vector<GraphInstance> simpler_graphs(const GraphInstance& instance) {
  constexpr std::uint64_t kSmallGraph = std::uint64_t{1} << 16;
  std::vector<GraphInstance> out;
  if (const auto* const graph = std::get_if<Graph>(&instance.shape)) {
    cut_graph(*graph, instance.weights, out);
    lighten(instance, out);
    return out;
  }
  if (const auto shape = instance.board()) {
    for (Board& board : with_shorter_sides(shape->board)) {
      std::vector<std::int64_t> weights = weights_on(board, instance);
      out.push_back({BoardAndPiece{std::move(board), shape->piece}, std::move(weights)});
    }
  }
  lighten(instance, out);
  if (instance.graph_bytes_bound() <= kSmallGraph) {
    out.push_back({instance.graph(), instance.weights});
  }
  return out;
}

}  // namespace minimex
