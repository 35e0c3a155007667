#include "minimex/conflict/listing.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "minimex/conflict/count.hpp"
#include "minimex/conflict/optimum/graphs_test.hpp"

namespace minimex::conflict {
namespace {

ListingResult listed(const Graph& graph, std::uint64_t most = 1'000'000) {
  Control control;
  const OptimumResult best = solve_optimum(graph, {}, control);
  return list_largest_sets(graph, best, most, 0, control);
}

// All are sets of the right size, none stands twice, and there are as many as are counted.
TEST(Listing, HasEveryMaximumSetOnce) {
  constexpr std::uint64_t kSeed = 1103;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 18));
    const Graph graph = test::random_graph(random, vertices, random.below(50));
    Control control;
    const OptimumResult best = solve_optimum(graph, {}, control);
    const ListingResult result = list_largest_sets(graph, best, 1'000'000, 0, control);
    ASSERT_EQ(result.run.status, Status::Proved) << result.run.limit;
    for (const auto& set : result.sets) {
      ASSERT_EQ(static_cast<Vertex>(set.size()), best.lower);
      ASSERT_TRUE(std::is_sorted(set.begin(), set.end()));
      ASSERT_TRUE(test::is_independent(graph, set));
    }
    ASSERT_TRUE(std::is_sorted(result.sets.begin(), result.sets.end()));
    ASSERT_EQ(std::adjacent_find(result.sets.begin(), result.sets.end()), result.sets.end());
    ASSERT_EQ(std::to_string(result.sets.size()),
              count_largest_sets(graph, best, 0, control).count);
  }
}

TEST(Listing, QueensOfEight) {
  EXPECT_EQ(listed(test::piece_graph("queen", {8, 8})).sets.size(), 92U);
  EXPECT_EQ(listed(test::piece_graph("queen", {8, 8}), 92).sets.size(), 92U);
  EXPECT_EQ(listed(test::piece_graph("queen", {8, 8}), 91).run.status, Status::LimitReached);
}

TEST(Listing, TooManyAreToldAndNotListed) {
  const ListingResult result = listed(test::piece_graph("king", {8, 8}), 1000);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_EQ(result.run.limit, "there are 281571 maximum sets, and at most 1000 are listed");
  EXPECT_TRUE(result.sets.empty());
}

}  // namespace
}  // namespace minimex::conflict
