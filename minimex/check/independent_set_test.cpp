#include "minimex/check/independent_set.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/independent_set_proofs_test.hpp"
#include "minimex/core/canonical.hpp"

#include "tests/reference/independent_set_reference.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/graphs.hpp"

namespace minimex::check {
namespace {

using namespace test;
using tests::graph_of_bits;

void expect_proved(const Proved& proved, const std::string& what) {
  const Verdict verdict = proved.verdict();
  ASSERT_EQ(verdict.finding, Finding::Proved) << what << ": " << verdict.text;
  EXPECT_EQ(verdict.text, proved.solution.answer);
  EXPECT_LE(decode(proved.proof).size(), proved.solution.certificate->bytes) << what;
}

TEST(IndependentSetCheck, EveryGraphOfUpToFiveVerticesIsProved) {
  for (Vertex vertices = 0; vertices <= 5; ++vertices) {
    for (std::uint64_t code = 0; code < std::uint64_t{1} << vertices * (vertices - 1) / 2; ++code) {
      const Graph graph = graph_of_bits(vertices, code);
      const Proved proved{graph};
      expect_proved(proved, to_string(proved.solution.line));
      ASSERT_EQ(proved.solution.value, reference::independence_number(vertices, graph.edges()));
    }
  }
}

// Up to isomorphism: each graph of one vertex more extends one without its last vertex.
TEST(IndependentSetCheck, EveryGraphOfSixAndSevenVerticesIsProved) {
  std::vector<Graph> graphs{Graph(0)};
  for (Vertex vertices = 1; vertices <= 7; ++vertices) {
    std::vector<std::string> names;
    for (const Graph& graph : graphs) {
      for (std::uint32_t around = 0; around < 1U << (vertices - 1); ++around) {
        std::vector<Edge> edges = graph.edges();
        for (Vertex v = 0; v + 1 < vertices; ++v) {
          if ((around >> v & 1) != 0) edges.emplace_back(v, vertices - 1);
        }
        names.push_back(canonical_name(Graph::from_edges(vertices, std::move(edges))));
      }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    graphs.clear();
    for (const std::string& name : names) graphs.push_back(named_graph(vertices, name));
    if (vertices < 6) continue;
    EXPECT_EQ(graphs.size(), vertices == 6 ? 156 : 1044);
    for (const Graph& graph : graphs) expect_proved(Proved{graph}, canonical_name(graph));
  }
}

TEST(IndependentSetCheck, FamiliesAreProved) {
  for (const std::string name : {"petersen:5,2",
                                 "petersen:7,2",
                                 "petersen:9,4",
                                 "cycle:5",
                                 "cycle:7",
                                 "cycle:15",
                                 "path:0",
                                 "path:1",
                                 "path:9",
                                 "complete:12",
                                 "wheel:9",
                                 "prism:5",
                                 "hypercube:6",
                                 "line:30,4",
                                 "rook:5x7",
                                 "rook:4x4x4",
                                 "bishop:7x7",
                                 "torus:5x5",
                                 "torus:7x7",
                                 "grid:9x9",
                                 "king:5x5x5",
                                 "knight:7x7",
                                 "linegraph:complete:7",
                                 "linegraph:petersen:5,2"}) {
    expect_proved(family(name), name);
  }
  for (int side = 1; side <= 8; ++side) {
    for (int other = 1; other <= 8; ++other) {
      const std::string name = "queen:" + std::to_string(side) + "x" + std::to_string(other);
      expect_proved(family(name), name);
    }
  }
  for (int side = 1; side <= 12; ++side) {
    for (int other = side; other <= 12; ++other) {
      const std::string name = "king:" + std::to_string(side) + "x" + std::to_string(other);
      expect_proved(family(name), name);
    }
  }
}

TEST(IndependentSetCheck, RandomGraphsAreProved) {
  constexpr std::uint64_t kSeed = 1201;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::uint64_t logs = 0;
  for (int round = 0; round < 60; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(40, 60));
    const Proved proved{random_graph(random, vertices, 10 + random.below(41))};
    expect_proved(proved, "round " + std::to_string(round));
    logs += proved.header.kind == "branching log" ? 1 : 0;
  }
  EXPECT_GT(logs, 30);
}

// No clique has three vertices in the complement of a graph without triangles' complement: covers
// are pairs and single vertices, and rarely as few as the set has vertices.
TEST(IndependentSetCheck, GraphsWithoutTrianglesAndTheirComplementsAreProved) {
  constexpr std::uint64_t kSeed = 1202;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    constexpr Vertex kVertices = 26;
    std::vector<std::vector<bool>> edge(kVertices, std::vector<bool>(kVertices, false));
    for (int i = 0; i < 400; ++i) {
      const std::uint64_t u = random.below(kVertices);
      const std::uint64_t v = random.below(kVertices);
      bool triangle = u == v;
      for (std::uint64_t w = 0; w < kVertices; ++w) triangle |= edge[u][w] && edge[v][w];
      if (!triangle) edge[u][v] = edge[v][u] = true;
    }
    std::vector<Edge> edges;
    std::vector<Edge> complement;
    for (Vertex u = 0; u < kVertices; ++u) {
      for (Vertex v = u + 1; v < kVertices; ++v) {
        const bool there = edge[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)];
        (there ? edges : complement).emplace_back(u, v);
      }
    }
    expect_proved(Proved{Graph::from_edges(kVertices, edges)}, "triangle-free");
    expect_proved(Proved{Graph::from_edges(kVertices, complement)}, "complement");
  }
}

