// The search by proof numbers, which takes positions of Arc Kayles with more than twelve vertices.
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/efforts.hpp"
#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/graph_family.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

NimberResult solve(const Graph& graph, const NimberOptions& options, int threads = 1) {
  Control control({.threads = threads});
  return solve_nimber(graph, options, control);
}

/// A tree of `n` vertices and a few more edges.
Graph sparse_graph(Random& random, Vertex n, int more) {
  std::vector<Edge> edges = test::random_tree(random, n).edges();
  const auto some_vertex = [&] {
    return static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n)));
  };
  for (int i = 0; i < more; ++i) {
    const Edge edge{some_vertex(), some_vertex()};
    if (edge.first != edge.second) edges.push_back(edge);
  }
  return Graph::from_edges(n, std::move(edges));
}

TEST(NimberProofNumbers, EqualTheReferenceOnLineGraphs) {
  const std::uint64_t seed = 77;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 150; ++round) {
    const auto n = static_cast<Vertex>(13 + random.below(5));
    const Graph line = line_graph(sparse_graph(random, n, 4));
    const int expected = reference::node_kayles_nimber(line);
    for (const bool reduced : {true, false}) {
      const NimberOptions options{.techniques = {.closed_forms = reduced,
                                                 .merge_twins = reduced,
                                                 .symmetry = reduced,
                                                 .canonical_keys = reduced}};
      ASSERT_EQ(solve(line, options).nimber, expected) << "round " << round << ", " << reduced;
    }
  }
}

TEST(NimberProofNumbers, EqualDepthFirstSearchOfTheLineGraph) {
  const std::uint64_t seed = 78;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 60; ++round) {
    const auto n = static_cast<Vertex>(18 + random.below(7));
    const Graph line = line_graph(sparse_graph(random, n, 8));
    const auto expected = solve(line, {.techniques = {.roots = false}}).nimber;
    ASSERT_TRUE(expected.has_value());
    ASSERT_EQ(solve(line, {}).nimber, expected) << "round " << round;
    ASSERT_EQ(solve(line, {.table_bytes = 1'000'000}).nimber, expected) << "round " << round;
    ASSERT_EQ(solve(line, {}, 3).nimber, expected) << "round " << round;
  }
}

TEST(NimberProofNumbers, VisitFewPositionsOfCram) {
  EXPECT_LT(solve(test::family("linegraph:grid:5x6"), {}).run.positions, 30'000U);
}

TEST(NimberProofNumbers, ALimitLeavesProvedBounds) {
  Control control({.time_limit = std::chrono::milliseconds(100)});
  const NimberResult result = solve_nimber(test::family("linegraph:grid:7x8"), {}, control);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_FALSE(result.nimber.has_value());
  EXPECT_LE(result.lower, 1);  // the first player wins by a domino in the centre
  EXPECT_GT(result.upper, 0);
}

TEST(NimberEfforts, GrowWithTheNumberOfMoves) {
  for (int moves = 2; moves < 3000; ++moves) {
    const NimberEffort less = first_effort(moves - 1);
    const NimberEffort more = first_effort(moves);
    ASSERT_LE(less.equal, more.equal);
    ASSERT_LE(less.different, more.different);
    ASSERT_LT(more.equal, NimberEffort::kNever);
    ASSERT_GT(more.different, 0U);
  }
}

}  // namespace
}  // namespace minimex::conflict
