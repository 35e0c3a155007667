#include "minimex/conflict/optimum.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"
#include "tests/support/limits.hpp"

namespace minimex::conflict {
namespace {

using test::piece_graph;

/// Checks everything that a proved result says about itself.
void expect_consistent(const Graph& graph, const OptimumResult& result) {
  ASSERT_EQ(result.run.status, Status::Proved) << result.run.limit;
  ASSERT_EQ(result.lower, result.upper);
  ASSERT_EQ(static_cast<std::size_t>(result.lower), result.set.size());
  ASSERT_TRUE(std::is_sorted(result.set.begin(), result.set.end()));
  std::vector<std::uint8_t> member(static_cast<std::size_t>(graph.vertex_count()), 0);
  for (const Vertex v : result.set) member[static_cast<std::size_t>(v)] = 1;
  for (const auto& [u, v] : graph.edges()) {
    ASSERT_FALSE(member[static_cast<std::size_t>(u)] && member[static_cast<std::size_t>(v)]);
  }
  const bool bipartite = graph.vertex_count() == 0 || !two_colouring(graph).empty();
  ASSERT_EQ(result.mate.size(), bipartite ? member.size() : 0);
  if (bipartite) {
    ASSERT_EQ(result.cover.size(), member.size() - result.set.size());
    for (const Vertex v : result.cover) ASSERT_EQ(member[static_cast<std::size_t>(v)]++, 0);
    Vertex pairs = 0;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      const Vertex mate = result.mate[static_cast<std::size_t>(v)];
      if (mate < 0) continue;
      ASSERT_TRUE(graph.adjacent(v, mate));
      ASSERT_EQ(result.mate[static_cast<std::size_t>(mate)], v);
      if (v < mate) ++pairs;
    }
    ASSERT_EQ(static_cast<std::size_t>(pairs), result.cover.size());
  }
  if (!result.clique_of.empty()) {
    ASSERT_TRUE(test::is_clique_cover(graph, result.clique_of, result.set.size()));
  }
}

OptimumResult solve(const Graph& graph, const OptimumOptions& options = {}) {
  Control control;
  OptimumResult result = solve_optimum(graph, options, control);
  expect_consistent(graph, result);
  return result;
}

Vertex value(const Graph& graph) {
  return solve(graph).lower;
}

/// Settings under which searches do all the work that shortcuts do by default.
OptimumOptions without_shortcuts() {
  return {.techniques = {.greedy_start = false,
                         .general = {.local_steps = 0, .bit_vertices = 0, .sweep_states = 0}}};
}

TEST(Optimum, EveryGraphOfUpToFiveVertices) {
  for (Vertex vertices = 0; vertices <= 5; ++vertices) {
    for (std::uint32_t code = 0; code < 1U << vertices * (vertices - 1) / 2; ++code) {
      const Graph graph = test::graph_of_bits(vertices, code);
      const int best = reference::independence_number(vertices, graph.edges());
      ASSERT_EQ(value(graph), best) << vertices << " vertices, code " << code;
    }
  }
}

TEST(Optimum, RandomGraphsUnderEverySetting) {
  constexpr std::uint64_t kSeed = 601;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 400; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(8, 22));
    const Graph graph = test::random_graph(random, vertices, 4 + random.below(80));
    const int best = reference::independence_number(vertices, graph.edges());
    ASSERT_EQ(value(graph), best) << "round " << round;
    ASSERT_EQ(solve(graph, without_shortcuts()).lower, best) << "round " << round;
  }
}

TEST(Optimum, RelabellingAndIsolatedVertices) {
  constexpr std::uint64_t kSeed = 602;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 100; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(20, 60));
    const Graph graph = test::random_graph(random, vertices, 4 + random.below(30));
    const Vertex best = value(graph);
    std::vector<Vertex> names = test::all_vertices(graph);
    for (std::size_t i = names.size(); i > 1; --i) std::swap(names[i - 1], names[random.below(i)]);
    ASSERT_EQ(value(test::relabelled(graph, names)), best) << "round " << round;
    ASSERT_EQ(value(Graph::from_edges(vertices + 1, graph.edges())), best + 1);
  }
}

