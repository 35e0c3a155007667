// Who wins misere Node Kayles, against the plain reference.
#include "minimex/conflict/nimber/misere.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/formats/graph_types.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

void expect_reference(const Graph& graph) {
  Control control;
  const MisereResult result = solve_misere(graph, false, control);
  ASSERT_EQ(result.run.status, Status::Proved);
  ASSERT_EQ(result.first_wins, reference::node_kayles_misere_win(graph));
  std::vector<Vertex> winning;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (!reference::node_kayles_misere_win(without_neighbourhood(graph, v))) winning.push_back(v);
  }
  ASSERT_EQ(result.winning, winning);
}

TEST(Misere, EqualsTheReferenceOnAllSmallGraphs) {
  for (Vertex n = 0; n <= 5; ++n) {
    for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(n); ++pairs) {
      SCOPED_TRACE(std::to_string(n) + " vertices, pairs " + std::to_string(pairs));
      expect_reference(test::graph_of_bits(n, pairs));
    }
  }
}

TEST(Misere, EqualsTheReferenceOnRandomGraphs) {
  const std::uint64_t seed = 41;
  Random random(seed);
  for (int round = 0; round < 150; ++round) {
    SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(round));
    const auto n = static_cast<Vertex>(random.between(6, 14));
    expect_reference(test::random_graph(random, n, static_cast<unsigned>(random.between(5, 60))));
  }
}

TEST(Misere, IsolatedVerticesCountByParity) {
  for (Vertex n = 0; n <= 6; ++n) expect_reference(Graph(n));
  Control control;
  EXPECT_EQ(solve_misere(Graph(64), false, control).first_wins, true);
  EXPECT_EQ(solve_misere(Graph(63), false, control).first_wins, false);
}

TEST(Misere, TheTableMayForget) {
  const Graph graph = test::family("grid:4x5");
  Control large;
  const MisereResult right = solve_misere(graph, false, large);
  Control tiny({.memory_bytes = 80'000});
  const MisereResult result = solve_misere(graph, false, tiny);
  EXPECT_EQ(result.first_wins, right.first_wins);
  EXPECT_EQ(result.winning, right.winning);
  EXPECT_GT(result.run.positions, right.run.positions);
}

TEST(Misere, StopsAtLimits) {
  Control control;
  const MisereResult large = solve_misere(Graph(65), false, control);
  EXPECT_EQ(large.run.status, Status::LimitReached);
  EXPECT_EQ(large.run.limit, "the misere search takes at most 64 vertices, the graph has 65");
  EXPECT_FALSE(large.first_wins);
  Control small({.memory_bytes = 1000});
  EXPECT_EQ(solve_misere(Graph(3), false, small).run.status, Status::LimitReached);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(solve_misere(Graph(3), false, cancelled).run.status, Status::Cancelled);
  Control late({.time_limit = std::chrono::milliseconds(20)});
  const MisereResult stopped = solve_misere(test::family("grid:8x8"), true, late);
  EXPECT_EQ(stopped.run.status, Status::LimitReached);
  EXPECT_FALSE(stopped.first_wins);
  EXPECT_TRUE(stopped.winning.empty());
}

}  // namespace
}  // namespace minimex::conflict
