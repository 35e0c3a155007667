// Refined partitions: coarsest among the equitable ones, the same for isomorphic graphs, and quick
// where cells lose a few vertices at a time.
#include "minimex/core/ordered_partition.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/graphs.hpp"

namespace minimex {
namespace {

using tests::random_graph;
using tests::relabelled;

std::size_t at(Vertex v) {
  return static_cast<std::size_t>(v);
}

/// By vertex: its class when classes are split by the classes of neighbours until none changes.
std::vector<int> refined_plainly(const Graph& graph, std::vector<int> classes) {
  for (std::size_t known = 0;;) {
    std::map<std::pair<int, std::vector<int>>, int> names;
    std::vector<int> next;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      std::vector<int> around;
      for (const Vertex u : graph.neighbours(v)) around.push_back(classes[at(u)]);
      std::ranges::sort(around);
      const auto name = static_cast<int>(names.size());
      next.push_back(names.try_emplace({classes[at(v)], around}, name).first->second);
    }
    if (names.size() == known) return classes;
    known = names.size();
    classes = std::move(next);
  }
}

void expect_partition(const Graph& graph, const OrderedPartition& partition,
                      const std::vector<int>& expected) {
  Vertex cells = 0;
  std::map<int, Vertex> cell_of_class;
  for (Vertex cell = 0; cell < graph.vertex_count(); cell += partition.size[at(cell)], ++cells) {
    ASSERT_GT(partition.size[at(cell)], 0);
    for (const Vertex v : partition.members(cell)) {
      ASSERT_EQ(partition.cell_of[at(v)], cell);
      ASSERT_EQ(partition.order[at(partition.place[at(v)])], v);
      ASSERT_EQ(cell_of_class.try_emplace(expected[at(v)], cell).first->second, cell);
    }
  }
  EXPECT_EQ(cells, partition.cells);
  EXPECT_EQ(cell_of_class.size(), at(cells));
}

TEST(OrderedPartition, IsTheCoarsestThatIsEquitable) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const auto n = static_cast<Vertex>(random.between(1, 40));
    const Graph graph = random_graph(random, n, static_cast<unsigned>(random.between(0, 30)));
    PartitionRefiner refiner(graph);
    std::uint64_t trace = 0;
    OrderedPartition partition = refiner.coarsest(trace);
    std::vector<int> classes = refined_plainly(graph, std::vector<int>(at(n), 0));
    expect_partition(graph, partition, classes);
    while (!partition.discrete()) {
      Vertex v = 0;
      do {
        v = static_cast<Vertex>(random.below(static_cast<std::uint64_t>(n)));
      } while (partition.size[at(partition.cell_of[at(v)])] == 1);
      refiner.split_off(partition, v);
      classes[at(v)] = -1;
      classes = refined_plainly(graph, classes);
      expect_partition(graph, partition, classes);
    }
  }
}

TEST(OrderedPartition, IsomorphicGraphsHaveTheSameTraceAndCells) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const Graph graph = random_graph(random, 40, 5);
    const Graph other = relabelled(random, graph);
    PartitionRefiner refiner(graph);
    PartitionRefiner others_refiner(other);
    std::uint64_t trace = 0;
    std::uint64_t others_trace = 0;
    const OrderedPartition partition = refiner.coarsest(trace);
    const OrderedPartition others = others_refiner.coarsest(others_trace);
    EXPECT_EQ(trace, others_trace);
    EXPECT_EQ(partition.size, others.size);
  }
}

// Two vertices of a path leave the first cell at a time, from its ends.
TEST(OrderedPartition, TheMiddleOfAPathIsNotLookedAtAgainAndAgain) {
  std::uint64_t before = 0;
  for (Vertex n = 25'000; n <= 200'000; n *= 2) {
    const Graph path = tests::family("path:" + std::to_string(n));
    PartitionRefiner refiner(path);
    std::uint64_t trace = 0;
    EXPECT_EQ(refiner.coarsest(trace).cells, n / 2);
    if (before != 0) {
      EXPECT_LT(refiner.work(), before * 5 / 2);
    }
    before = refiner.work();
  }
}

}  // namespace
}  // namespace minimex
