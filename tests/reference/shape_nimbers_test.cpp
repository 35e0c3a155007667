// Plain mex over shapes: known values, agreement with the definition on sets and with the engine.
#include "tests/reference/shape_nimbers.hpp"

#include <array>
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

std::vector<int> terms(const std::string& family, int first, int last) {
  std::vector<int> out;
  plain_terms(family, first, last, kMemory,
              [&](int, int nimber, const ShapeNimbers&) { out.push_back(nimber); });
  return out;
}

/// The same graph as a text, and back without motions.
int nimber_without_motions(const Graph& graph) {
  std::stringstream text;
  text << graph.vertex_count() << ' ' << graph.edge_count() << '\n';
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    for (const Vertex u : graph.neighbours(v)) {
      if (v < u) text << v + 1 << ' ' << u + 1 << '\n';
    }
  }
  const PlacedFamily placed = placed_edge_list(text);
  return PlainMex(placed.frame, kMemory).nimber(placed.member(1));
}

TEST(PlainMex, KnowsPublishedTerms) {
  EXPECT_EQ(terms("path:N", 0, 14),
            (std::vector<int>{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0}));
  EXPECT_EQ(terms("grid:3xN", 1, 12), (std::vector<int>{2, 1, 1, 0, 3, 3, 2, 2, 2, 3, 3, 5}));
  EXPECT_EQ(terms("queen:NxN", 1, 7), (std::vector<int>{1, 1, 2, 1, 3, 1, 2}));
  EXPECT_EQ(terms("petersen:N,2", 5, 13), (std::vector<int>{1, 0, 1, 0, 1, 0, 0, 0, 1}));
  EXPECT_EQ(terms("linegraph:grid:3xN", 3, 7), (std::vector<int>{0, 1, 1, 4, 1}));
}

TEST(PlainMex, EqualsTheDefinitionOnRandomGraphs) {
  const std::uint64_t seed = 77101;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 13));
    const Graph graph = tests::random_graph(random, vertices, random.below(80));
    ASSERT_EQ(nimber_without_motions(graph), node_kayles_nimber(graph)) << "round " << round;
  }
}

TEST(PlainMex, MotionsAndSlidesChangeNoValue) {
  for (const char* member :
       {"grid:4x5", "king:5x5", "knight:4x5", "petersen:9,2", "torus:4x4", "hypercube:4",
        "linkedcycles:5,4", "chordpath:20,3", "linegraph:grid:3x4", "queen:5x5"}) {
    const std::string text = member;
    const int expected = nimber_without_motions(family_graph(parse_family(text)));
    EXPECT_EQ(terms(text, 1, 1), std::vector<int>{expected}) << text;
  }
}

TEST(PlainMex, AgreesWithTheEngine) {
  for (const test::Range& range : std::vector<test::Range>{
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
    test::expect_agreement(range);
  }
}

TEST(PlainMex, AgreesWithTheEngineOnRandomTrees) {
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
    ASSERT_EQ(conflict::solve_nimber(tree, {}, control).nimber, nimber_without_motions(tree))
        << "round " << round;
  }
}

TEST(PlainMex, SaysWhenTheTableIsFull) {
  const PlacedFamily family = placed_family("grid:4xN", 12);
  PlainMex table(family.frame, std::uint64_t{1} << 17U);
  EXPECT_THROW(table.nimber(family.member(12)), OutOfTable);
  EXPECT_EQ(table.nimber(family.member(3)), terms("grid:4xN", 3, 3).front());
  EXPECT_LE(table.bytes(), std::uint64_t{1} << 17U);
}

TEST(PlainMex, RefusesFramesThatItCannotTrust) {
  EXPECT_THROW(PlainMex(placed_family("path:N", 513).frame, kMemory), std::invalid_argument);
  Frame frame = placed_family("path:N", 5).frame;
  frame.motions.push_back({1, 0, 2, 3, 4});
  EXPECT_THROW(PlainMex(frame, kMemory), std::invalid_argument);
}

TEST(ShapeTable, FindsWhatWasAddedAndNothingElse) {
  ShapeTable<2> table(kMemory);
  for (std::uint64_t i = 1; i <= 5000; ++i) {
    table.add({i << 20U, i}, static_cast<int>(i % 256));
  }
  EXPECT_EQ(table.size(), 5000U);
  for (std::uint64_t i = 1; i <= 5000; ++i) {
    EXPECT_EQ(table.find({i << 20U, i}), static_cast<int>(i % 256));
    EXPECT_EQ(table.find({i << 20U, i + 1}), std::nullopt);
  }
}

}  // namespace
}  // namespace minimex::reference
