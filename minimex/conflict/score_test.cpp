// The duel engine as a whole: known values and properties.
#include "minimex/conflict/score.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score/families_test.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::conflict {
namespace {

using namespace test;

std::int64_t value_of(const Graph& graph, FirstPlayer first) {
  Control control;
  const ScoreResult result = solve_score(graph, {.first = first}, control);
  EXPECT_EQ(result.run.status, Status::Proved) << result.run.limit;
  EXPECT_EQ(result.bounds.lower, result.bounds.upper);
  EXPECT_EQ(result.value, result.bounds.lower);
  return result.bounds.lower;
}

std::pair<std::int64_t, std::int64_t> both_values(const Graph& graph) {
  return {value_of(graph, FirstPlayer::Maximiser), value_of(graph, FirstPlayer::Minimiser)};
}

TEST(Score, KnownValues) {
  struct Known {
    std::string family;
    std::int64_t maximiser_first;
    std::int64_t minimiser_first;
  };
  const std::vector<Known> known = {
      {"grid:3x3", 5, 4},    {"grid:3x4", 5, 5},    {"grid:3x6", 8, 7},    {"grid:4x4", 6, 6},
      {"grid:4x6", 9, 9},    {"grid:5x5", 10, 10},  {"grid:6x6", 14, 14},  {"king:3x3", 3, 1},
      {"king:4x4", 4, 4},    {"king:5x5", 7, 5},    {"king:6x6", 8, 7},    {"queen:3x3", 2, 1},
      {"queen:4x4", 3, 3},   {"queen:5x5", 5, 4},   {"queen:6x6", 5, 5},   {"hypercube:1", 1, 1},
      {"hypercube:2", 2, 2}, {"hypercube:3", 2, 4}, {"hypercube:4", 4, 8}, {"petersen:5,2", 4, 3}};
  for (const Known& row : known) {
    const auto expected = std::pair(row.maximiser_first, row.minimiser_first);
    EXPECT_EQ(both_values(family(row.family)), expected) << row.family;
  }
}

// The closed form for unbroken lines, with p = 4k + 3, q = (n-1) div p, r = (n-1) mod p.
std::int64_t line_value(std::int64_t n, std::int64_t k, FirstPlayer first) {
  const std::int64_t p = 4 * k + 3;
  const std::int64_t r = (n - 1) % p;
  const bool maximiser = first == FirstPlayer::Maximiser;
  const std::int64_t one = maximiser ? k + 1 : 2 * k + 1;
  const std::int64_t two = maximiser ? 2 * k + 2 : 3 * k + 2;
  return 3 * ((n - 1) / p) + (r < one ? 1 : r < two ? 2 : 3);
}

TEST(Score, UnbrokenLinesFollowTheClosedForm) {
  for (const FirstPlayer first : kBoth) {
    for (std::int32_t k = 1; k <= 6; ++k) {
      for (std::int32_t n = 1; n <= 80; ++n) {
        Control control;
        const ScoreResult result =
            solve_score(SeatLine{.seats = n, .distance = k}, {.first = first}, control);
        ASSERT_EQ(result.value, line_value(n, k, first)) << n << "," << k;
      }
    }
  }
}

TEST(Score, LinesOfSeatsAreTheirGraphs) {
  constexpr std::uint64_t kSeed = 907;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 150; ++round) {
    SeatLine line{.seats = static_cast<std::int32_t>(random.between(1, 30)),
                  .distance = static_cast<std::int32_t>(random.between(0, 4))};
    std::vector<std::int32_t> usable;
    for (std::int32_t seat = 0; seat < line.seats; ++seat) {
      (random.chance(1, 4) ? line.broken : usable).push_back(seat);
    }
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < usable.size(); ++i) {
      for (std::size_t j = i + 1; j < usable.size(); ++j) {
        if (usable[j] - usable[i] <= line.distance) {
          edges.emplace_back(static_cast<Vertex>(i), static_cast<Vertex>(j));
        }
      }
    }
    const Graph graph = Graph::from_edges(static_cast<Vertex>(usable.size()), edges);
    const ScoreOptions options{.first = kBoth[random.below(2)], .line = true};
    Control control;
    const ScoreResult seats = solve_score(line, options, control);
    const ScoreResult vertices = solve_score(graph, options, control);
    ASSERT_EQ(seats.value, vertices.value);
    ASSERT_EQ(seats.line.size(), vertices.line.size());
    for (std::size_t i = 0; i < seats.line.size(); ++i) {
      EXPECT_EQ(seats.line[i], usable[static_cast<std::size_t>(vertices.line[i])]);
    }
  }
}

