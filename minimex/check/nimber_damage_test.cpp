// Claims and proofs of nimbers that are wrong, damaged or not theirs.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/nimber_claims_test.hpp"
#include "minimex/core/canonical.hpp"
#include "minimex/core/random.hpp"

namespace minimex::check {
namespace {

using test::instance_of;
using test::node_kayles;
using test::random_graph;
using test::small_graphs;
using test::solved;
using test::Solved;
using test::verify_file;

TEST(NimberDamage, RefutesOtherValuesAndAnswers) {
  for (const Graph& graph : small_graphs()) {
    const Instance instance = instance_of(graph);
    const Solved right = solved(node_kayles(), instance);
    for (std::int64_t change : {std::int64_t{-1}, std::int64_t{1}, std::int64_t{7},
                                std::numeric_limits<std::int64_t>::max() / 2}) {
      Claim wrong = right.claim;
      *wrong.value += change;
      EXPECT_EQ(verify_file(node_kayles(), instance, wrong, right.file).finding, Finding::Refuted);
      wrong.answer.reset();
      EXPECT_EQ(verify_file(node_kayles(), instance, wrong, right.file).finding, Finding::Refuted);
    }
    Claim wrong = right.claim;
    wrong.answer = *right.claim.answer + " ";
    EXPECT_EQ(verify_file(node_kayles(), instance, wrong, right.file).finding, Finding::Refuted);
    EXPECT_EQ(verify_file(node_kayles(), instance, {}, right.file).finding, Finding::Refuted);
    Control control;
    const Verdict bare = verify(node_kayles(), instance, right.claim, nullptr, control);
    EXPECT_EQ(bare.finding, Finding::Refuted);
    EXPECT_EQ(bare.text, "no proof");
  }
}

TEST(NimberDamage, RefutesLinesThatAreNotOptimalPlay) {
  for (const Graph& graph : small_graphs()) {
    const Instance instance = instance_of(graph);
    const Solved right = solved(node_kayles(), instance);
    const auto try_line = [&](const std::vector<Move>& line) {
      Claim claim = right.claim;
      claim.line = line;
      if (verify_file(node_kayles(), instance, claim, right.file).finding == Finding::Proved) {
        EXPECT_TRUE(test::optimal_play(graph, line)) << to_string(line);
      }
    };
    const std::vector<Move>& line = *right.claim.line;
    EXPECT_TRUE(test::optimal_play(graph, line));
    for (std::size_t i = 0; i < line.size(); ++i) {
      std::vector<Move> other = line;
      for (Vertex v = -1; v <= graph.vertex_count() + 1; ++v) {
        other[i] = {.first = {v}};
        try_line(other);
      }
      other[i] = {.first = line[i].first, .second = Site{graph.vertex_count() + 1}};
      try_line(other);
      try_line({line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i)});
      other = line;
      std::swap(other[i], other.front());
      try_line(other);
      other = line;
      other.push_back(line[i]);
      try_line(other);
    }
  }
}

/// Every byte of the numbers of a proof, set to every value: what is still taken must be true.
TEST(NimberDamage, TakesNoChangedProofThatSaysSomethingWrong) {
  std::size_t refuted = 0;
  for (const Graph& graph : small_graphs()) {
    const Instance instance = instance_of(graph);
    const Solved right = solved(node_kayles(), instance);
    const ProofHeader header = test::header_of(node_kayles(), instance, "nimber table");
    const std::string numbers = test::bytes_of(right.file);
    ASSERT_EQ(test::proof_file(header, numbers), right.file);
    ASSERT_TRUE(test::all_true(right.file, graph));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      for (const int change : {1, -1, 2, 5, 16, 64, 128, 200}) {
        std::string changed = numbers;
        changed[i] = static_cast<char>(changed[i] + change);
        const std::string file = test::proof_file(header, changed);
        if (verify_file(node_kayles(), instance, right.claim, file).finding != Finding::Proved) {
          ++refuted;
          continue;
        }
        EXPECT_TRUE(test::all_true(file, graph)) << "byte " << i << " by " << change;
      }
    }
  }
  EXPECT_GT(refuted, 1000U);
}

