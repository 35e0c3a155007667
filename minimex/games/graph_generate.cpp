#include "minimex/games/graph_generate.hpp"

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "minimex/core/random.hpp"
#include "minimex/games/generate_options.hpp"
#include "minimex/games/shrink.hpp"

namespace minimex {
namespace {

constexpr std::int32_t kMostVertices = 10'000;

void cut_graph(const Graph& graph, std::vector<GraphInstance>& out) {
  const auto vertices = static_cast<std::size_t>(graph.vertex_count());
  const std::size_t most = most_cuts(graph_bytes(vertices, graph.edge_count()));
  std::vector<Vertex> all(vertices);
  std::iota(all.begin(), all.end(), 0);
  for (const Cut& cut : cuts(vertices, most)) {
    out.push_back({induced_subgraph(graph, without(all, cut))});
  }
  const std::vector<Edge> edges = graph.edges();
  for (const Cut& cut : cuts(edges.size(), most)) {
    out.push_back({Graph::from_edges(graph.vertex_count(), without(edges, cut))});
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
  if (const auto shape = instance.board()) {
    for (Board& board : with_shorter_sides(shape->board)) {
      out.push_back({BoardAndPiece{std::move(board), shape->piece}});
    }
  }
  if (instance.graph_bytes_bound() <= kSmallGraph) out.push_back({instance.graph()});
  return out;
}

}  // namespace minimex