TEST(Optimum, TheSetOfABipartiteGraphDoesNotDependOnTheMatching) {
  constexpr std::uint64_t kSeed = 603;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    const Graph graph = test::random_bipartite(random, 60, 1 + random.below(12));
    ASSERT_EQ(solve(graph).set, solve(graph, {.techniques = {.greedy_start = false}}).set);
  }
}

// Components with and without odd cycles side by side.
TEST(Optimum, MixedGraphs) {
  constexpr std::uint64_t kSeed = 604;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 100; ++round) {
    std::vector<Edge> edges;
    Vertex vertices = 0;
    int best = 0;
    for (int part = 0; part < 4; ++part) {
      const Graph graph = part % 2 == 0 ? test::random_graph(random, 12, 10 + random.below(60))
                                        : test::random_bipartite(random, 12, 30);
      for (const auto& [u, v] : graph.edges()) edges.emplace_back(u + vertices, v + vertices);
      vertices += graph.vertex_count();
      best += reference::independence_number(graph.vertex_count(), graph.edges());
    }
    ASSERT_EQ(value(Graph::from_edges(vertices, edges)), best) << "round " << round;
  }
}

TEST(Optimum, Knights) {
  const std::vector<Vertex> flat = {1, 4, 5, 8, 13, 18, 25, 32, 41, 50};
  const std::vector<Vertex> solid = {1, 8, 15, 32, 63, 108, 172, 256, 365, 500};
  for (std::int32_t n = 1; n <= 10; ++n) {
    EXPECT_EQ(value(piece_graph("knight", {n, n})), flat[static_cast<std::size_t>(n - 1)]);
    EXPECT_EQ(value(piece_graph("knight", {n, n, n})), solid[static_cast<std::size_t>(n - 1)]);
  }
}

TEST(Optimum, Kings) {
  for (std::int32_t m = 1; m <= 9; ++m) {
    for (std::int32_t n = 1; n <= 12; ++n) {
      EXPECT_EQ(value(piece_graph("king", {m, n})), (m + 1) / 2 * ((n + 1) / 2));
    }
  }
  for (std::int32_t n = 1; n <= 7; ++n) {
    const std::int32_t half = (n + 1) / 2;
    const OptimumResult result = solve(piece_graph("king", {n, n, n}));
    EXPECT_EQ(result.lower, half * half * half);
    EXPECT_TRUE(n == 1 || !result.clique_of.empty());
  }
}

TEST(Optimum, QueensAndRooks) {
  for (std::int32_t m = 1; m <= 9; ++m) {
    for (std::int32_t n = 1; n <= 9; ++n) {
      EXPECT_EQ(value(piece_graph("rook", {m, n})), std::min(m, n));
    }
  }
  for (std::int32_t n = 1; n <= 12; ++n) {
    EXPECT_EQ(value(piece_graph("queen", {n, n})), n == 2 || n == 3 ? n - 1 : n);
  }
  EXPECT_EQ(value(piece_graph("queen", {5, 12})), 5);
  EXPECT_EQ(value(piece_graph("rook", {60, 20})), 20);
}

TEST(Optimum, FerzAndCamel) {
  const std::vector<Vertex> ferz = {1, 2, 6, 8, 15, 18, 28, 32};
  const std::vector<Vertex> camel = {1, 4, 9, 10, 15, 18, 28, 32};
  for (std::int32_t n = 1; n <= 8; ++n) {
    EXPECT_EQ(value(piece_graph("ferz", {n, n})), ferz[static_cast<std::size_t>(n - 1)]);
    EXPECT_EQ(value(piece_graph("camel", {n, n})), camel[static_cast<std::size_t>(n - 1)]);
  }
}

// All blocked patterns of a small board for pieces whose graphs have odd cycles.
TEST(Optimum, BoardsWithHoles) {
  for (const std::string piece : {"king", "queen", "bishop", "dabbaba"}) {
    for (std::uint32_t holes = 0; holes < 1U << 9; holes += 3) {
      std::vector<std::int64_t> blocked;
      for (std::int64_t cell = 0; cell < 9; ++cell) {
        if ((holes >> cell & 1) != 0) blocked.push_back(cell);
      }
      const Graph graph = piece_graph(piece, {3, 3}, blocked);
      ASSERT_EQ(value(graph), reference::independence_number(graph.vertex_count(), graph.edges()))
          << piece << ", holes " << holes;
    }
  }
}

