#include "minimex/conflict/optimum/branch_and_reduce.hpp"

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/bit_search.hpp"
#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

BranchResult search(const Graph& graph, Vertex floor, std::size_t few, Control& control) {
  return branch_and_reduce(ReducedGraph(graph, test::all_vertices(graph)), floor, few, 0, control);
}

// Two to three sparse blobs next to each other, so that searches split into components.
TEST(BranchAndReduce, FindsTheOptimumOrProvesTheFloor) {
  constexpr std::uint64_t kSeed = 401;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  for (int round = 0; round < 300; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 22));
    const Graph graph = test::random_graph(random, vertices, 5 + random.below(35));
    const Vertex best = reference::independence_number(vertices, graph.edges());
    for (const Vertex floor : {0, best - 1, best}) {
      if (floor < 0) continue;
      const BranchResult result = search(graph, floor, 0, control);
      ASSERT_TRUE(result.complete);
      ASSERT_EQ(static_cast<Vertex>(result.set.size()), floor < best ? best : 0)
          << "round " << round << ", floor " << floor;
      ASSERT_TRUE(test::is_independent(graph, result.set));
    }
  }
}

/// `count` vertices on a circle, each joined to the next and to one of random choice.
Graph sparse_ring(Vertex count, Random& random) {
  std::vector<Edge> edges = test::cycle(count).edges();
  for (Vertex v = 0; v < count; ++v) {
    const auto w = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(count)));
    if (w != v) edges.emplace_back(v, w);
  }
  return Graph::from_edges(count, std::move(edges));
}

TEST(BranchAndReduce, AgreesWithTheBitSetSearch) {
  constexpr std::uint64_t kSeed = 402;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  for (int round = 0; round < 8; ++round) {
    const Graph graph = sparse_ring(70, random);
    const Vertex best = bit_search(graph, 0, control).upper;
    for (const std::size_t few : {std::size_t{0}, std::size_t{25}}) {
      const BranchResult result = search(graph, 0, few, control);
      EXPECT_EQ(static_cast<Vertex>(result.set.size()), best) << "round " << round;
      EXPECT_TRUE(test::is_independent(graph, result.set));
    }
    EXPECT_TRUE(search(graph, best, 0, control).set.empty());
  }
}

TEST(BranchAndReduce, SaysWhenMemoryIsShort) {
  Random random(403);
  const Graph graph = sparse_ring(400, random);
  Control control(Budget{.memory_bytes = 40'000});
  const BranchResult result = search(graph, 0, 0, control);
  EXPECT_FALSE(result.complete);
  EXPECT_GT(result.short_of, 40'000U);
}

TEST(BranchAndReduce, StopsWhenCancelled) {
  Random random(404);
  Control control;
  control.cancel();
  const BranchResult result = search(sparse_ring(400, random), 0, 0, control);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.short_of, 0U);
}

}  // namespace
}  // namespace minimex::conflict