// Every way to run the engine gives the reference's value and line.
void expect_reference(const Graph& graph, FirstPlayer first) {
  reference::IndependenceDuel reference(graph, first);
  const int value = reference.value();
  const std::vector<int> line = reference.line();
  std::vector<ScoreOptions> variants = {{}};
  for (const int typed : {0, 3, 7}) {
    for (const std::uint64_t bytes : {0, 1'500, 1 << 20}) {
      variants.push_back({.table_bytes = bytes, .typed_vertices = typed});
    }
  }
  for (ScoreOptions& options : variants) {
    options.first = first;
    options.line = true;
    Control control(Budget{.threads = options.typed_vertices ? 8 : 1});
    const ScoreResult result = solve_score(graph, options, control);
    ASSERT_EQ(result.value, value);
    ASSERT_EQ(result.line, std::vector<Vertex>(line.begin(), line.end()));
  }
}

TEST(Score, RandomGraphsAgreeWithTheReference) {
  constexpr std::uint64_t kSeed = 911;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 60; ++round) {
    const Graph graph =
        random_graph(random, static_cast<Vertex>(random.between(8, 12)), 10 + random.below(50));
    expect_reference(graph, kBoth[round % 2]);
  }
}

TEST(Score, SymmetricGraphsAgreeWithTheReference) {
  for (const std::string name : {"grid:3x4", "cycle:11", "prism:6", "petersen:6,2", "hypercube:3",
                                 "king:3x4", "knight:3x4", "torus:3x4", "wheel:8", "grid:2x7"}) {
    SCOPED_TRACE(name);
    for (const FirstPlayer first : kBoth) expect_reference(family(name), first);
  }
}

// A star scores 1 by its centre and all its leaves by one of them, and leaves nothing either way:
// one option, of which each side takes its own score.
TEST(Score, SumsOfThreeStarsAgreeWithTheReference) {
  const auto star = [](Vertex centre, Vertex leaves, std::vector<Edge>& edges) {
    for (Vertex leaf = 1; leaf <= leaves; ++leaf) edges.emplace_back(centre, centre + leaf);
    return centre + leaves + 1;
  };
  for (Vertex a = 2; a <= 5; ++a) {
    for (Vertex b = 2; b <= a; ++b) {
      for (Vertex c = 2; c <= b && a + b + c <= 11; ++c) {
        SCOPED_TRACE(testing::Message() << a << " " << b << " " << c);
        std::vector<Edge> edges;
        const Vertex vertices = star(star(star(0, a, edges), b, edges), c, edges);
        const Graph graph = Graph::from_edges(vertices, std::move(edges));
        for (const FirstPlayer first : kBoth) expect_reference(graph, first);
      }
    }
  }
}

TEST(Score, LabelsDoNotMatter) {
  constexpr std::uint64_t kSeed = 919;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    const Graph graph =
        random_graph(random, static_cast<Vertex>(random.between(14, 24)), 10 + random.below(30));
    std::vector<Vertex> label(static_cast<std::size_t>(graph.vertex_count()));
    std::iota(label.begin(), label.end(), 0);
    for (std::size_t i = label.size(); i > 1; --i) std::swap(label[i - 1], label[random.below(i)]);
    std::vector<Edge> edges;
    for (const auto& [u, v] : graph.edges()) {
      edges.emplace_back(label[static_cast<std::size_t>(u)], label[static_cast<std::size_t>(v)]);
    }
    EXPECT_EQ(both_values(graph), both_values(Graph::from_edges(graph.vertex_count(), edges)));
  }
}