TEST(Optimum, LongThinGraphsOverflowNothing) {
  EXPECT_EQ(value(test::path(1'000'000)), 500'000);
  EXPECT_EQ(value(test::cycle(999'999)), 499'999);
  EXPECT_EQ(value(piece_graph("knight", {2, 1'000'000})), 1'000'000);
  EXPECT_EQ(value(piece_graph("king", {2, 300'000})), 150'000);
}

TEST(Optimum, OddTorus) {
  const Board board{.size = {11, 11}, .blocked = {}, .toroidal = true};
  EXPECT_EQ(value(conflict_graph(board, make_piece("wazir", 2).value())), 55);
}

TEST(Optimum, RepeatsItselfForAnyNumberOfThreads) {
  Random random(605);
  const Graph graph = test::random_graph(random, 90, 12);
  Control one(Budget{.threads = 1});
  Control four(Budget{.threads = 4});
  const OptimumResult first = solve_optimum(graph, {}, one);
  const OptimumResult second = solve_optimum(graph, {}, four);
  EXPECT_EQ(first.set, second.set);
  EXPECT_EQ(first.run.positions, second.run.positions);
}

/// Checks that the bounds are honest and that the set attains the lower one.
void expect_bounded(const Graph& graph, const OptimumResult& result, Vertex most) {
  EXPECT_FALSE(result.run.limit.empty());
  EXPECT_LE(result.lower, result.upper);
  EXPECT_LE(result.upper, most);
  EXPECT_TRUE(test::is_independent(graph, result.set));
  if (!result.set.empty()) {
    EXPECT_EQ(static_cast<Vertex>(result.set.size()), result.lower);
  }
}

TEST(Optimum, BoundsHoldWhenTheTimeIsShort) {
  Random random(606);
  const Graph graph = test::random_graph(random, 1000, 10);
  const OptimumResult result = tests::limited(
      std::chrono::milliseconds(300),
      [&graph](std::chrono::milliseconds limit) {
        Control control(Budget{.time_limit = limit});
        return solve_optimum(graph, {}, control);
      },
      [](const OptimumResult& found) { return found.lower >= 50; });
  EXPECT_EQ(result.run.status, Status::LimitReached);
  expect_bounded(graph, result, 400);
  EXPECT_GE(result.lower, 50);
}

TEST(Optimum, BoundsHoldWhenCancelledBeforeTheStart) {
  Random random(607);
  for (const Graph& graph :
       {test::random_graph(random, 400, 10), piece_graph("knight", {40, 40}, {3, 77, 600})}) {
    Control control;
    control.cancel();
    const OptimumResult result = solve_optimum(graph, {}, control);
    if (result.lower == result.upper) continue;
    EXPECT_EQ(result.run.status, Status::Cancelled);
    expect_bounded(graph, result, graph.vertex_count());
    EXPECT_GT(result.lower, 0);
  }
}

TEST(Optimum, BoundsHoldWhenMemoryIsShort) {
  Random random(608);
  for (const Graph& graph :
       {test::random_graph(random, 1000, 10), test::random_graph(random, 60, 20),
        piece_graph("knight", {10, 10, 10}), Graph(5)}) {
    Control control(Budget{.memory_bytes = 100});
    const OptimumResult result = solve_optimum(graph, {}, control);
    EXPECT_EQ(result.run.status, Status::LimitReached);
    expect_bounded(graph, result, graph.vertex_count());
    EXPECT_GT(result.lower, 0);
    if (graph.vertex_count() > 60) continue;
    const Vertex best = value(graph);
    EXPECT_LE(result.lower, best);
    EXPECT_GE(result.upper, best);
  }
}

TEST(Optimum, AnEmptyGraphHasTheEmptySet) {
  EXPECT_EQ(value(Graph(0)), 0);
  EXPECT_EQ(value(Graph(7)), 7);
}

}  // namespace
}  // namespace minimex::conflict
