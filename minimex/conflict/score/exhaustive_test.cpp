// All graphs up to six vertices and both players first, against the plain reference.
#include <gtest/gtest.h>

#include "minimex/conflict/score/graphs_test.hpp"

namespace minimex::conflict {
namespace {

TEST(ScoreExhaustive, AllGraphsUpToFiveVertices) {
  for (int vertices = 0; vertices <= 5; ++vertices) {
    for (std::uint32_t code = 0; code < 1U << (vertices * (vertices - 1) / 2); ++code) {
      test::expect_reference(test::graph_of(vertices, code), code);
    }
  }
}

TEST(ScoreExhaustive, AllGraphsOfSixVertices) {
  const auto kinds = test::one_of_each_kind(5);
  EXPECT_EQ(kinds.size(), 34U);
  for (const std::uint32_t code : test::extended(6, kinds))
    test::expect_reference(test::graph_of(6, code), code);
}

}  // namespace
}  // namespace minimex::conflict
