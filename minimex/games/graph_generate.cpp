#include "minimex/games/graph_generate.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex {
namespace {

constexpr std::int32_t kMostVertices = 10'000;

void cut_graph(const Graph& graph, std::vector<GraphInstance>& out) {
  const auto vertices = static_cast<std::size_t>(graph.vertex_count());
  const std::uint64_t pieces = pieces_for(graph_bytes(vertices, graph.edge_count()));
  for_each_stretch(vertices, pieces, [&](std::size_t from, std::size_t to) {
    std::vector<Vertex> kept;
    for (std::size_t v = 0; v < vertices; ++v) {
      if (v < from || v >= to) kept.push_back(static_cast<Vertex>(v));
    }
    out.push_back({induced_subgraph(graph, kept)});
  });
  const std::vector<Edge> edges = graph.edges();
  for_each_stretch(edges.size(), pieces, [&](std::size_t from, std::size_t to) {
    std::vector<Edge> kept(edges.begin(), edges.begin() + static_cast<std::ptrdiff_t>(from));
    kept.insert(kept.end(), edges.begin() + static_cast<std::ptrdiff_t>(to), edges.end());
    out.push_back({Graph::from_edges(graph.vertex_count(), std::move(kept))});
  });
}

void cut_board(const BoardAndPiece& shape, std::vector<GraphInstance>& out) {
  for (const bool half : {true, false}) {
    for (std::size_t d = 0; d < shape.board.size.size(); ++d) {
      const std::int32_t side = shape.board.size[d];
      if (side == 1 || (half && side <= 3)) continue;
      out.push_back(
          {BoardAndPiece{with_side(shape.board, d, half ? side / 2 : side - 1), shape.piece}});
    }
  }
}

}  // namespace

GraphInstance random_graph(const GenerateOptions& options) {
  const Vertex vertices = generate_sides(options, {10}, 0, kMostVertices)[0];
  const std::uint32_t density = generate_density(options, 300'000);
  expect_no_values(options);
  Random random(options.seed);
  std::vector<Edge> edges;
  for (Vertex u = 0; u < vertices; ++u) {
    for (Vertex v = u + 1; v < vertices; ++v) {
      if (random.chance(density, kWhole)) edges.emplace_back(u, v);
    }
  }
  return {Graph::from_edges(vertices, std::move(edges))};
}

std::vector<std::string> random_graph_help() {
  return {"--size N (10): vertices, 0 to 10000", "--density D (0.3): the probability of each edge"};
}

std::vector<GraphInstance> simpler_graphs(const GraphInstance& instance) {
  constexpr std::uint64_t kSmallGraph = std::uint64_t{1} << 16;
  std::vector<GraphInstance> out;
  if (const auto* const graph = std::get_if<Graph>(&instance.shape)) {
    cut_graph(*graph, out);
    return out;
  }
  if (const auto shape = instance.board()) cut_board(*shape, out);
  if (instance.graph_bytes_bound() <= kSmallGraph) out.push_back({instance.graph()});
  return out;
}

}  // namespace minimex
