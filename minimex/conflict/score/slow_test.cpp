// All graphs of seven vertices, and larger random ones, against the plain reference and the table
// of all live sets; and two threads against one.
#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score/families_test.hpp"
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

/// What play makes of every set of live vertices, for either side to move: the whole table.
class LiveSetTable {
 public:
  explicit LiveSetTable(const Graph& graph)
      : value_(std::size_t{2} << graph.vertex_count(), 0), vertices_(graph.vertex_count()) {
    std::vector<std::uint32_t> closed;
    for (Vertex v = 0; v < vertices_; ++v) {
      closed.push_back(1U << v);
      for (const Vertex w : graph.neighbours(v)) closed.back() |= 1U << w;
    }
    for (std::uint32_t live = 1; live < 1U << vertices_; ++live) {
      int most = 0;
      int least = vertices_;
      for (std::uint32_t todo = live; todo != 0; todo &= todo - 1) {
        const std::size_t rest = live & ~closed[static_cast<std::size_t>(std::countr_zero(todo))];
        most = std::max(most, 1 + value_[2 * rest + 1]);
        least = std::min(least, 1 + value_[2 * rest]);
      }
      value_[2 * std::size_t{live}] = static_cast<std::int8_t>(most);
      value_[2 * std::size_t{live} + 1] = static_cast<std::int8_t>(least);
    }
  }
  [[nodiscard]] int value(FirstPlayer first) const {
    return value_[value_.size() - (first == FirstPlayer::Maximiser ? 2 : 1)];
  }

 private:
  std::vector<std::int8_t> value_;  // the maximiser to move, the minimiser to move
  Vertex vertices_;
};

TEST(ScoreSlow, TwentyVerticesAgreeWithTheWholeTable) {
  constexpr std::uint64_t kSeed = 967;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    const Graph graph = test::random_graph(random, 20, 6 + random.below(40));
    const LiveSetTable table(graph);
    for (const FirstPlayer first : test::kBoth) {
      for (const int threads : {1, 2}) {
        Control control(Budget{.threads = threads});
        EXPECT_EQ(solve_score(graph, {.first = first}, control).value, table.value(first));
      }
    }
  }
}

TEST(ScoreSlow, LinesOfTwentyUsableSeatsAgreeWithTheWholeTable) {
  constexpr std::uint64_t kSeed = 971;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    SeatLine line{.distance = static_cast<std::int32_t>(random.between(1, 5))};
    std::vector<std::int32_t> usable;
    for (; usable.size() < 20; ++line.seats) {
      (random.chance(round % 4, 8) ? line.broken : usable).push_back(line.seats);
    }
    std::vector<Edge> edges;
    for (Vertex u = 0; u < 20; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        const auto apart =
            usable[static_cast<std::size_t>(u)] - usable[static_cast<std::size_t>(v)];
        if (apart <= line.distance) edges.emplace_back(v, u);
      }
    }
    const LiveSetTable table(Graph::from_edges(20, std::move(edges)));
    for (const FirstPlayer first : test::kBoth) {
      Control control;
      EXPECT_EQ(solve_score(line, {.first = first}, control).value, table.value(first));
    }
  }
}

// Two threads ask different questions; what they find is the same, and so is the line.
TEST(ScoreSlow, TwoThreadsFindTheSame) {
  for (const std::string name : {"king:8x8", "grid:7x7", "knight:7x7", "torus:7x7"}) {
    const Graph graph = test::family(name);
    for (const FirstPlayer first : test::kBoth) {
      Control one;
      Control two(Budget{.threads = 2});
      const ScoreOptions options{.first = first, .line = true};
      const ScoreResult alone = solve_score(graph, options, one);
      const ScoreResult together = solve_score(graph, options, two);
      EXPECT_EQ(alone.value, together.value) << name;
      EXPECT_EQ(alone.line, together.line) << name;
      EXPECT_EQ(static_cast<std::int64_t>(together.line.size()), together.value) << name;
    }
  }
}

}  // namespace
}  // namespace minimex::conflict
