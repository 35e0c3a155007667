// Nimbers by shapes, both methods: known values, the definition on sets, and the engine.
#include "tests/reference/shape_nimbers.hpp"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

#include "tests/reference/agreement_test.hpp"
#include "tests/reference/node_kayles_reference.hpp"
#include "tests/reference/shape_table.hpp"
#include "tests/support/graphs.hpp"

namespace minimex::reference {
namespace {

constexpr std::uint64_t kMemory = std::uint64_t{1} << 28U;

std::vector<int> terms(const std::string& family, int first, int last, Method method) {
  std::vector<int> out;
  shape_terms({family, first, last}, method, kMemory,
              [&](int, int nimber, const ShapeNimbers&) { out.push_back(nimber); });
  return out;
}

/// The same graph as a text, and back without motions.
int nimber_without_motions(const Graph& graph, Method method) {
  std::stringstream text;
  text << graph.vertex_count() << ' ' << graph.edge_count() << '\n';
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    for (const Vertex u : graph.neighbours(v)) {
      if (v < u) text << v + 1 << ' ' << u + 1 << '\n';
    }
  }
  const PlacedFamily placed = placed_edge_list(text);
  return ShapeNimbers(placed.frame, method, kMemory).nimber(placed.member(1));
}

class ShapeNimbersTest : public testing::TestWithParam<Method> {};

INSTANTIATE_TEST_SUITE_P(BothMethods, ShapeNimbersTest,
                         testing::Values(Method::PlainMex, Method::Outcomes),
                         [](const auto& method) {
                           return method.param == Method::PlainMex ? "PlainMex" : "Outcomes";
                         });

TEST_P(ShapeNimbersTest, KnowsPublishedTerms) {
  EXPECT_EQ(terms("path:N", 0, 14, GetParam()),
            (std::vector<int>{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0}));
  EXPECT_EQ(terms("grid:3xN", 1, 12, GetParam()),
            (std::vector<int>{2, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3, 5}));
  EXPECT_EQ(terms("queen:NxN", 1, 7, GetParam()), (std::vector<int>{1, 1, 2, 1, 3, 1, 2}));
  EXPECT_EQ(terms("petersen:N,2", 5, 13, GetParam()),
            (std::vector<int>{1, 0, 1, 0, 1, 0, 0, 0, 1}));
  EXPECT_EQ(terms("linegraph:grid:3xN", 3, 7, GetParam()), (std::vector<int>{0, 1, 1, 4, 1}));
}

TEST_P(ShapeNimbersTest, EqualsTheDefinitionOnRandomGraphs) {
  const std::uint64_t seed = 77101;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 13));
    const Graph graph = tests::random_graph(random, vertices, random.below(80));
    ASSERT_EQ(nimber_without_motions(graph, GetParam()), node_kayles_nimber(graph))
        << "round " << round;
  }
}

TEST_P(ShapeNimbersTest, MotionsAndSlidesChangeNoValue) {
  for (const char* member :
       {"grid:4x5", "king:5x5", "knight:4x5", "petersen:9,2", "torus:4x4", "hypercube:4",
        "linkedcycles:5,4", "chordpath:20,3", "linegraph:grid:3x4", "queen:5x5"}) {
    const std::string text = member;
    const int expected = nimber_without_motions(family_graph(parse_family(text)), GetParam());
    EXPECT_EQ(terms(text, 1, 1, GetParam()), std::vector<int>{expected}) << text;
  }
}

TEST_P(ShapeNimbersTest, AgreesWithTheEngine) {
  for (const Terms& range : std::vector<Terms>{
           {"grid:3xN", 1, 13},         {"grid:4xN", 1, 8},         {"grid:5xN", 1, 6},
           {"grid:6xN", 1, 6},          {"grid:2x3xN", 1, 4},       {"king:3xN", 1, 16},
           {"king:4xN", 1, 10},         {"king:5xN", 1, 7},         {"king:6xN", 1, 6},
           {"knight:3xN", 1, 9},        {"knight:4xN", 1, 6},       {"knight:NxN", 1, 5},
           {"bishop:NxN", 1, 7},        {"queen:NxN", 1, 7},        {"rook:4xN", 1, 6},
           {"line:N,2", 0, 120},        {"line:N,3", 0, 120},       {"line:N,7", 0, 120},
           {"path:N", 0, 200},          {"cycle:N", 3, 40},         {"petersen:N,2", 5, 15},
           {"petersen:N,3", 7, 14},     {"prism:N", 3, 16},         {"chordpath:N,2", 0, 60},
           {"chordpath:N,3", 0, 60},    {"chordpath:N,5", 0, 36},   {"linkedcycles:N,3", 0, 30},
           {"linkedcycles:N,4", 0, 30}, {"linkedcycles:N,7", 0, 4}, {"hypercube:N", 1, 4},
           {"torus:3xN", 3, 9},         {"torus:NxN", 3, 5},        {"linegraph:grid:3xN", 1, 6},
           {"linegraph:grid:4xN", 1, 5}}) {
    test::expect_agreement(range, GetParam());
  }
}

TEST_P(ShapeNimbersTest, AgreesWithTheEngineOnRandomTrees) {
  const std::uint64_t seed = 77102;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 60; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(10, 28));
    std::vector<Edge> edges;
    for (Vertex v = 1; v < vertices; ++v) {
      const std::int64_t nearest = std::max<std::int64_t>(0, v - 4);  // long rather than bushy
      edges.emplace_back(static_cast<Vertex>(random.between(nearest, v - 1)), v);
    }
    const Graph tree = Graph::from_edges(vertices, std::move(edges));
    Control control;
    ASSERT_EQ(conflict::solve_nimber(tree, {}, control).nimber,
              nimber_without_motions(tree, GetParam()))
        << "round " << round;
  }
}

TEST_P(ShapeNimbersTest, SaysWhenTheTableIsFull) {
  constexpr std::uint64_t kLittle = std::uint64_t{1} << 17U;
  const PlacedFamily family = placed_family("grid:5xN", 9);
  ShapeNimbers table(family.frame, GetParam(), kLittle);
  EXPECT_THROW(table.nimber(family.member(9)), OutOfTable);
  EXPECT_LE(table.bytes(), kLittle);
  EXPECT_GT(table.shapes(), kLittle / 64);
}

TEST_P(ShapeNimbersTest, RefusesFramesThatItCannotTrust) {
  EXPECT_THROW(ShapeNimbers(placed_family("path:N", 513).frame, GetParam(), kMemory),
               std::invalid_argument);
  Frame frame = placed_family("path:N", 5).frame;
  frame.motions.push_back({1, 0, 2, 3, 4});
  EXPECT_THROW(ShapeNimbers(frame, GetParam(), kMemory), std::invalid_argument);
}

TEST(ShapeTable, FindsWhatWasSetAndNothingElse) {
  ShapeTable<2, int> table(kMemory);
  for (int value : {1, 2}) {
    for (std::uint64_t i = 1; i <= 5000; ++i) table.set({i << 20U, i}, value);
  }
  EXPECT_EQ(table.size(), 5000U);
  for (std::uint64_t i = 1; i <= 5000; ++i) {
    ASSERT_NE(table.find({i << 20U, i}), nullptr);
    EXPECT_EQ(*table.find({i << 20U, i}), 2);
    EXPECT_EQ(table.find({i << 20U, i + 1}), nullptr);
  }
}

}  // namespace
}  // namespace minimex::reference
