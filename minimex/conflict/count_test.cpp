#include "minimex/conflict/count.hpp"

#include <bit>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/graphs_test.hpp"

namespace minimex::conflict {
namespace {

std::string all_of(const Graph& graph) {
  Control control;
  const CountResult result = count_all_sets(graph, 0, control);
  EXPECT_EQ(result.run.status, Status::Proved) << result.run.limit;
  return result.count;
}

std::string largest_of(const Graph& graph) {
  Control control;
  const OptimumResult best = solve_optimum(graph, {}, control);
  const CountResult result = count_largest_sets(graph, best, 0, control);
  EXPECT_EQ(result.run.status, Status::Proved) << result.run.limit;
  return result.count;
}

/// All sets and those of most vertices, by trying every set of at most 20 vertices.
std::pair<std::string, std::string> tried(const Graph& graph) {
  std::vector<std::uint32_t> around(static_cast<std::size_t>(graph.vertex_count()), 0);
  for (const auto& [u, v] : graph.edges()) {
    around[static_cast<std::size_t>(u)] |= 1U << v;
    around[static_cast<std::size_t>(v)] |= 1U << u;
  }
  std::vector<std::uint64_t> by_size(around.size() + 1, 0);
  std::uint64_t all = 0;
  for (std::uint32_t set = 0; set < 1U << around.size(); ++set) {
    bool independent = true;
    for (std::size_t v = 0; v < around.size(); ++v) {
      if ((set >> v & 1) != 0 && (set & around[v]) != 0) independent = false;
    }
    if (!independent) continue;
    ++all;
    ++by_size[static_cast<std::size_t>(std::popcount(set))];
  }
  while (by_size.back() == 0) by_size.pop_back();
  return {std::to_string(all), std::to_string(by_size.back())};
}

void expect_tried(const Graph& graph, const std::string& what) {
  const auto [all, largest] = tried(graph);
  ASSERT_EQ(all_of(graph), all) << what;
  ASSERT_EQ(largest_of(graph), largest) << what;
}

TEST(Count, EveryGraphOfUpToSixVertices) {
  for (Vertex vertices = 0; vertices <= 6; ++vertices) {
    for (std::uint32_t code = 0; code < 1U << vertices * (vertices - 1) / 2; ++code) {
      expect_tried(test::graph_of_bits(vertices, code),
                   std::to_string(vertices) + " " + std::to_string(code));
    }
  }
}

TEST(Count, RandomGraphs) {
  constexpr std::uint64_t kSeed = 1101;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 150; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(7, 14));
    expect_tried(test::random_graph(random, vertices, random.below(60)), std::to_string(round));
    expect_tried(test::random_bipartite(random, vertices, random.below(60)), std::to_string(round));
  }
}

// A006506, A063443, A018807; the queens are A000170 and two small boards where fewer than n fit.
TEST(Count, BoardsHaveTheirKnownNumbers) {
  const std::vector<std::string> grids = {"2", "7", "63", "1234", "55447", "5598861", "1280128950"};
  const std::vector<std::string> kings = {"2", "5", "35", "314", "6427", "202841"};
  const std::vector<std::string> queens = {"1", "4", "8", "2", "10", "4", "40", "92", "352", "724"};
  const std::vector<std::string> most_kings = {"4", "79", "3600", "281571"};
  for (std::int32_t n = 1; n <= 10; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    if (i < grids.size()) {
      EXPECT_EQ(all_of(test::piece_graph("wazir", {n, n})), grids[i]);
    }
    if (i < kings.size()) {
      EXPECT_EQ(all_of(test::piece_graph("king", {n, n})), kings[i]);
    }
    EXPECT_EQ(largest_of(test::piece_graph("queen", {n, n})), queens[i]) << n;
    if (i < most_kings.size()) {
      EXPECT_EQ(largest_of(test::piece_graph("king", {2 * n, 2 * n})), most_kings[i]);
    }
  }
}

// Longer than 64 bits, along the narrow side whichever way the board lies; and a product.
TEST(Count, NumbersOfAnySize) {
  // A path of n vertices has as many sets as the Fibonacci number n + 2.
  EXPECT_EQ(all_of(test::path(298)),
            "222232244629420445529739893461909967206666939096499764990979600");
  const std::string wide = all_of(test::piece_graph("wazir", {6, 60}));
  EXPECT_EQ(wide, all_of(test::piece_graph("wazir", {60, 6})));
  EXPECT_GT(wide.size(), 40U);
  EXPECT_EQ(all_of(Graph(100)), "1267650600228229401496703205376");
  EXPECT_EQ(largest_of(Graph(100)), "1");
}

TEST(Count, LimitsEndIt) {
  const Graph graph = test::piece_graph("wazir", {40, 40});
  Control tight(Budget{.memory_bytes = 4 << 20});
  const CountResult result = count_all_sets(graph, 0, tight);
  EXPECT_EQ(result.run.status, Status::LimitReached);
  EXPECT_NE(result.run.limit.find("states"), std::string::npos) << result.run.limit;
  EXPECT_LE(result.run.peak_bytes, 4U << 20);
  Control hurried(Budget{.time_limit = std::chrono::milliseconds(100)});
  EXPECT_EQ(count_all_sets(graph, 0, hurried).run.status, Status::LimitReached);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(count_all_sets(graph, 0, cancelled).run.status, Status::Cancelled);
}

}  // namespace
}  // namespace minimex::conflict
