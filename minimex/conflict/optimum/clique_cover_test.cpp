#include "minimex/conflict/optimum/clique_cover.hpp"

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"
#include "minimex/conflict/optimum/local_search.hpp"

namespace minimex::conflict {
namespace {

TEST(CliqueCover, GreedyCoversAreCovers) {
  constexpr std::uint64_t kSeed = 501;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 40));
    const Graph graph = test::random_graph(random, vertices, random.below(100));
    const CliqueCover cover = greedy_clique_cover(graph, by_degree(graph));
    ASSERT_TRUE(
        test::is_clique_cover(graph, cover.clique_of, static_cast<std::size_t>(cover.size)));
  }
}

TEST(CliqueCover, RowsCoverRookAndQueenBoards) {
  for (const Graph& graph :
       {test::piece_graph("rook", {6, 9}), test::piece_graph("queen", {6, 9})}) {
    EXPECT_EQ(greedy_clique_cover(graph, test::all_vertices(graph)).size, 6);
  }
}

TEST(CliqueCover, GrowsAroundASet) {
  constexpr std::uint64_t kSeed = 502;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  int found = 0;
  for (int round = 0; round < 300; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 30));
    const Graph graph = test::random_graph(random, vertices, 10 + random.below(85));
    const std::vector<Vertex> set = local_search(graph, vertices, 100, control);
    const auto cover = clique_cover_around(graph, set, control);
    if (!cover) continue;
    ++found;
    ASSERT_EQ(static_cast<std::size_t>(cover->size), set.size());
    ASSERT_TRUE(test::is_clique_cover(graph, cover->clique_of, set.size()));
  }
  EXPECT_GT(found, 50);
}

// The short rows of a tall board are cliques, but only its columns prove the bound.
TEST(CliqueCover, GrowsColumnsAroundRooks) {
  const Graph graph = test::piece_graph("rook", {30, 7});
  std::vector<Vertex> diagonal;
  Control control;
  for (Vertex i = 0; i < 7; ++i) diagonal.push_back(i * 7 + i);
  const auto cover = clique_cover_around(graph, diagonal, control);
  ASSERT_TRUE(cover.has_value());
  EXPECT_TRUE(test::is_clique_cover(graph, cover->clique_of, 7));
  control.cancel();
  EXPECT_FALSE(clique_cover_around(graph, diagonal, control).has_value());
}

TEST(LocalSearch, ReturnsMaximalIndependentSets) {
  constexpr std::uint64_t kSeed = 503;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 40));
    const Graph graph = test::random_graph(random, vertices, random.below(100));
    const std::vector<Vertex> set = local_search(graph, vertices, 200, control);
    ASSERT_EQ(set, local_search(graph, vertices, 200, control));
    ASSERT_TRUE(test::is_independent(graph, set));
    std::vector<bool> covered(static_cast<std::size_t>(vertices), false);
    for (const Vertex v : set) {
      covered[static_cast<std::size_t>(v)] = true;
      for (const Vertex w : graph.neighbours(v)) covered[static_cast<std::size_t>(w)] = true;
    }
    ASSERT_EQ(std::count(covered.begin(), covered.end(), false), 0);
  }
}

TEST(LocalSearch, PlacesQueens) {
  Control control;
  EXPECT_EQ(local_search(test::piece_graph("queen", {8, 8}), 8, 100'000, control).size(), 8U);
}

}  // namespace
}  // namespace minimex::conflict
