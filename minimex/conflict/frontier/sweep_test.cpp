#include "minimex/conflict/frontier/sweep.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/frontier/narrow_search.hpp"
#include "minimex/conflict/frontier/order.hpp"
#include "minimex/conflict/frontier/trace.hpp"
#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

TEST(NarrowOrder, FollowsTheLongSideOfABoard) {
  Control control;
  for (const auto& size : {std::vector<std::int32_t>{4, 200}, {200, 4}}) {
    const NarrowOrder narrow = narrow_order(test::piece_graph("king", size), control);
    std::vector<Vertex> sorted = narrow.order;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Vertex> all(800);
    std::iota(all.begin(), all.end(), 0);
    EXPECT_EQ(sorted, all);
    EXPECT_LE(narrow.states, 800 * 64.0);
  }
}

// The states are bounded by the smaller frontier: a star has two states in any order.
TEST(NarrowOrder, CountsTheSmallerFrontier) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v <= 50; ++v) edges.emplace_back(0, v);
  Control control;
  EXPECT_LE(narrow_order(Graph::from_edges(51, std::move(edges)), control).states, 51 * 2.0);
}

TEST(SweepTrace, FindsTheLargestSetsFromAFloorOn) {
  constexpr std::uint64_t kSeed = 1102;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(1, 16));
    const Graph graph = test::random_graph(random, vertices, random.below(70));
    std::vector<Vertex> order = test::all_vertices(graph);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    const Vertex best = reference::independence_number(vertices, graph.edges());
    const std::vector<Vertex> single = test::all_vertices(graph);  // cliques of one vertex
    for (const Vertex least : {0, best, best + 1}) {
      const SweepTrace trace =
          trace_largest(graph, order, {.least = least, .clique_of = single}, 0, control);
      ASSERT_EQ(trace.run.status, Status::Proved);
      ASSERT_EQ(trace.sets > 0, least <= best);
      std::uint64_t found = 0;
      for_each_set(trace, order, [&](std::span<const Vertex> set) {
        ++found;
        EXPECT_TRUE(test::is_independent(graph, set));
        EXPECT_EQ(static_cast<Vertex>(set.size()), best);
        return true;
      });
      ASSERT_EQ(found, trace.sets);
    }
  }
}

// Odd rings of kings and of cells, far too long to search.
TEST(NarrowSearch, SettlesLongTori) {
  for (const auto& [piece, size, best] :
       {std::tuple{"king", std::vector<std::int32_t>{5, 101}, 101},
        {"wazir", {7, 51}, 153},
        {"knight", {5, 40}, 65}}) {
    const Board board{.size = size, .blocked = {}, .toroidal = true};
    const Graph graph = conflict_graph(board, make_piece(piece, 2).value());
    const std::vector<Vertex> single = test::all_vertices(graph);
    Control control;
    const NarrowResult found = narrow_search(
        graph, {.least = best, .clique_of = single, .most_states = 1 << 23}, 0, control);
    ASSERT_TRUE(found.complete) << piece;
    EXPECT_EQ(static_cast<int>(found.set.size()), best) << piece;
    EXPECT_TRUE(test::is_independent(graph, found.set)) << piece;
    const NarrowResult none = narrow_search(
        graph, {.least = best + 1, .clique_of = single, .most_states = 1 << 23}, 0, control);
    EXPECT_TRUE(none.complete) << piece;
    EXPECT_TRUE(none.set.empty()) << piece;
  }
}

TEST(NarrowSearch, GivesUpWhatIsNotNarrow) {
  Random random(1104);
  const Graph graph = test::random_graph(random, 150, 20);
  const std::vector<Vertex> single = test::all_vertices(graph);
  Control control;
  EXPECT_FALSE(
      narrow_search(graph, {.least = 1, .clique_of = single, .most_states = 100'000}, 0, control)
          .complete);
  const Graph kings = test::piece_graph("king", {4, 9});
  const std::vector<Vertex> cells = test::all_vertices(kings);
  EXPECT_FALSE(narrow_search(kings, {.least = 1, .clique_of = cells, .most_states = 0}, 0, control)
                   .complete);
}

}  // namespace
}  // namespace minimex::conflict
