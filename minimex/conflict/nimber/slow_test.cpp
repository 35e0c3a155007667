// Node Kayles tests that take seconds to minutes: all of the known values but the hardest, and all
// graphs of seven vertices.
#include <gtest/gtest.h>

#include "minimex/conflict/nimber.hpp"
#include "minimex/conflict/nimber/graphs_test.hpp"
#include "minimex/conflict/nimber/known_values_test.hpp"

#include "tests/reference/node_kayles_reference.hpp"

namespace minimex::conflict {
namespace {

TEST(NimberSlow, EqualsThePublishedValuesOfLargeGraphs) {
  for (const auto& [family, value] : test::known_nimbers()) {
    const Graph graph = test::family(family);
    if (graph.vertex_count() > 121 || family == "linegraph:grid:5x10") continue;
    Control control;
    EXPECT_EQ(solve_nimber(graph, {}, control).nimber, value) << family;
  }
}

TEST(NimberSlow, EqualsTheReferenceOnAllGraphsOfSevenVertices) {
  // Closed forms would answer all of these from the small table: the search is under test.
  const NimberOptions options{.closed_forms = false};
  for (std::uint64_t pairs = 0; pairs < std::uint64_t{1} << test::pair_count(7); ++pairs) {
    const Graph graph = test::graph_of_bits(7, pairs);
    Control control;
    ASSERT_EQ(solve_nimber(graph, options, control).nimber, reference::node_kayles_nimber(graph))
        << "pairs " << pairs;
  }
}

}  // namespace
}  // namespace minimex::conflict
