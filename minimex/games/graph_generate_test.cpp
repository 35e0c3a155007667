#include "minimex/games/graph_generate.hpp"

#include <string>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

std::string error_of(const GenerateOptions& options) {
  return tests::error_line([&] { std::ignore = random_graph(options); });
}

/// Vertices and edges, or cells: what every cut lowers.
std::uint64_t size_of(const GraphInstance& instance) {
  return std::holds_alternative<Graph>(instance.shape)
             ? instance.vertex_count() + instance.graph().edge_count()
             : std::uint64_t{1'000'000} +
                   static_cast<std::uint64_t>(instance.board()->board.cell_count());
}

TEST(GraphGenerate, TheSameOnEveryMachine) {
  EXPECT_EQ(graph_instance_text(random_graph({.size = {6}, .seed = 1})), "6 2\n2 5\n5 6\n");
  EXPECT_EQ(random_graph({}).vertex_count(), 10U);
  EXPECT_EQ(random_graph({.size = {0}}).vertex_count(), 0U);
  EXPECT_EQ(random_graph({.size = {9}, .density = 1'000'000}).graph().edge_count(), 36U);
  EXPECT_EQ(random_graph({.size = {9}, .density = 0}).graph().edge_count(), 0U);
}

TEST(GraphGenerate, TextsReadBack) {
  Random random(831);
  for (int round = 0; round < 200; ++round) {
    const GraphInstance instance =
        random_graph({.size = {static_cast<std::int32_t>(random.between(0, 30))},
                      .density = static_cast<std::uint32_t>(random.below(1'000'001)),
                      .seed = random.next()});
    const std::string text = graph_instance_text(instance).value();
    const GraphInstance read =
        read_graph_instances({.name = "x", .text = text}, Format::Auto, "node-kayles").at(0);
    ASSERT_EQ(read.graph(), instance.graph()) << text;
  }
}

TEST(GraphGenerate, BoardsAndFamiliesBecomeTheirGraphsWhenSmall) {
  EXPECT_EQ(graph_instance_text({parse_family("path:3")}), "3 2\n1 2\n2 3\n");
  EXPECT_EQ(graph_instance_text({parse_family("rook:1x2")}), "2 1\n1 2\n");
  EXPECT_FALSE(graph_instance_text({parse_family("grid:100000x100000")}).has_value());
  Control control;
  RunReport why;
  EXPECT_EQ(built_graph({parse_family("cycle:5")}, control, why).edge_count(), 5U);
  EXPECT_EQ(why.status, Status::Proved);
  EXPECT_EQ(built_graph({parse_family("grid:100000x100000")}, control, why).vertex_count(), 0);
  EXPECT_EQ(why.status, Status::LimitReached);
}

TEST(GraphGenerate, BoardsWithAnyPiece) {
  const GraphInstance knights = random_graph({.size = {5, 7}, .density = 0});
  EXPECT_EQ(knights.board()->piece.name, "knight");
  EXPECT_EQ(knights.vertex_count(), 35U);
  const GraphInstance kings = random_graph({.size = {6}, .density = 500'000, .piece = "king"});
  EXPECT_EQ(kings.board()->board.size, (std::vector<std::int32_t>{6, 6}));
  EXPECT_GT(kings.vertex_count(), 5U);
  EXPECT_LT(kings.vertex_count(), 31U);
  const GraphInstance weighted = random_graph({.size = {4, 4, 4}, .max_value = 3}, true);
  EXPECT_EQ(weighted.weights.size(), weighted.vertex_count());
}

TEST(GraphGenerate, OptionsThatMakeNoSenseAreRefused) {
  EXPECT_EQ(error_of({.size = {1, 1, 1, 1, 1, 1, 1}}), "--size:1:1: 7 sides, expected at most 6");
  EXPECT_EQ(error_of({.size = {3, 0}}), "--size:1:1: 0 is out of range, expected 1 to 1000000");
  EXPECT_NE(error_of({.piece = "pawn"}).find("--piece:1:1: 'pawn' is no piece, expected king"),
            std::string::npos);
  EXPECT_EQ(error_of({.size = {-1}}), "--size:1:1: -1 is out of range, expected 0 to 10000");
  EXPECT_EQ(error_of({.size = {10'001}}), "--size:1:1: 10001 is out of range, expected 0 to 10000");
  EXPECT_EQ(error_of({.density = 1'000'001}),
            "--density:1:1: the density is above 1, expected 0 to 1");
  EXPECT_EQ(error_of({.max_value = 5}),
            "--max-value:1:1: the game has no values, expected no such option");
}

TEST(GraphGenerate, SimplerOnesAreSmallerAndReachEverySmallGraph) {
  // Whatever has a triangle shrinks to the triangle alone.
  const auto has_triangle = [](const GraphInstance& instance) {
    const Graph graph = instance.graph();
    for (const auto& [u, v] : graph.edges()) {
      for (Vertex w = 0; w < graph.vertex_count(); ++w) {
        if (graph.adjacent(u, w) && graph.adjacent(v, w)) return true;
      }
    }
    return false;
  };
  for (GraphInstance start :
       {random_graph({.size = {200}, .density = 100'000, .seed = 3}),
        GraphInstance{parse_family("king:9x7")}, GraphInstance{parse_family("wheel:12")}}) {
    ASSERT_TRUE(has_triangle(start));
    for (bool shrunk = true; shrunk;) {
      shrunk = false;
      for (const GraphInstance& smaller : simpler_graphs(start)) {
        if (std::holds_alternative<Family>(start.shape) == false) {
          ASSERT_LT(size_of(smaller), size_of(start));
        }
        if (!has_triangle(smaller)) continue;
        start = smaller;
        shrunk = true;
        break;
      }
    }
    EXPECT_EQ(start.vertex_count(), 3U);
  }
}

}  // namespace
}  // namespace minimex
