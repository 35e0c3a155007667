// Every labelled graph of six and seven vertices against the reference.
#include <gtest/gtest.h>

#include "minimex/conflict/optimum.hpp"
#include "minimex/conflict/optimum/graphs_test.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

void check_all(Vertex vertices, const OptimumOptions& options) {
  for (std::uint32_t code = 0; code < 1U << vertices * (vertices - 1) / 2; ++code) {
    const Graph graph = test::graph_of_bits(vertices, code);
    Control control;
    const OptimumResult result = solve_optimum(graph, options, control);
    ASSERT_EQ(result.lower, reference::independence_number(vertices, graph.edges())) << code;
    ASSERT_EQ(result.upper, result.lower) << code;
    ASSERT_EQ(result.set.size(), static_cast<std::size_t>(result.lower)) << code;
    ASSERT_TRUE(test::is_independent(graph, result.set)) << code;
  }
}

TEST(OptimumSlow, SixVertices) {
  check_all(6, {});
  check_all(6,
            {.techniques = {.greedy_start = false,
                            .general = {.local_steps = 0, .bit_vertices = 0, .sweep_states = 0}}});
}

TEST(OptimumSlow, SevenVertices) {
  check_all(7, {});
}

}  // namespace
}  // namespace minimex::conflict
