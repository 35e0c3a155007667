// Proofs of duels: made for every small instance, accepted when right, refused when
// anything in claim or proof makes them wrong.
#include <cstdint>
#include <fstream>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/duel_test.hpp"
#include "minimex/core/canonical.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/graph_instance.hpp"

#include "tests/reference/independence_duel_reference.hpp"
#include "tests/support/graphs.hpp"

namespace minimex::check {
namespace {

using test::expect_proved;
using test::expect_refuted;
using test::expect_wrong_values_refuted;
using test::Made;
using test::only_value;

constexpr FirstPlayer kBoth[] = {FirstPlayer::Maximiser, FirstPlayer::Minimiser};

const Game& duel_game() {
  return *find_game("independence-duel");
}

Instance instance_of(Graph graph) {
  return GraphInstance{std::move(graph)};
}

using tests::random_graph;

/// Every graph with so many vertices, up to isomorphism.
std::vector<Graph> all_graphs(Vertex vertices) {
  const auto pairs = static_cast<unsigned>(vertices * (vertices - 1) / 2);
  std::set<std::string> names;
  for (std::uint32_t set = 0; set < 1U << pairs; ++set) {
    std::vector<Edge> edges;
    unsigned bit = 0;
    for (Vertex u = 0; u < vertices; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        if ((set >> bit++ & 1) != 0) edges.emplace_back(u, v);
      }
    }
    names.insert(canonical_name(Graph::from_edges(vertices, std::move(edges))));
  }
  std::vector<Graph> graphs;
  for (const std::string& name : names) graphs.push_back(named_graph(vertices, name));
  return graphs;
}

TEST(DuelProof, EveryGraphUpToSixVertices) {
  for (Vertex vertices = 0; vertices <= 6; ++vertices) {
    for (const Graph& graph : all_graphs(vertices)) {
      for (const FirstPlayer first : kBoth) {
        const Instance instance = instance_of(graph);
        const Made made = expect_proved(duel_game(), instance, first);
        EXPECT_EQ(made.claim.value, reference::IndependenceDuel(graph, first).value());
        expect_wrong_values_refuted(duel_game(), instance, made);
        // Less of the claim is right, too.
        EXPECT_EQ(
            test::check(duel_game(), instance, only_value(made, *made.claim.value), made.proof)
                .finding,
            Finding::Proved);
      }
    }
  }
}

TEST(DuelProof, RandomGraphs) {
  constexpr std::uint64_t kSeed = 2024;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 150; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(7, 18));
    const Graph graph = random_graph(random, vertices, 5 + random.below(56));
    const FirstPlayer first = kBoth[random.below(2)];
    const Instance instance = instance_of(graph);
    const Made made = expect_proved(duel_game(), instance, first);
    EXPECT_EQ(made.claim.value, reference::IndependenceDuel(graph, first).value());
    expect_wrong_values_refuted(duel_game(), instance, made);
  }
}

TEST(DuelProof, Families) {
  for (const std::string name : {"grid:4x4", "grid:4x6", "grid:5x5", "king:5x5", "queen:6x6",
                                 "petersen:5,2", "hypercube:4", "line:40,1", "path:0"}) {
    for (const FirstPlayer first : kBoth) {
      const Instance instance = duel_game().from_family(name);
      const Made made = expect_proved(duel_game(), instance, first);
      expect_wrong_values_refuted(duel_game(), instance, made);
      EXPECT_LE(made.proof.size(), made.predicted) << name;
    }
  }
}

TEST(DuelProof, TheSameBytesEveryTime) {
  const Instance instance = duel_game().from_family("grid:4x5");
  EXPECT_EQ(test::make(duel_game(), instance).proof, test::make(duel_game(), instance).proof);
}

