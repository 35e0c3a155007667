#include "minimex/conflict/weighted.hpp"

#include <algorithm>
#include <cstddef>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum.hpp"
#include "minimex/conflict/optimum/graphs_test.hpp"
#include "minimex/conflict/optimum/weighted_search.hpp"

namespace minimex::conflict {
namespace {

using test::graph_of_bits;
using test::piece_graph;
using test::random_bipartite;
using test::random_graph;

using Weights = std::vector<std::int64_t>;

std::size_t at(Vertex v) {
  return static_cast<std::size_t>(v);
}

Weights random_weights(const Graph& graph, std::int64_t most, Random& random) {
  Weights weights;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) weights.push_back(random.between(0, most));
  return weights;
}

std::int64_t weight_of(const std::vector<Vertex>& set, const Weights& weights) {
  std::int64_t sum = 0;
  for (const Vertex v : set) sum += weights[at(v)];
  return sum;
}

/// By the definition: all subsets of at most 20 vertices.
std::int64_t plain_optimum(const Graph& graph, const Weights& weights) {
  std::vector<std::uint32_t> neighbours(weights.size(), 0);
  for (const auto& [u, v] : graph.edges()) {
    neighbours[at(u)] |= 1U << v;
    neighbours[at(v)] |= 1U << u;
  }
  std::int64_t best = 0;
  for (std::uint32_t set = 0; set < 1U << weights.size(); ++set) {
    std::int64_t sum = 0;
    bool independent = true;
    for (std::size_t v = 0; v < weights.size() && independent; ++v) {
      if ((set >> v & 1) == 0) continue;
      independent = (neighbours[v] & set) == 0;
      sum += weights[v];
    }
    if (independent) best = std::max(best, sum);
  }
  return best;
}

/// That the cliques and what they leave of each vertex add up to the value.
void expect_cover(const Graph& graph, const Weights& weights, const WeightedResult& result) {
  std::int64_t total = 0;
  Weights left = weights;
  for (std::size_t c = 0; c < result.cover->size(); ++c) {
    const auto members = result.cover->members(c);
    total += result.cover->weight(c);
    EXPECT_GT(result.cover->weight(c), 0);
    for (const Vertex u : members) {
      left[at(u)] -= result.cover->weight(c);
      for (const Vertex v : members) EXPECT_TRUE(u == v || graph.adjacent(u, v));
    }
  }
  for (const std::int64_t rest : left) total += std::max<std::int64_t>(0, rest);
  EXPECT_EQ(total, result.lower);
}

WeightedResult expect_solved(const Graph& graph, const Weights& weights) {
  Control control;
  const WeightedResult result = solve_weighted(graph, weights, true, control);
  EXPECT_EQ(result.run.status, Status::Proved);
  EXPECT_EQ(result.lower, result.upper);
  EXPECT_TRUE(test::is_independent(graph, result.set));
  EXPECT_TRUE(std::is_sorted(result.set.begin(), result.set.end()));
  EXPECT_EQ(weight_of(result.set, weights), result.lower);
  EXPECT_TRUE(!result.bipartite || result.cover.has_value());
  if (result.cover) expect_cover(graph, weights, result);
  return result;
}

TEST(Weighted, AllGraphsOfFiveVerticesWithManyWeights) {
  Random random(1);
  for (std::uint32_t code = 0; code < 1U << 10; ++code) {
    const Graph graph = graph_of_bits(5, code);
    for (const std::int64_t most : {1, 2, 9}) {
      const Weights weights = random_weights(graph, most, random);
      ASSERT_EQ(expect_solved(graph, weights).lower, plain_optimum(graph, weights)) << code;
    }
  }
}

TEST(Weighted, RandomGraphsAndBoards) {
  Random random(2);
  for (int round = 0; round < 60; ++round) {
    for (const std::uint64_t percent : {10, 30, 60}) {
      for (const Graph& graph :
           {random_graph(random, 14, percent), random_bipartite(random, 14, percent)}) {
        const Weights weights = random_weights(graph, round % 2 == 0 ? 5 : 1'000'000, random);
        ASSERT_EQ(expect_solved(graph, weights).lower, plain_optimum(graph, weights));
      }
    }
    for (const char* piece : {"knight", "king", "queen", "wazir"}) {
      const Graph graph = piece_graph(piece, {4, 4}, {random.between(0, 15)});
      const Weights weights = random_weights(graph, 9, random);
      ASSERT_EQ(expect_solved(graph, weights).lower, plain_optimum(graph, weights));
    }
  }
}

TEST(Weighted, SearchAgreesWithTheDefinitionFromAnyFloor) {
  Random random(3);
  Control control;
  for (int round = 0; round < 200; ++round) {
    const Graph graph = random_graph(random, 13, 20 + 10 * (random.next() % 5));
    const Weights weights = random_weights(graph, 20, random);
    const std::int64_t best = plain_optimum(graph, weights);
    for (const std::int64_t floor : {std::int64_t{0}, best / 2, best}) {
      const WeightedSearchResult found =
          weighted_search(graph, weights, floor, 1'000'000, nullptr, control);
      ASSERT_TRUE(found.complete);
      ASSERT_EQ(found.upper, best);
      ASSERT_EQ(weight_of(found.set, weights), floor < best ? best : 0);
    }
  }
}

TEST(Weighted, EqualWeightsGiveTheSetWithoutWeights) {
  Random random(4);
  Control control;
  for (int round = 0; round < 40; ++round) {
    const Graph graph = random_bipartite(random, 40, 8);
    const Weights weights(40, 3);
    EXPECT_EQ(expect_solved(graph, weights).set, solve_optimum(graph, {}, control).set);
  }
}

TEST(Weighted, WeightsUpToTheLimit) {
  const std::int64_t most = INT64_MAX / 4;
  const Graph square = test::cycle(4);
  EXPECT_EQ(expect_solved(square, {most, most, most, most}).lower, 2 * most);
  EXPECT_EQ(expect_solved(test::cycle(3), {most, most, most + 1}).lower, most + 1);
  EXPECT_EQ(expect_solved(Graph(0), {}).lower, 0);
  EXPECT_EQ(expect_solved(test::path(3), {0, 0, 0}).lower, 0);
}

TEST(Weighted, LongPathsAndWideBoards) {
  Random random(5);
  const Graph path = test::path(200'000);
  const Weights weights = random_weights(path, 100, random);
  // Best weights of prefixes, without and with their last vertex.
  std::int64_t without = 0;
  std::int64_t with = 0;
  for (const std::int64_t weight : weights) {
    const std::int64_t next = without + weight;
    without = std::max(without, with);
    with = next;
  }
  Control control;
  const WeightedResult result = solve_weighted(path, weights, true, control);
  EXPECT_EQ(result.run.status, Status::Proved);
  EXPECT_EQ(result.lower, std::max(without, with));
  expect_cover(path, weights, result);
  const Graph kings = piece_graph("king", {12, 12});
  EXPECT_GT(expect_solved(kings, random_weights(kings, 100, random)).lower, 0);
}

/// Sparse ones, whose last flows go long ways and take others back. The cover shows the value.
TEST(Weighted, SparseBipartiteGraphsNeedManyPhases) {
  Random random(8);
  for (int round = 0; round < 30; ++round) {
    const Graph graph = random_bipartite(random, 500, 1);
    expect_solved(graph, random_weights(graph, round % 2 == 0 ? 3 : 1'000'000, random));
  }
}

TEST(Weighted, StoppedSearchesHaveProvedBounds) {
  Random random(6);
  const Graph graph = random_graph(random, 300, 10);
  const Weights weights = random_weights(graph, 1000, random);
  Control control(Budget{.time_limit = std::chrono::milliseconds(50)});
  const WeightedResult result = solve_weighted(graph, weights, false, control);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_LT(result.lower, result.upper);
  EXPECT_EQ(weight_of(result.set, weights), result.lower);
  EXPECT_TRUE(test::is_independent(graph, result.set));
}

TEST(Weighted, TellsWhatMemoryItNeeds) {
  Random random(7);
  const Graph graph = random_graph(random, 50, 20);
  Control control(Budget{.memory_bytes = 1000});
  const WeightedResult result = solve_weighted(graph, Weights(50, 2), false, control);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_LE(result.lower, result.upper);
  EXPECT_EQ(result.upper, 100);
}

}  // namespace
}  // namespace minimex::conflict