TEST(Score, MirroredLinesHaveTheSameValue) {
  constexpr std::uint64_t kSeed = 929;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 100; ++round) {
    SeatLine line{.seats = static_cast<std::int32_t>(random.between(20, 60)),
                  .distance = static_cast<std::int32_t>(random.between(1, 5))};
    for (std::int32_t seat = 0; seat < line.seats; ++seat) {
      if (random.chance(1, 5)) line.broken.push_back(seat);
    }
    SeatLine mirror = line;
    for (std::int32_t& seat : mirror.broken) seat = line.seats - 1 - seat;
    std::reverse(mirror.broken.begin(), mirror.broken.end());
    Control control;
    const ScoreOptions options{.first = kBoth[round % 2]};
    EXPECT_EQ(solve_score(line, options, control).value,
              solve_score(mirror, options, control).value);
  }
}

// An isolated vertex is a move for whoever needs one: the reference says what it is worth.
TEST(Score, IsolatedVerticesAreTempoMoves) {
  constexpr std::uint64_t kSeed = 937;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    const Graph graph = random_graph(random, static_cast<Vertex>(random.between(3, 8)), 35);
    const std::int64_t alone = value_of(graph, kBoth[round % 2]);
    for (const Vertex extra : {1, 2, 3}) {
      const Graph more = Graph::from_edges(graph.vertex_count() + extra, graph.edges());
      reference::IndependenceDuel reference(more, kBoth[round % 2]);
      EXPECT_EQ(value_of(more, kBoth[round % 2]), reference.value());
      EXPECT_TRUE(extra != 2 || reference.value() == alone + 2);
    }
  }
}

TEST(Score, TwinsChangeNothing) {
  constexpr std::uint64_t kSeed = 941;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 30; ++round) {
    const Graph graph = random_graph(random, 16, 20);
    std::vector<Edge> edges = graph.edges();
    const auto original = static_cast<Vertex>(random.below(16));
    edges.emplace_back(original, 16);
    for (const Vertex w : graph.neighbours(original)) edges.emplace_back(w, 16);
    EXPECT_EQ(both_values(graph), both_values(Graph::from_edges(17, edges)));
  }
}

