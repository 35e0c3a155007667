// All graphs of seven vertices, and larger random ones, against the plain reference.
#include <gtest/gtest.h>

#include "minimex/conflict/score/graphs_test.hpp"
#include "minimex/core/random.hpp"

namespace minimex::conflict {
namespace {

TEST(ScoreSlow, AllGraphsOfSevenVertices) {
  const auto kinds = test::one_of_each_kind(6);
  EXPECT_EQ(kinds.size(), 156U);
  for (const std::uint32_t code : test::extended(7, kinds)) {
    test::expect_reference(test::graph_of(7, code), code);
  }
}

TEST(ScoreSlow, RandomGraphsOfManyDensities) {
  constexpr std::uint64_t kSeed = 953;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (std::uint32_t round = 0; round < 600; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(12, 18));
    const std::uint64_t percent = 8 + random.below(50);
    std::vector<Edge> edges;
    for (Vertex u = 0; u < vertices; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        if (random.chance(percent, 100)) edges.emplace_back(u, v);
      }
    }
    test::expect_reference(Graph::from_edges(vertices, std::move(edges)), round);
  }
}

}  // namespace
}  // namespace minimex::conflict
