#include "minimex/check/nimber_table.hpp"

#include <chrono>

#include <gtest/gtest.h>

#include "minimex/check/nimber_claims_test.hpp"
#include "minimex/core/random.hpp"

#include "tests/support/cases.hpp"

namespace minimex::check {
namespace {

using test::both;
using test::graph_of;
using test::instance_of;
using test::node_kayles;
using test::random_graph;
using test::solved;
using test::Solved;
using test::verify_file;

void expect_proved(const Game& game, const Instance& instance, bool line = true) {
  const Solved right = solved(game, instance, line);
  ASSERT_FALSE(right.file.empty());
  const Verdict verdict = verify_file(game, instance, right.claim, right.file);
  ASSERT_EQ(verdict.finding, Finding::Proved) << verdict.text << verdict.run.limit;
  EXPECT_EQ(verdict.text, std::to_string(right.claim.value.value()));
}

TEST(NimberTable, ProvesEveryGraphUpToSevenVertices) {
  for (Vertex n = 0; n <= 7; ++n) {
    for (const Graph& graph : test::all_graphs(n)) {
      const Instance instance = instance_of(graph);
      ASSERT_NO_FATAL_FAILURE(expect_proved(node_kayles(), instance));
      ASSERT_EQ(solved(node_kayles(), instance).claim.value, reference::node_kayles_nimber(graph));
    }
  }
}

TEST(NimberTable, ProvesRandomGraphs) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const auto n = static_cast<Vertex>(random.between(8, 26));
    const Graph graph = random_graph(random, n, static_cast<unsigned>(random.between(5, 60)));
    ASSERT_NO_FATAL_FAILURE(expect_proved(node_kayles(), instance_of(graph)));
  }
}

TEST(NimberTable, ProvesFamilies) {
  for (const char* family : {"path:0",
                             "path:1",
                             "path:40",
                             "path:1000",
                             "cycle:3",
                             "cycle:57",
                             "complete:9",
                             "grid:3x12",
                             "grid:5x5",
                             "grid:6x6",
                             "queen:7x7",
                             "petersen:5,2",
                             "linegraph:grid:4x5",
                             "wheel:11",
                             "torus:5x5",
                             "knight:5x5",
                             "king:5x6",
                             "hypercube:5",
                             "prism:9",
                             "line:30,3"}) {
    SCOPED_TRACE(family);
    expect_proved(node_kayles(), node_kayles().from_family(family));
  }
}

TEST(NimberTable, ProvesTrees) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    std::vector<Edge> edges;
    for (Vertex v = 1; v < 28; ++v) {
      edges.emplace_back(static_cast<Vertex>(random.below(static_cast<std::uint64_t>(v))), v);
    }
    expect_proved(node_kayles(), instance_of(Graph::from_edges(28, std::move(edges))));
  }
}

TEST(NimberTable, ProvesWhatIsLargeAndEasy) {
  Graph star = [] {
    std::vector<Edge> edges;
    for (Vertex v = 1; v <= 20000; ++v) edges.emplace_back(0, v);
    return Graph::from_edges(20001, std::move(edges));
  }();
  expect_proved(node_kayles(), node_kayles().from_family("path:1000000"), false);
  expect_proved(node_kayles(), node_kayles().from_family("path:100000"));
  expect_proved(node_kayles(), node_kayles().from_family("cycle:100000"));
  expect_proved(node_kayles(), instance_of(Graph(100001)));
  expect_proved(node_kayles(), instance_of(std::move(star)), false);
  expect_proved(node_kayles(), node_kayles().from_family("grid:60x60"), false);
  const Graph odd = graph_of("grid:35x35");
  expect_proved(node_kayles(), instance_of(both(odd, odd)), false);
}