// Bounds settle these, so the proof lists a few graphs at most.
TEST(DuelProof, LargeEasyInstancesHaveShortProofs) {
  const auto chain = [](Vertex cliques, Vertex size, bool joined) {
    std::vector<Edge> edges;
    for (Vertex i = 0; i < cliques; ++i) {
      for (Vertex u = 0; u < size; ++u) {
        for (Vertex v = 0; v < u; ++v) edges.emplace_back(i * size + u, i * size + v);
      }
      if (joined && i > 0) edges.emplace_back(i * size - 1, i * size);
    }
    return instance_of(Graph::from_edges(cliques * size, std::move(edges)));
  };
  EXPECT_LT(expect_proved(duel_game(), instance_of(Graph(100'000))).proof.size(), 2'000U);
  EXPECT_LT(expect_proved(duel_game(), chain(20'000, 5, false)).proof.size(), 2'000U);
  EXPECT_LT(expect_proved(duel_game(), chain(1, 1'500, false)).proof.size(), 2'000U);
  EXPECT_LT(expect_proved(duel_game(), chain(14, 4, true)).proof.size(), 4'000U);
  EXPECT_LT(expect_proved(duel_game(), chain(1'000, 3, false)).proof.size(), 2'000U);
}

// A changed byte may leave another right proof; of a wrong value it never makes one.
TEST(DuelProof, ChangedProofsNeverShowAWrongValue) {
  constexpr std::uint64_t kSeed = 5;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::vector<Instance> instances = {duel_game().from_family("grid:3x4"),
                                     duel_game().from_family("king:4x4")};
  for (int i = 0; i < 3; ++i) instances.push_back(instance_of(random_graph(random, 8, 30)));
  for (const Instance& instance : instances) {
    const Made made = expect_proved(duel_game(), instance, kBoth[random.below(2)]);
    const ProofHeader header = test::header_of(duel_game(), instance);
    const std::string payload = test::bytes_of(made.proof);
    ASSERT_EQ(test::proof_file(header, payload), made.proof);
    std::size_t refuted = 0;
    for (std::size_t i = 0; i < payload.size(); ++i) {
      for (const int change : {-1, 1, 0x80}) {
        std::string changed = payload;
        changed[i] = static_cast<char>(changed[i] + change);
        const std::string proof = test::proof_file(header, changed);
        for (const std::int64_t off : {-1, 1}) {
          expect_refuted(duel_game(), instance, only_value(made, *made.claim.value + off), proof);
        }
        const Verdict verdict = test::check(duel_game(), instance, made.claim, proof);
        EXPECT_NE(verdict.finding, Finding::Attained);
        if (verdict.finding == Finding::Refuted) ++refuted;
      }
      expect_refuted(duel_game(), instance, made.claim,
                     test::proof_file(header, payload.substr(0, i)));
    }
    EXPECT_GT(refuted, payload.size());
    expect_refuted(duel_game(), instance, made.claim, test::proof_file(header, payload + '\0'));
  }
}

TEST(DuelProof, DamagedFilesAreRefuted) {
  const Instance instance = duel_game().from_family("grid:3x4");
  const Made made = expect_proved(duel_game(), instance);
  for (std::size_t length = 0; length < made.proof.size(); ++length) {
    expect_refuted(duel_game(), instance, made.claim, made.proof.substr(0, length));
  }
  // Another instance's proof; also under this instance's header.
  const Instance other = duel_game().from_family("grid:2x6");
  const Made foreign = expect_proved(duel_game(), other);
  expect_refuted(duel_game(), instance, made.claim, foreign.proof);
  expect_refuted(
      duel_game(), instance, made.claim,
      test::proof_file(test::header_of(duel_game(), instance), test::bytes_of(foreign.proof)));
  expect_refuted(duel_game(), instance, made.claim,
                 test::proof_file({.game = "bus", .kind = "strategies", .instance = ""},
                                  test::bytes_of(made.proof)));
}

// Any other legal line is accepted only when every move of it keeps the value.
TEST(DuelProof, ChangedLinesAreRefutedUnlessBest) {
  constexpr std::uint64_t kSeed = 9;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  std::size_t accepted = 0;
  for (int round = 0; round < 40; ++round) {
    const Graph graph = random_graph(random, 9, 25);
    const FirstPlayer first = kBoth[random.below(2)];
    const Instance instance = instance_of(graph);
    const Made made = expect_proved(duel_game(), instance, first);
    reference::IndependenceDuel reference(graph, first);
    for (std::size_t i = 0; i < made.claim.line->size(); ++i) {
      for (Vertex v = 0; v <= 10; ++v) {
        Claim changed = made.claim;
        changed.line.value()[i] = Move{Site{v}};
        if (changed.line == made.claim.line) continue;
        const Verdict verdict = test::check(duel_game(), instance, changed, made.proof);
        if (verdict.finding != Finding::Proved) continue;
        ++accepted;
        std::uint64_t occupied = 0;
        for (const Move& move : *changed.line) {
          occupied |= std::uint64_t{1} << (move.first.at[0] - 1);
          EXPECT_EQ(reference.value(occupied), made.claim.value);
        }
        EXPECT_TRUE(reference.moves(occupied).empty());
      }
    }
    Claim shorter = made.claim;
    shorter.line.value().pop_back();
    expect_refuted(duel_game(), instance, shorter, made.proof);
  }
  EXPECT_GT(accepted, 0U);
}

TEST(DuelProof, ValuesOutOfRangeAreRefuted) {
  const Instance instance = duel_game().from_family("grid:3x4");
  const Made made = test::make(duel_game(), instance);
  for (const std::int64_t value : {std::numeric_limits<std::int64_t>::min(), std::int64_t{-1},
                                   std::int64_t{13}, std::numeric_limits<std::int64_t>::max()}) {
    expect_refuted(duel_game(), instance, only_value(made, value), made.proof);
  }
  ProofHeader other = test::header_of(duel_game(), instance);
  other.kind = "removal policy";
  expect_refuted(duel_game(), instance, made.claim,
                 test::proof_file(other, test::bytes_of(made.proof)));
}

TEST(DuelProof, WithoutProofALineOnlyAttains) {
  const Instance instance = duel_game().from_family("grid:3x4");
  const Made made = test::make(duel_game(), instance);
  Control control;
  Verdict verdict = test::check(duel_game(), instance, made.claim, nullptr, control);
  EXPECT_EQ(verdict.finding, Finding::Attained);
  EXPECT_EQ(verdict.text, made.claim.answer);
  verdict =
      test::check(duel_game(), instance, only_value(made, *made.claim.value), nullptr, control);
  EXPECT_EQ(verdict.finding, Finding::Refuted);
  EXPECT_EQ(verdict.text, "nothing shows the value");
  Claim wrong = made.claim;
  wrong.answer = "77";
  EXPECT_EQ(test::check(duel_game(), instance, wrong, nullptr, control).finding, Finding::Refuted);
  wrong = made.claim;
  std::swap(wrong.line.value()[0], wrong.line.value()[1]);  // legal in any order
  EXPECT_EQ(test::check(duel_game(), instance, wrong, nullptr, control).finding, Finding::Attained);
  wrong.line.value()[0] = wrong.line.value()[1];
  EXPECT_EQ(test::check(duel_game(), instance, wrong, nullptr, control).finding, Finding::Refuted);
}

TEST(DuelProof, BudgetsAreKept) {
  const Instance instance = duel_game().from_family("grid:4x6");
  const Made made = expect_proved(duel_game(), instance);
  Control cancelled;
  cancelled.cancel();
  Verdict verdict = test::check(duel_game(), instance, made.claim, &made.proof, cancelled);
  EXPECT_EQ(verdict.finding, Finding::Unfinished);
  EXPECT_EQ(verdict.run.status, Status::Cancelled);
  Control tiny(Budget{.memory_bytes = 1000});
  verdict = test::check(duel_game(), instance, made.claim, &made.proof, tiny);
  EXPECT_EQ(verdict.finding, Finding::Unfinished);
  EXPECT_EQ(verdict.run.status, Status::LimitReached);

  Control control;
  const Solution solution = duel_game().solve(instance, {.proof = true}, control);
  std::string proof;
  ProofWriter writer(test::header_of(duel_game(), instance),
                     [&](std::string_view bytes) { proof += bytes; });
  EXPECT_EQ(solution.certificate->write(writer, cancelled).status, Status::Cancelled);
}

}  // namespace
}  // namespace minimex::check
