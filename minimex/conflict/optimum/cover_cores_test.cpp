#include "minimex/conflict/optimum/cover_cores.hpp"

#include <algorithm>
#include <cstddef>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

TEST(CoverCores, CoresAreDisjointAndTheirBoundsHold) {
  constexpr std::uint64_t kSeed = 631;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::size_t cores_seen = 0;
  Control control;
  for (int round = 0; round < 400; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(3, 22));
    const Graph graph = test::random_graph(random, vertices, 10 + random.below(60));
    const int best = reference::independence_number(vertices, graph.edges());
    LimitedCover cover = limited_cover(graph, test::all_vertices(graph), static_cast<Vertex>(best));
    const std::size_t outside = cover.outside.size();
    const std::vector<Core> cores = take_cores(graph, cover, control);
    ASSERT_EQ(cores.size() + cover.outside.size(), outside);
    cores_seen += cores.size();
    std::vector<int> used(static_cast<std::size_t>(vertices), 0);
    for (const Core& core : cores) {
      ASSERT_TRUE(std::is_sorted(core.vertices.begin(), core.vertices.end()));
      for (const Vertex v : core.vertices) ASSERT_EQ(used[static_cast<std::size_t>(v)]++, 0);
      const Graph part = induced_subgraph(graph, core.vertices);
      ASSERT_LE(reference::independence_number(part.vertex_count(), part.edges()), core.bound);
    }
  }
  EXPECT_GT(cores_seen, 100U);
}

TEST(CoverCores, AnOddCycleIsACore) {
  const Graph graph = test::cycle(7);
  LimitedCover cover = limited_cover(graph, test::all_vertices(graph), 3);
  ASSERT_EQ(cover.outside.size(), 1U);
  Control control;
  const std::vector<Core> cores = take_cores(graph, cover, control);
  ASSERT_EQ(cores.size(), 1U);
  EXPECT_EQ(cores[0].vertices, test::all_vertices(graph));
  EXPECT_EQ(cores[0].bound, 3);
  EXPECT_TRUE(cover.outside.empty());
}

}  // namespace
}  // namespace minimex::conflict