TEST(Score, TrivialGraphsOfAnySizeAreInstant) {
  Control control;
  const ScoreOptions options{.line = true};
  EXPECT_EQ(solve_score(Graph(), options, control).value, 0);
  const ScoreResult isolated = solve_score(Graph(100'000), options, control);
  EXPECT_EQ(isolated.value, 100'000);
  EXPECT_EQ(isolated.line.size(), 100'000U);
  EXPECT_TRUE(std::is_sorted(isolated.line.begin(), isolated.line.end()));
  EXPECT_EQ(solve_score(copies(family("complete:5"), 20'000), options, control).value, 20'000);
  EXPECT_EQ(solve_score(copies(family("path:4"), 20'001), options, control).value, 40'002);
  EXPECT_EQ(solve_score(copies(family("cycle:7"), 3'001), options, control).value, 9'003);
}

// A path of three is the choice between one token (and the turn) and two.
TEST(Score, ManyEqualComponents) {
  constexpr int kMost = 300;
  // best[paths][tempo][side]: tokens to come.
  std::vector<std::array<std::array<int, 2>, 2>> best(kMost + 1);
  for (int paths = 0; paths <= kMost; ++paths) {
    const auto n = static_cast<std::size_t>(paths);
    for (const std::size_t side : {0U, 1U}) {
      best[n][0][side] = 0;
      if (paths > 0) {
        const int middle = 1 + best[n - 1][0][1 - side];
        const int end = 1 + best[n - 1][1][1 - side];
        best[n][0][side] = side == 0 ? std::max(middle, end) : std::min(middle, end);
      }
    }
    for (const std::size_t side : {0U, 1U}) {
      best[n][1][side] = 1 + best[n][0][1 - side];
      if (paths > 0) {
        const int middle = 1 + best[n - 1][1][1 - side];
        const int end = 3 + best[n - 1][0][1 - side];  // two tempo moves cancel
        const int other = side == 0 ? std::max(middle, end) : std::min(middle, end);
        best[n][1][side] =
            side == 0 ? std::max(best[n][1][side], other) : std::min(best[n][1][side], other);
      }
    }
  }
  for (const Vertex paths : {1, 2, 7, 50, kMost}) {
    const auto expected = best[static_cast<std::size_t>(paths)][0];
    EXPECT_EQ(both_values(copies(family("path:3"), paths)),
              (std::pair<std::int64_t, std::int64_t>(expected[0], expected[1])));
  }
}

// A complete bipartite graph has as many tokens as the side that the first move is on has vertices;
// its vertices fill sets of every width.
TEST(Score, WidthsOfSets) {
  for (const auto& [small, large] : std::vector<std::pair<Vertex, Vertex>>{
           {5, 30}, {40, 60}, {3, 200}, {150, 300}, {400, 600}}) {
    std::vector<Edge> edges;
    for (Vertex u = 0; u < small; ++u) {
      for (Vertex v = 0; v < large; ++v) edges.emplace_back(u, small + v);
    }
    const Graph graph = Graph::from_edges(small + large, std::move(edges));
    EXPECT_EQ(both_values(graph), (std::pair<std::int64_t, std::int64_t>(large, small)));
  }
}

TEST(Score, LinesKeepTheValueTillTheEnd) {
  for (const std::string name : {"grid:5x6", "king:6x6", "queen:6x6", "grid:3x12"}) {
    const Graph graph = family(name);
    for (const FirstPlayer first : kBoth) {
      Control control;
      const ScoreResult result = solve_score(graph, {.first = first, .line = true}, control);
      ASSERT_EQ(static_cast<std::int64_t>(result.line.size()), result.value);
      std::vector<bool> near(static_cast<std::size_t>(graph.vertex_count()), false);
      for (const Vertex v : result.line) {
        EXPECT_FALSE(near[static_cast<std::size_t>(v)]);
        near[static_cast<std::size_t>(v)] = true;
        for (const Vertex w : graph.neighbours(v)) near[static_cast<std::size_t>(w)] = true;
      }
      EXPECT_EQ(std::count(near.begin(), near.end(), false), 0);
    }
  }
}

TEST(Score, LongBusesWithOneDecisionAreInstant) {
  Control control;
  const ScoreOptions options{.line = true};
  const auto solve = [&](std::int32_t distance, FirstPlayer first) {
    return solve_score(SeatLine{.seats = 1'000'000, .distance = distance},
                       {.first = first, .line = true}, control);
  };
  EXPECT_EQ(solve(0, FirstPlayer::Maximiser).line.size(), 1'000'000U);
  EXPECT_EQ(solve(1'000'000, FirstPlayer::Minimiser).line, std::vector<Vertex>{0});
  EXPECT_EQ(solve(600'000, FirstPlayer::Maximiser).line, (std::vector<Vertex>{0, 600'001}));
  EXPECT_EQ(solve(600'000, FirstPlayer::Minimiser).line, std::vector<Vertex>{399'999});
  SeatLine broken{.seats = 1'000'000, .distance = 2};
  for (std::int32_t seat = 0; seat < broken.seats; ++seat) broken.broken.push_back(seat);
  EXPECT_EQ(solve_score(broken, options, control).value, 0);
}

}  // namespace
}  // namespace minimex::conflict
