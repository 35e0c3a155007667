// Node Kayles tests that take seconds: the known values of larger graphs, and all graphs of seven
// vertices up to isomorphism.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/conflict/nimber/known_values_test.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

/// Line graphs of larger grids take up to minutes.
bool too_long(const std::string& family, Vertex vertices) {
  return vertices > (family.starts_with("linegraph") ? 60 : 121);
}

/// Every graph has a numbering with non-decreasing degrees, so these are all up to isomorphism.
bool degrees_ascend(const Graph& graph) {
  for (Vertex v = 1; v < graph.vertex_count(); ++v) {
    if (graph.degree(v) < graph.degree(v - 1)) return false;
  }
  return true;
}

TEST(NimberSlow, EqualsThePublishedValuesOfLargeGraphs) {
  for (const auto& [family, value] : test::known_nimbers()) {
    const Graph graph = test::family(family);
    if (too_long(family, graph.vertex_count())) continue;
    Control control;
    EXPECT_EQ(solve_nimber(graph, {}, control).nimber, value) << family;
  }
}

TEST(NimberSlow, EqualsTheReferenceOnAllGraphsOfSevenVertices) {
  // Closed forms would answer all of these from the small table: the search is under test.
  const NimberOptions options{.techniques = {.closed_forms = false}};
  for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(7); ++pairs) {
    const Graph graph = test::graph_of_bits(7, pairs);
    if (!degrees_ascend(graph)) continue;
    Control control;
    const int expected = reference::node_kayles_nimber(graph);
    ASSERT_EQ(solve_nimber(graph, options, control).nimber, expected) << "pairs " << pairs;
    ASSERT_EQ(solve_nimber(graph, {}, control).nimber, expected) << "table, pairs " << pairs;
  }
}

TEST(NimberSlow, EqualsTheReferenceOnManyRandomGraphs) {
  const std::uint64_t seed = 77002;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  for (int round = 0; round < 100'000; ++round) {
    const auto n = static_cast<Vertex>(random.between(8, 14));
    const auto percent = static_cast<unsigned>(random.between(15, 80));
    const Graph graph = test::random_graph(random, n, percent);
    Control control;
    ASSERT_EQ(solve_nimber(graph, {}, control).nimber, reference::node_kayles_nimber(graph))
        << "round " << round;
  }
}

}  // namespace
}  // namespace minimex::conflict
