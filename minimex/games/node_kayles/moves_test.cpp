#include "minimex/games/node_kayles/moves.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/formats/graph_types.hpp"
#include "minimex/games/node_kayles/rules.hpp"

#include "tests/reference/node_kayles_reference.hpp"
#include "tests/support/graphs.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::node_kayles {
namespace {

using tests::random_graph;

MoveValues moves_of(const GraphInstance& instance, std::vector<Move> after = {}) {
  Control control;
  return moves(instance, {.after = std::move(after)}, control);
}

/// Every free vertex has its value by the reference, 0 first, then by value, then by vertex.
void expect_right(const Graph& graph, const std::vector<Vertex>& played) {
  std::vector<Vertex> left;
  std::vector<Move> after;
  for (const Vertex v : played) after.push_back({.first = {v + 1}});
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (std::ranges::none_of(played, [&](Vertex p) { return p == v || graph.adjacent(p, v); })) {
      left.push_back(v);
    }
  }
  std::vector<std::pair<std::int64_t, Vertex>> expected;
  const Graph rest = induced_subgraph(graph, left);
  for (Vertex v = 0; v < rest.vertex_count(); ++v) {
    expected.emplace_back(reference::node_kayles_nimber(without_neighbourhood(rest, v)),
                          left[static_cast<std::size_t>(v)]);
  }
  std::ranges::sort(expected);
  const MoveValues values = moves_of({graph}, after);
  EXPECT_EQ(values.run.status, Status::Proved);
  EXPECT_EQ(values.over, expected.empty());
  ASSERT_EQ(values.moves.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(values.moves[i].value, expected[i].first);
    EXPECT_EQ(values.moves[i].move, (Move{.first = {expected[i].second + 1}}));
  }
}

TEST(NodeKaylesMoves, AgreeWithTheReferenceThroughRandomPlay) {
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const auto n = static_cast<Vertex>(random.between(0, 17));
    const Graph graph = random_graph(random, n, static_cast<unsigned>(random.between(5, 70)));
    std::vector<Vertex> played;
    while (true) {
      expect_right(graph, played);
      std::vector<Vertex> free;
      for (Vertex v = 0; v < n; ++v) {
        if (std::ranges::none_of(played,
                                 [&](Vertex p) { return p == v || graph.adjacent(p, v); })) {
          free.push_back(v);
        }
      }
      if (free.empty()) break;
      played.push_back(free[random.below(free.size())]);
    }
  }
}

/// Several equal components share their answers; paths and cycles have formulas.
TEST(NodeKaylesMoves, AddUpOverComponents) {
  std::vector<Edge> edges;
  for (const Vertex first : {0, 4, 8}) {  // three paws
    edges.insert(edges.end(), {{first, first + 1}, {first, first + 2}, {first + 1, first + 2}});
    edges.emplace_back(first, first + 3);
  }
  edges.insert(edges.end(), {{12, 13}, {13, 14}, {15, 16}, {16, 17}, {17, 18}, {18, 15}});
  expect_right(Graph::from_edges(20, std::move(edges)), {});
}

TEST(NodeKaylesMoves, AreCellsOnBoards) {
  const MoveValues values = moves_of(from_family("grid:3x3"), {{.first = {1, 1}}});
  ASSERT_EQ(values.moves.size(), 6U);
  for (const MoveValue& move : values.moves) EXPECT_EQ(move.move.first.dimensions, 2);
}

TEST(NodeKaylesMoves, TakeALongPathAtOnce) {
  const MoveValues values = moves_of(from_family("path:200000"));
  EXPECT_EQ(values.run.status, Status::Proved);
  ASSERT_EQ(values.moves.size(), 200000U);
  EXPECT_TRUE(std::ranges::is_sorted(values.moves, {}, &MoveValue::value));
}

std::string error_after(const GraphInstance& instance, std::vector<Move> after) {
  return tests::error_line([&] { moves_of(instance, std::move(after)); });
}

TEST(NodeKaylesMoves, RefuseIllegalMovesBefore) {
  const GraphInstance path = from_family("path:5");
  EXPECT_EQ(error_after(path, {{.first = {6}}}),
            "--after:1:1: 6 is no place of this game, expected a legal move");
  EXPECT_EQ(error_after(path, {{.first = {1}}, {.first = {2}}}),
            "--after:1:2: 2 is taken or next to what is taken, expected a legal move");
  EXPECT_EQ(error_after(path, {{.first = {1}}, {.first = {1}}}),
            "--after:1:2: 1 is taken or next to what is taken, expected a legal move");
  EXPECT_EQ(error_after(path, {{.first = {1, 1}}}),
            "--after:1:1: 1,1 is no place of this game, expected a legal move");
  EXPECT_EQ(error_after(path, {{.first = {1}, .second = Site{3}}}),
            "--after:1:1: 1+3 is no place of this game, expected a legal move");
}

TEST(NodeKaylesMoves, StopAtLimits) {
  Control small(Budget{.memory_bytes = 1000});
  EXPECT_EQ(moves(from_family("grid:9x9"), {}, small).run.status, Status::LimitReached);
  Control late(Budget{.time_limit = std::chrono::milliseconds(30)});
  const MoveValues values = moves(from_family("grid:11x11"), {}, late);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  EXPECT_FALSE(values.over);
  ASSERT_EQ(values.moves.size(), 121U);
  EXPECT_FALSE(values.moves.front().value);
}

}  // namespace
}  // namespace minimex::node_kayles
