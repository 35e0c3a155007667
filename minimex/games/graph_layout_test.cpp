#include "minimex/games/graph_layout.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "minimex/core/graph.hpp"
#include "minimex/core/random.hpp"

namespace minimex {
namespace {

double distance(const ScenePoint& a, const ScenePoint& b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

/// From `point` to the stretch from `a` to `b`.
double distance(const ScenePoint& point, const ScenePoint& a, const ScenePoint& b) {
  const ScenePoint along{b.x - a.x, b.y - a.y};
  const double length = along.x * along.x + along.y * along.y;
  const double at = ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / length;
  const double inside = std::clamp(at, 0.0, 1.0);
  return distance(point, {a.x + inside * along.x, a.y + inside * along.y});
}

/// Vertices lie apart, and no edge passes over a third one.
void expect_clear(const Graph& graph, const std::vector<ScenePoint>& places,
                  const std::string& text) {
  ASSERT_EQ(places.size(), static_cast<std::size_t>(graph.vertex_count())) << text;
  double nearest = 1;
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) nearest = std::min(nearest, distance(places[i], places[j]));
  }
  EXPECT_GT(nearest, 0.01) << text;
  double clear = nearest;
  for (const auto& [u, v] : graph.edges()) {
    const ScenePoint& a = places[static_cast<std::size_t>(u)];
    const ScenePoint& b = places[static_cast<std::size_t>(v)];
    for (const ScenePoint& place : places) {
      if (&place != &a && &place != &b) clear = std::min(clear, distance(place, a, b));
    }
  }
  EXPECT_GT(clear, nearest / 25) << text;
}

TEST(GraphLayout, VerticesLieApartAndOffTheEdgesOfOthers) {
  for (const std::string text :
       {"path:2",      "path:24",     "path:25",      "line:9,1",      "line:9,0",
        "line:3,2",    "line:30,4",   "ladder:1",     "ladder:24",     "ladder:25",
        "prism:3",     "prism:20",    "petersen:5,2", "petersen:12,5", "wheel:3",
        "wheel:15",    "hypercube:1", "hypercube:2",  "hypercube:3",   "hypercube:4",
        "hypercube:5", "hypercube:6", "hypercube:7",  "hypercube:8"}) {
    const Family family = parse_family(text);
    expect_clear(family_graph(family), family_places(family), text);
  }
}

TEST(GraphLayout, AnyGraphIsDrawnClearly) {
  Random random(7);
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(1 + random.below(25));
    const std::uint64_t edges = random.below(2 * static_cast<std::uint64_t>(vertices));
    std::vector<Edge> list;
    for (std::uint64_t i = 0; i < edges; ++i) {
      const auto u = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(vertices)));
      const auto v = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(vertices)));
      if (u != v) list.push_back({std::min(u, v), std::max(u, v)});
    }
    const Graph graph = Graph::from_edges(vertices, list);
    expect_clear(graph, graph_places(graph), "round " + std::to_string(round));
  }
}

TEST(GraphLayout, PartsStandSideBySide) {
  // A triangle, a path with its vertices in no order, a star, and a vertex alone.
  const Graph graph = Graph::from_edges(
      12, {{0, 1}, {1, 2}, {0, 2}, {3, 6}, {4, 6}, {4, 5}, {7, 8}, {7, 9}, {7, 10}});
  const auto places = graph_places(graph);
  expect_clear(graph, places, "parts");
  const auto below = [&places](std::size_t u, std::size_t v) { return places[u].y < places[v].y; };
  EXPECT_DOUBLE_EQ(places[3].y, places[5].y);
  EXPECT_DOUBLE_EQ(places[3].y, places[6].y);
  EXPECT_NEAR(std::abs(places[3].x - places[5].x), 3 * std::abs(places[3].x - places[6].x), 1e-9);
  for (const std::size_t leaf : {8, 9, 10}) EXPECT_TRUE(below(7, leaf));
  // No part reaches into the box of another.
  EXPECT_LT(std::max({places[0].x, places[1].x, places[2].x}), places[3].x);
}

TEST(GraphLayout, SmallGraphs) {
  EXPECT_TRUE(graph_places(Graph()).empty());
  EXPECT_EQ(graph_places(Graph(1)).size(), 1U);
  expect_clear(Graph(5), graph_places(Graph(5)), "no edges");
}

TEST(GraphLayout, FillsItsRectangle) {
  for (const std::string text : {"path:5", "ladder:7", "line:8,3", "hypercube:5", "wheel:6"}) {
    double most = 0;
    for (const ScenePoint& place : family_places(parse_family(text))) {
      EXPECT_GE(std::min(place.x, place.y), 0) << text;
      most = std::max({most, place.x, place.y});
    }
    EXPECT_DOUBLE_EQ(most, 1) << text;
  }
}

TEST(GraphLayout, SmallAndNamelessFamilies) {
  EXPECT_TRUE(family_places(parse_family("path:0")).empty());
  EXPECT_EQ(family_places(parse_family("hypercube:0")).size(), 1U);
  EXPECT_EQ(family_places(parse_family("path:1")).size(), 1U);
  EXPECT_TRUE(family_places(parse_family("cycle:5")).empty());
  EXPECT_TRUE(family_places(parse_family("linegraph:path:5")).empty());
}

}  // namespace
}  // namespace minimex
