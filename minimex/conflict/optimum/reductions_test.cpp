#include "minimex/conflict/optimum/reductions.hpp"

#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

int number_of(const Graph& graph) {
  return reference::independence_number(graph.vertex_count(), graph.edges());
}

/// Checks the promise of ReducedGraph: the number, and that an optimum of the rest can be lifted.
void expect_equivalent(const Graph& graph, ReducedGraph& reduced, int number) {
  const std::vector<Vertex> rest = reduced.alive_vertices();
  const Graph left = reduced.graph_of(rest);
  ASSERT_EQ(number_of(left) + reduced.gained(), number);
  // An optimum of the rest, found vertex by vertex with the reference.
  std::vector<Vertex> set;
  std::vector<Vertex> open = test::all_vertices(left);
  while (!open.empty()) {
    const Vertex v = open.front();
    std::vector<Vertex> others;
    for (const Vertex w : open) {
      if (w != v && !left.adjacent(v, w)) others.push_back(w);
    }
    if (1 + number_of(induced_subgraph(left, others)) == number_of(induced_subgraph(left, open))) {
      set.push_back(rest[static_cast<std::size_t>(v)]);
      open = others;
    } else {
      open.erase(open.begin());
    }
  }
  const std::vector<Vertex> lifted = reduced.lift(set);
  ASSERT_EQ(static_cast<int>(lifted.size()), number);
  ASSERT_TRUE(test::is_independent(graph, lifted));
}

struct Rule {
  std::string name;
  std::function<bool(ReducedGraph&, Vertex, Scratch&)> apply;
};

std::vector<Rule> local_rules() {
  return {
      {"low degree", [](ReducedGraph& g, Vertex v, Scratch&) { return reduce_low_degree(g, v); }},
      {"dominated", reduce_dominated},
      {"twins", reduce_twins},
      {"unconfined", reduce_unconfined}};
}

// One rule at a time, wherever it applies, on graphs sparse enough for it to apply often.
TEST(Reductions, EachRuleKeepsTheNumber) {
  constexpr std::uint64_t kSeed = 202;
  SCOPED_TRACE(kSeed);
  for (const Rule& rule : local_rules()) {
    SCOPED_TRACE(rule.name);
    Random random(kSeed);
    int applied = 0;
    for (int round = 0; round < 1000; ++round) {
      const auto vertices = static_cast<Vertex>(random.between(3, 14));
      const Graph graph = test::random_graph(random, vertices, 10 + random.below(40));
      ReducedGraph reduced(graph, test::all_vertices(graph));
      Scratch scratch(vertices);
      const int number = number_of(graph);
      for (Vertex v = 0; v < vertices; ++v) {
        if (!reduced.alive(v) || !rule.apply(reduced, v, scratch)) continue;
        ++applied;
        expect_equivalent(graph, reduced, number);
      }
    }
    EXPECT_GT(applied, 10);
  }
}

TEST(Reductions, TwinsFoldWhenTheirNeighboursAreApart) {
  // Twins 0 and 1 around 2, 3, 4; each of these with a private tail of two.
  const Graph graph = Graph::from_edges(11, {{0, 2},
                                             {0, 3},
                                             {0, 4},
                                             {1, 2},
                                             {1, 3},
                                             {1, 4},
                                             {2, 5},
                                             {3, 6},
                                             {4, 7},
                                             {5, 8},
                                             {6, 9},
                                             {7, 10},
                                             {5, 9},
                                             {6, 10},
                                             {7, 8}});
  ReducedGraph reduced(graph, test::all_vertices(graph));
  Scratch scratch(graph.vertex_count());
  ASSERT_TRUE(reduce_twins(reduced, 0, scratch));
  EXPECT_EQ(reduced.alive_count(), 7);
  EXPECT_EQ(reduced.degree(0), 3);
  expect_equivalent(graph, reduced, number_of(graph));
}

TEST(Reductions, HalfIntegralKeepsTheNumberAndHalvesTheRest) {
  constexpr std::uint64_t kSeed = 203;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  int applied = 0;
  for (int round = 0; round < 300; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 16));
    const Graph graph = test::random_graph(random, vertices, 5 + random.below(30));
    ReducedGraph reduced(graph, test::all_vertices(graph));
    if (reduce_half_integral(reduced, control)) ++applied;
    expect_equivalent(graph, reduced, number_of(graph));
    ASSERT_LE(2 * (number_of(graph) - reduced.gained()), reduced.alive_count());
  }
  EXPECT_GT(applied, 20);
}

TEST(Reductions, AllTogetherKeepTheNumber) {
  constexpr std::uint64_t kSeed = 204;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  for (int round = 0; round < 400; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 18));
    const Graph graph = test::random_graph(random, vertices, 5 + random.below(40));
    ReducedGraph reduced(graph, test::all_vertices(graph));
    ASSERT_TRUE(reduce(reduced, control));
    expect_equivalent(graph, reduced, number_of(graph));
  }
}

TEST(Reductions, WorkOnPartsOfAGraph) {
  // A five-cycle and a triangle; only the cycle and one vertex of the triangle take part.
  const Graph graph =
      Graph::from_edges(8, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 4}, {5, 6}, {6, 7}, {5, 7}});
  const std::vector<Vertex> vertices = {7, 0, 1, 2, 3, 4};
  ReducedGraph reduced(graph, vertices);
  EXPECT_EQ(reduced.degree(0), 0);
  EXPECT_EQ(reduced.components().size(), 2U);
  Control control;
  ASSERT_TRUE(reduce(reduced, control));
  EXPECT_EQ(reduced.alive_count(), 0);
  EXPECT_EQ(reduced.gained(), 3);
}

TEST(Reductions, FinishKingsBoardsAndTreesAlone) {
  Control control;
  for (const Graph& graph :
       {test::piece_graph("king", {40, 41}), test::piece_graph("king", {7, 7, 7}),
        test::path(100'000), test::cycle(99'999)}) {
    ReducedGraph reduced(graph, test::all_vertices(graph));
    ASSERT_TRUE(reduce(reduced, control));
    EXPECT_EQ(reduced.alive_count(), 0);
  }
}

}  // namespace
}  // namespace minimex::conflict