/// That no proof of these numbers shows the nimber 0 of `graph`, whose nimber is another.
void expect_no_zero(const Graph& graph, const test::Numbers& numbers) {
  ASSERT_NE(reference::node_kayles_nimber(graph), 0);
  const Instance instance = instance_of(graph);
  const ProofHeader header = test::header_of(node_kayles(), instance, "nimber table");
  Claim claim;
  claim.value = 0;
  EXPECT_EQ(verify_file(node_kayles(), instance, claim, test::encode(header, numbers)).finding,
            Finding::Refuted);
}

TEST(NimberDamage, RefutesInvolutionsThatAreNone) {
  // No graphs; then pairs, each told by its distances. The pair 1 2 is an edge.
  expect_no_zero(test::graph_of("path:2"), {0, 1, 0, 0});
  // 1 3, 2 5, 4 6: no edges, but the edge 1 2 goes to 3 5.
  expect_no_zero(test::graph_of("path:6"), {0, 3, 0, 1, 0, 2, 1, 1});
}

/// A move that leaves two parts, about which nothing is known, may leave any nimber. Of this graph,
/// all that a proof needs to say of the two is that they do not leave the nimber of the whole.
TEST(NimberDamage, RefutesProofsThatKnowNeitherOfTwoParts) {
  // clang-format off
  const Graph graph = Graph::from_edges(
      16, {{0, 1}, {0, 4}, {1, 2}, {2, 3}, {2, 10}, {2, 15}, {3, 7}, {3, 8}, {4, 5}, {4, 12}, {4, 14},
           {5, 6}, {5, 9}, {8, 10}, {8, 11}, {9, 13}, {12, 15}});
  // clang-format on
  const Instance instance = instance_of(graph);
  const Solved right = solved(node_kayles(), instance, false);
  const Graph left = without_neighbourhood(graph, 1);
  std::set<std::string> parts;
  for (const auto& part : connected_components(left)) {
    parts.insert(canonical_name(induced_subgraph(left, part)));
  }
  ASSERT_EQ(parts.size(), 2U);
  test::NimberTable table = test::read_table(right.file);
  ASSERT_EQ(test::write_table(table), right.file);
  EXPECT_EQ(std::erase_if(table.facts,
                          [&](const test::NimberFact& fact) {
                            return parts.contains(canonical_name(fact.graph));
                          }),
            2U);
  EXPECT_EQ(verify_file(node_kayles(), instance, right.claim, test::write_table(table)).finding,
            Finding::Refuted);
}

/// Tables with facts of all sizes, and what is left of a proof when one fact becomes another.
class ChangedFacts : public ::testing::Test {
 protected:
  /// Calls `each` with a proof's table, and how to see that a change of it is refuted.
  template <class Each>
  static void for_each_table(Each each) {
    std::vector<Graph> graphs = {test::graph_of("grid:5x5"), test::graph_of("king:4x5")};
    for (Random random(11); graphs.size() < 20;) graphs.push_back(random_graph(random, 14, 25));
    for (const Graph& graph : graphs) {
      const Instance instance = instance_of(graph);
      const Solved right = solved(node_kayles(), instance, false);
      each(test::read_table(right.file), [&](const test::NimberTable& changed) {
        return verify_file(node_kayles(), instance, right.claim, test::write_table(changed))
                   .finding == Finding::Refuted;
      });
    }
  }
};

/// Some move leaves each value below the nimber, so the nimber is none of these.
TEST_F(ChangedFacts, SmallerNimbersAreRefuted) {
  int tried = 0;
  for_each_table([&](const test::NimberTable& table, const auto& refuted) {
    for (std::size_t i = 0; i < table.facts.size(); ++i) {
      for (int nimber = 0; nimber < table.facts[i].nimber.value_or(0); ++nimber, ++tried) {
        test::NimberTable changed = table;
        changed.facts[i].nimber = nimber;
        changed.facts[i].shown.resize(static_cast<std::size_t>(nimber));
        EXPECT_TRUE(refuted(changed)) << "graph " << i + 1 << ", nimber " << nimber;
      }
    }
  });
  EXPECT_GT(tried, 400);
}