TEST(IndependentSetCheck, ManyComponentsAreProved) {
  std::vector<Edge> edges;
  constexpr Vertex kCycles = 3000;
  for (Vertex cycle = 0; cycle < kCycles; ++cycle) {
    for (Vertex i = 0; i < 5; ++i) edges.emplace_back(5 * cycle + i, 5 * cycle + (i + 1) % 5);
  }
  const Proved proved{Graph::from_edges(5 * kCycles, std::move(edges))};
  EXPECT_EQ(proved.solution.value, 2 * kCycles);
  expect_proved(proved, "cycles");
}

TEST(IndependentSetCheck, EveryCaseOfKnightsIsProved) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("knights");
  EXPECT_GE(cases.size(), 19U);
  for (const auto& [source, answer] : cases) {
    const Proved proved("knights", find_game("knights")->read(source, {}).at(0));
    expect_proved(proved, source.name);
    EXPECT_EQ(proved.solution.answer, answer) << source.name;
  }
}

TEST(IndependentSetCheck, WithoutAProofASetIsAttained) {
  const Proved proved = family("petersen:5,2");
  Control control;
  Claim claim = proved.claim();
  const Verdict verdict = verify(*proved.game, proved.instance, claim, nullptr, control);
  EXPECT_EQ(verdict.finding, Finding::Attained);
  EXPECT_EQ(verdict.text, "4");
  claim.line->pop_back();
  claim.value = 3;
  claim.answer = "3";
  EXPECT_EQ(verify(*proved.game, proved.instance, claim, nullptr, control).finding,
            Finding::Attained);
  claim.line.reset();
  EXPECT_EQ(verify(*proved.game, proved.instance, claim, nullptr, control).text,
            "nothing shows the value");
}

TEST(IndependentSetCheck, LimitsLeaveTheCheckUnfinished) {
  const Proved proved = family("torus:9x9");
  for (const std::uint64_t memory : {std::uint64_t{100}, std::uint64_t{6000}}) {
    Control control(Budget{.memory_bytes = memory});
    std::istringstream in(proved.proof);
    const Verdict verdict = verify(*proved.game, proved.instance, proved.claim(), &in, control);
    EXPECT_EQ(verdict.finding, Finding::Unfinished);
    EXPECT_FALSE(verdict.run.limit.empty());
  }
  Control control;
  control.cancel();
  std::istringstream in(proved.proof);
  EXPECT_EQ(verify(*proved.game, proved.instance, proved.claim(), &in, control).finding,
            Finding::Unfinished);
}

// Three cells in a row: at most two tokens, and two cliques cover them. The numbers are the size of
// the set, gaps between its members, and for each cell 0 for a new clique or its mate.
TEST(IndependentSetCheck, BoardsNeedASetAndACoverOfTheSameSize) {
  const Game& game = *find_game("independent-set");
  const Instance board = game.from_family("king:1x3");
  const auto finding = [&](std::int64_t value, const std::vector<std::uint64_t>& numbers) {
    const std::string proof = test::encode(test::header_of(game, board, "clique cover"), numbers);
    return test::verify_file(game, board, {.value = value}, proof).finding;
  };
  EXPECT_EQ(finding(2, {2, 0, 1, 0, 1, 0}), Finding::Proved);
  EXPECT_EQ(finding(1, {1, 0, 0, 1, 0}), Finding::Refuted) << "a clique more than tokens";
  EXPECT_EQ(finding(2, {2, 0, 0, 0, 1, 0}), Finding::Refuted) << "tokens side by side";
  EXPECT_EQ(finding(3, {3, 0, 0, 0, 0, 0, 0}), Finding::Refuted) << "all full";
}

// The set of the proof is wrong far down the board.
TEST(IndependentSetCheck, StopsInTheMiddleOfASet) {
  const Game& game = *find_game("independent-set");
  const Instance board = game.from_family("king:200x200");
  const std::string proof =
      test::encode(test::header_of(game, board, "clique cover"), {2, 30'000, 0});
  EXPECT_EQ(test::verify_file(game, board, {.value = 2}, proof).finding, Finding::Refuted);
  Control control;
  control.cancel();
  EXPECT_EQ(test::verify_file(game, board, {.value = 2}, proof, control).finding,
            Finding::Unfinished);
}

TEST(IndependentSetCheck, WritingObeysItsLimits) {
  Random random(1205);
  const GraphInstance instance{random_graph(random, 130, 10)};
  Control control;
  const Solution solution =
      find_game("independent-set")->solve(instance, {.line = true, .proof = true}, control);
  ASSERT_TRUE(solution.certificate.has_value());
  EXPECT_EQ(solution.certificate->kind, "branching log");
  EXPECT_GT(solution.certificate->bytes, 1U << 20);
  ProofWriter unwritten({}, [](std::string_view) {});
  Control late(Budget{.time_limit = std::chrono::milliseconds(0)});
  EXPECT_EQ(solution.certificate->write(unwritten, late).status, Status::LimitReached);
  // The first piece that is written is the last one wanted.
  Control stopped;
  std::size_t written = 0;
  ProofWriter writer({}, [&](std::string_view piece) {
    written += piece.size();
    stopped.cancel();
  });
  EXPECT_EQ(solution.certificate->write(writer, stopped).status, Status::Cancelled);
  EXPECT_LT(written, solution.certificate->bytes);
}

}  // namespace
}  // namespace minimex::check