/// A large grid with a free involution, each vertex in one to three copies that are true twins: the
/// involution shows only once the twins are merged.
TEST(NimberTable, ProvesAnInvolutionBehindTwins) {
  const Graph grid = graph_of("grid:34x34");
  const auto copies = [](Vertex v) { return 1 + v * 7 % 3; };
  std::vector<Vertex> first{0};
  for (Vertex v = 0; v < grid.vertex_count(); ++v) first.push_back(first.back() + copies(v));
  std::vector<Edge> edges;
  const auto join = [&](Vertex u, Vertex v) {
    for (Vertex a = first[static_cast<std::size_t>(u)]; a < first[static_cast<std::size_t>(u) + 1];
         ++a) {
      for (Vertex b = first[static_cast<std::size_t>(v)];
           b < first[static_cast<std::size_t>(v) + 1]; ++b) {
        if (a < b) edges.emplace_back(a, b);
      }
    }
  };
  for (Vertex u = 0; u < grid.vertex_count(); ++u) {
    join(u, u);
    for (const Vertex v : grid.neighbours(u)) {
      if (u < v) join(u, v);
    }
  }
  expect_proved(node_kayles(), instance_of(Graph::from_edges(first.back(), std::move(edges))),
                false);
}

TEST(NimberTable, ProvesEveryRiverCase) {
  const Game& river = *find_game("river");
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("river");
  EXPECT_GT(cases.size(), 10U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = river.read(source, {}).front();
    Solved right = solved(river, instance);
    EXPECT_EQ(verify_file(river, instance, right.claim, right.file).finding, Finding::Proved);
    right.claim.value.reset();  // as in a solution that is the contest's text
    const Verdict verdict = verify_file(river, instance, right.claim, right.file);
    EXPECT_EQ(verdict.finding, Finding::Proved) << verdict.text;
    EXPECT_EQ(verdict.text, right.claim.answer);
    right.claim.answer = *right.claim.answer == "First player will win" ? "Second player will win"
                                                                        : "First player will win";
    EXPECT_EQ(verify_file(river, instance, right.claim, right.file).finding, Finding::Refuted);
  }
}

TEST(NimberTable, StopsAtLimits) {
  const Instance instance = node_kayles().from_family("grid:5x5");
  const Solved right = solved(node_kayles(), instance);
  Control small(Budget{.memory_bytes = 9000});
  const Verdict needs = verify_file(node_kayles(), instance, right.claim, right.file, small);
  EXPECT_EQ(needs.finding, Finding::Unfinished);
  EXPECT_EQ(needs.run.status, Status::LimitReached);
  Control late(Budget{.time_limit = std::chrono::milliseconds(0)});
  EXPECT_EQ(verify_file(node_kayles(), instance, right.claim, right.file, late).run.status,
            Status::LimitReached);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(verify_file(node_kayles(), instance, right.claim, right.file, cancelled).run.status,
            Status::Cancelled);
}

TEST(NimberTable, MakingAProofStopsAtLimits) {
  Control control;
  const Instance instance = node_kayles().from_family("grid:5x5");
  const Solution solution = node_kayles().solve(instance, {.proof = true}, control);
  const auto status_with = [&](Control& limited) {
    ProofWriter writer({}, [](std::string_view) {});
    return solution.certificate->write(writer, limited).status;
  };
  Control small(Budget{.memory_bytes = 60000});
  EXPECT_EQ(status_with(small), Status::LimitReached);
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(status_with(cancelled), Status::Cancelled);
}

TEST(NimberTable, PredictsLengthsFromAbove) {
  for (const char* family : {"path:1000", "grid:3x12", "grid:5x5", "grid:6x6", "queen:7x7",
                             "petersen:5,2", "linegraph:grid:4x5", "grid:30x30"}) {
    const Instance instance = node_kayles().from_family(family);
    const Solved right = solved(node_kayles(), instance, false);
    EXPECT_LE(test::bytes_of(right.file).size(), right.predicted) << family;
  }
}

TEST(NimberTable, IsTheSameEveryTime) {
  const Instance instance = node_kayles().from_family("grid:4x7");
  EXPECT_EQ(solved(node_kayles(), instance).file, solved(node_kayles(), instance).file);
}

}  // namespace
}  // namespace minimex::check