/// A prover writes only what the proof needs, so nothing that other graphs exclude replaces it.
TEST_F(ChangedFacts, EveryExclusionIsNeeded) {
  int tried = 0;
  for_each_table([&](const test::NimberTable& table, const auto& refuted) {
    for (std::size_t i = 0; i < table.facts.size(); ++i) {
      const std::size_t excluded = table.facts[i].nimber ? 0 : table.facts[i].shown.size();
      for (std::size_t j = 0; j < excluded; ++j, ++tried) {
        test::NimberTable changed = table;
        auto& shown = changed.facts[i].shown;
        shown.erase(shown.begin() + static_cast<std::ptrdiff_t>(j));
        EXPECT_TRUE(refuted(changed)) << "exclusion " << j + 1 << " of graph " << i + 1;
      }
    }
  });
  EXPECT_GT(tried, 200);
}

TEST(NimberDamage, RefutesProofsThatAreCutOffOrGoOn) {
  for (const Graph& graph : small_graphs()) {
    const Instance instance = instance_of(graph);
    const Solved right = solved(node_kayles(), instance);
    const ProofHeader header = test::header_of(node_kayles(), instance, "nimber table");
    const std::string numbers = test::bytes_of(right.file);
    const auto refuted = [&](const std::string& file) {
      return verify_file(node_kayles(), instance, right.claim, file).finding == Finding::Refuted;
    };
    for (std::size_t length = 0; length < numbers.size(); ++length) {
      EXPECT_TRUE(refuted(test::proof_file(header, numbers.substr(0, length)))) << length;
    }
    for (std::size_t length = 0; length < right.file.size(); ++length) {
      EXPECT_TRUE(refuted(right.file.substr(0, length))) << length;
    }
    EXPECT_TRUE(refuted(test::proof_file(header, numbers + '\0')));
    EXPECT_TRUE(refuted(right.file + "x"));
  }
}

TEST(NimberDamage, RefutesForeignProofs) {
  const Instance grid = node_kayles().from_family("grid:3x3");
  const Instance petersen = node_kayles().from_family("petersen:5,2");
  const Solved of_grid = solved(node_kayles(), grid);
  const Solved of_petersen = solved(node_kayles(), petersen);
  EXPECT_EQ(verify_file(node_kayles(), grid, of_grid.claim, of_petersen.file).text,
            "the proof is of another instance");
  const std::string numbers = test::bytes_of(of_petersen.file);
  ProofHeader header = test::header_of(node_kayles(), grid, "nimber table");
  EXPECT_EQ(
      verify_file(node_kayles(), grid, of_grid.claim, test::proof_file(header, numbers)).finding,
      Finding::Refuted);
  header.kind = "clique cover";
  EXPECT_EQ(verify_file(node_kayles(), grid, of_grid.claim,
                        test::proof_file(header, test::bytes_of(of_grid.file)))
                .text,
            "the proof is of another kind: clique cover, expected nimber table");
}

TEST(NimberDamage, SurvivesRandomProofs) {
  const Instance instance = node_kayles().from_family("grid:3x3");
  const ProofHeader header = test::header_of(node_kayles(), instance, "nimber table");
  const Claim wrong{.value = 6};
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Random random(seed);
    std::string numbers;
    for (std::uint64_t i = random.below(40); i > 0; --i) {
      numbers += static_cast<char>(random.below(random.chance(1, 4) ? 256 : 8));
    }
    EXPECT_EQ(
        verify_file(node_kayles(), instance, wrong, test::proof_file(header, numbers)).finding,
        Finding::Refuted)
        << seed;
  }
}

}  // namespace
}  // namespace minimex::check
