// What solve_nimber promises: known values, sums, sizes far beyond any search, limits, lines.
#include "minimex/conflict/nimber.hpp"

#include <chrono>
#include <numeric>
#include <optional>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/conflict/nimber/known_values_test.hpp"
#include "minimex/conflict/nimber/search.hpp"

#include "tests/reference/node_kayles_reference.hpp"
#include "tests/support/limits.hpp"

namespace minimex::conflict {
namespace {

NimberResult solve(const Graph& graph, const NimberOptions& options = {},
                   const Budget& budget = {}) {
  Control control(budget);
  return solve_nimber(graph, options, control);
}

int nimber(const std::string& family, const NimberOptions& options = {}) {
  return solve(test::family(family), options).nimber.value_or(-1);
}

TEST(Nimber, EqualsThePublishedValues) {
  constexpr Vertex kQuick = 40;  // vertices
  int checked = 0;
  for (const auto& [family, value] : test::known_nimbers()) {
    const Graph graph = test::family(family);
    if (graph.vertex_count() > kQuick && !family.starts_with("path")) continue;
    EXPECT_EQ(solve(graph).nimber, value) << family;
    ++checked;
  }
  EXPECT_GT(checked, 140);
}

TEST(Nimber, LargerBoards) {
  EXPECT_EQ(nimber("grid:3x18"), 2);
  EXPECT_EQ(nimber("grid:3x22"), 0);
  EXPECT_EQ(nimber("queen:9x9"), 1);
  EXPECT_EQ(nimber("king:6x6"), 1);  // the centre four attack each other: no certificate of zero
}

TEST(Nimber, EmptyGraphIsZeroAndEveryVertexCounts) {
  EXPECT_EQ(solve(Graph(0)).nimber, 0);
  EXPECT_EQ(solve(Graph(1)).nimber, 1);
  EXPECT_EQ(solve(Graph(100'000)).nimber, 0);
  EXPECT_EQ(solve(Graph(99'999)).nimber, 1);
}

TEST(Nimber, LongPathsAndCyclesHaveClosedForms) {
  EXPECT_EQ(nimber("path:1000000"), 1);  // as 26: the period is 34
  EXPECT_EQ(nimber("cycle:1000000"), nimber("path:999997") == 0 ? 1 : 0);
  EXPECT_EQ(nimber("complete:700"), 1);
}

TEST(Nimber, ManySmallComponents) {
  // Stars with three leaves have nimber 1, paths of three vertices 2.
  std::vector<Edge> edges;
  Vertex next = 0;
  for (int i = 0; i < 20'001; ++i, next += 4) {
    for (Vertex leaf = 1; leaf <= 3; ++leaf) edges.emplace_back(next, next + leaf);
  }
  for (int i = 0; i < 20'001; ++i, next += 3) {
    edges.emplace_back(next, next + 1);
    edges.emplace_back(next + 1, next + 2);
  }
  const NimberResult result = solve(Graph::from_edges(next, edges));
  EXPECT_EQ(result.nimber, 3);
  EXPECT_EQ(result.component_nimbers.size(), 40'002U);
}

TEST(Nimber, GraphsBeyondTheSearchMayStillHaveDirectAnswers) {
  std::vector<Edge> star;
  for (Vertex leaf = 1; leaf <= 100'000; ++leaf) star.emplace_back(0, leaf);
  EXPECT_EQ(solve(Graph::from_edges(100'001, star)).nimber, 2);  // as with two leaves
  star.emplace_back(0, 100'001);
  EXPECT_EQ(solve(Graph::from_edges(100'002, star)).nimber, 1);
  EXPECT_EQ(nimber("king:2x5000"), nimber("path:5000"));  // columns are true twins
  EXPECT_EQ(nimber("hypercube:13"), 0);                   // antipodes
  EXPECT_EQ(nimber("grid:100x100"), 0);                   // half turn
}

TEST(Nimber, EachWidthOfTheSearchAgreesWithTheNarrowest) {
  // A pendant path that ends in a wide star is as good as one whose star has two leaves.
  const Graph core = test::family("grid:3x5");
  for (const Vertex leaves : {2, 50, 112, 178, 242, 498, 1008}) {
    std::vector<Edge> edges = core.edges();
    edges.emplace_back(0, 15);
    for (Vertex leaf = 0; leaf < leaves; ++leaf) edges.emplace_back(15, 16 + leaf);
    const Graph graph = Graph::from_edges(16 + leaves, edges);
    EXPECT_EQ(solve(graph).nimber, reference::node_kayles_nimber(
                                       Graph::from_edges(18, {edges.begin(), edges.begin() + 25})))
        << leaves;
  }
}

TEST(Nimber, ALargePartEndsWithALimitAndProvedBounds) {
  Random random(1);
  const Graph tree = test::random_tree(random, 4000);
  const NimberResult result = solve(test::disjoint_union(tree, test::family("path:3")));
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("too large"), std::string::npos);
  EXPECT_FALSE(result.nimber.has_value());
  EXPECT_EQ(result.lower, 0);
  EXPECT_GT(result.upper, 0);
  EXPECT_LT(result.upper, 4096);
  EXPECT_EQ(result.component_nimbers, (std::vector<int>{-1, 2}));
}

TEST(Nimber, TooLittleMemoryIsAStatus) {
  const NimberResult result = solve(test::family("grid:3x18"), {}, {.memory_bytes = 10'000});
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("memory"), std::string::npos);
  EXPECT_LE(result.lower, 2);
  EXPECT_GE(result.upper, 2);
}

TEST(Nimber, LineGraphsKeepToTheMemoryOfTheirRoots) {
  const Graph graph = test::family("linegraph:grid:4x17");
  const std::uint64_t own = NimberSearchPlan(graph, {.roots = false}).least_bytes();
  const std::uint64_t least = NimberSearchPlan(graph, {}).least_bytes();
  ASSERT_LT(own, least);
  for (const std::uint64_t bytes : {own, least - 1, least}) {
    const NimberResult result =
        solve(graph, {.table_bytes = bytes, .techniques = {.symmetry = false}},
              {.time_limit = std::chrono::milliseconds(50)});
    EXPECT_LE(result.run.peak_bytes, bytes);
    EXPECT_EQ(result.run.limit.find("memory") != std::string::npos, bytes < least);
  }
}

TEST(Nimber, TooLittleMemoryForTheGraphItselfIsAStatus) {
  const NimberResult result = solve(Graph(100'000), {}, {.memory_bytes = 1 << 20});
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_EQ(result.lower, 0);
  EXPECT_EQ(result.upper, 100'000);
}

TEST(Nimber, ATimeLimitStopsTheSearchSoon) {
  const tests::ProcessorTime stopped;
  const std::chrono::milliseconds brief(100);
  EXPECT_EQ(solve(test::family("grid:9x15"), {}, {.time_limit = brief}).run.status,
            Status::LimitReached);
  EXPECT_LT(stopped.seconds(), 5);
  const NimberResult result = tests::limited(
      brief,
      [](std::chrono::milliseconds limit) {
        return solve(test::family("grid:9x15"), {}, {.time_limit = limit});
      },
      [](const NimberResult& found) { return found.run.positions > 0; });
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_FALSE(result.nimber.has_value());
  EXPECT_GT(result.run.positions, 0U);
  EXPECT_LT(result.lower, result.upper);
}

TEST(Nimber, CancellingStopsTheSearch) {
  Control control;
  std::thread canceller([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    control.cancel();
  });
  const NimberResult result = solve_nimber(test::family("grid:9x15"), {}, control);
  canceller.join();
  EXPECT_EQ(result.run.status, Status::Cancelled);
  EXPECT_EQ(result.run.limit, "interrupted");
}

TEST(Nimber, CancelledBeforeTheStart) {
  Control control;
  control.cancel();
  const NimberResult result = solve_nimber(test::family("grid:7x7"), {}, control);
  EXPECT_EQ(result.run.status, Status::Cancelled);
  EXPECT_FALSE(result.nimber.has_value());
}

/// The line that the definition gives, by the plain reference.
std::vector<Vertex> line_by_reference(Graph graph) {
  std::vector<Vertex> names(static_cast<std::size_t>(graph.vertex_count()));
  std::iota(names.begin(), names.end(), 0);
  std::vector<Vertex> line;
  const auto after = [&](Vertex v) {
    std::vector<Vertex> rest;
    for (Vertex u = 0; u < graph.vertex_count(); ++u) {
      if (u != v && !graph.adjacent(u, v)) rest.push_back(u);
    }
    return rest;
  };
  while (graph.vertex_count() > 0) {
    Vertex move = 0;
    if (reference::node_kayles_nimber(graph) != 0) {
      while (reference::node_kayles_nimber(induced_subgraph(graph, after(move))) != 0) ++move;
    }
    line.push_back(names[static_cast<std::size_t>(move)]);
    const std::vector<Vertex> rest = after(move);
    for (std::size_t i = 0; i < rest.size(); ++i) {
      names[i] = names[static_cast<std::size_t>(rest[i])];
    }
    graph = induced_subgraph(graph, rest);
  }
  return line;
}

TEST(NimberLine, TakesTheFirstOptimalMoveAtEachTurn) {
  const std::uint64_t seed = 20250301;
  SCOPED_TRACE(seed);
  Random random(seed);
  for (int round = 0; round < 150; ++round) {
    const auto n = static_cast<Vertex>(random.between(0, 14));
    const Graph graph = test::random_graph(random, n, 10 + 10 * static_cast<unsigned>(round % 5));
    NimberOptions options{.line = true};
    options.techniques.closed_forms = round % 2 == 0;
    EXPECT_EQ(solve(graph, options).line, line_by_reference(graph)) << "round " << round;
  }
}

TEST(NimberLine, OnPathsAndCyclesAndTheirSums) {
  for (const char* text : {"path:1", "path:2", "path:9", "cycle:3", "cycle:4", "cycle:9",
                           "cycle:12", "path:13", "grid:3x4", "petersen:5,2", "complete:5"}) {
    const Graph graph = test::family(text);
    EXPECT_EQ(solve(graph, {.line = true}).line, line_by_reference(graph)) << text;
    const Graph sum = test::disjoint_union(graph, test::family("cycle:5"));
    EXPECT_EQ(solve(sum, {.line = true}).line, line_by_reference(sum)) << text << " and cycle:5";
  }
}

TEST(NimberLine, ThroughAMillionVertices) {
  const NimberResult path = solve(test::family("path:1000000"), {.line = true});
  EXPECT_EQ(path.run.status, Status::Proved);
  EXPECT_GT(path.line.size(), 333'333U);
  EXPECT_EQ(path.line.size() % 2, 1U);  // the first player makes the last move
  EXPECT_EQ(solve(Graph(100'000), {.line = true}).line.size(), 100'000U);
}

TEST(NimberLine, IsLeftOutWhereTheSearchCannotFollow) {
  const NimberResult result = solve(test::family("hypercube:12"), {.line = true});
  EXPECT_EQ(result.nimber, 0);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("the line"), std::string::npos);
  EXPECT_TRUE(result.line.empty());
}

TEST(Nimber, EqualComponentsCancelUnsearched) {
  Random random(2);
  const Graph tree = test::random_tree(random, 3000);
  const NimberResult result =
      solve(test::disjoint_union(test::disjoint_union(tree, tree), test::family("path:3")));
  EXPECT_EQ(result.run.status, Status::Proved);
  EXPECT_EQ(result.nimber, 2);
  EXPECT_EQ(result.component_nimbers, (std::vector<int>{-1, -1, 2}));
}

}  // namespace
}  // namespace minimex::conflict
