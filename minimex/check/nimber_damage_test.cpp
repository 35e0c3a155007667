// Claims and proofs of nimbers that are wrong, damaged or not theirs.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/nimber_claims_test.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/graph_types.hpp"

namespace minimex::check {
namespace {

using test::instance_of;
using test::node_kayles;
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

/// The proof in `file` without what it says of the graphs in `gone`.
std::string without_facts(const ProofHeader& header, const std::string& file,
                          const std::vector<Graph>& gone) {
  constexpr std::uint64_t kMost = 1000;
  std::istringstream stream(file);
  ProofReader in(stream);
  Control control;
  RunReport why;
  const GraphTypes types = GraphTypes::read(in, control, why);
  GraphTypes kept;
  test::Numbers numbers;
  for (GraphType type = 0; type < types.size(); ++type) {
    test::Numbers fact{in.number("a nimber and one", kMost)};
    const auto take = [&] { fact.push_back(in.number("a number", kMost)); };
    if (fact[0] == 0) take();
    const std::uint64_t left = fact[0] == 0 ? 2 * fact[1] : fact[0] - 1;
    for (std::uint64_t i = 0; i < left; ++i) take();
    const bool drop =
        std::ranges::any_of(gone, [&](const Graph& graph) { return types.find(graph) == type; });
    if (drop) continue;
    kept.add(types.graph(type));
    numbers.insert(numbers.end(), fact.begin(), fact.end());
  }
  std::uint64_t pairs = in.number("pairs", kMost);
  numbers.push_back(pairs);
  for (pairs *= 2; pairs > 0; --pairs) numbers.push_back(in.number("a pair", kMost));
  in.expect_end();
  return test::proof_file(header, [&](ProofWriter& out) {
    kept.write(out);
    for (const std::uint64_t number : numbers) out.number(number);
  });
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
  const ProofHeader header = test::header_of(node_kayles(), instance, "nimber table");
  const Solved right = solved(node_kayles(), instance, false);
  const Graph left = without_neighbourhood(graph, 1);
  std::vector<Graph> parts;
  for (const auto& part : connected_components(left)) {
    parts.push_back(induced_subgraph(left, part));
  }
  ASSERT_EQ(parts.size(), 2U);
  const auto outcome_without = [&](const std::vector<Graph>& gone) {
    return verify_file(node_kayles(), instance, right.claim,
                       without_facts(header, right.file, gone))
        .finding;
  };
  EXPECT_EQ(outcome_without({}), Finding::Proved);
  EXPECT_EQ(outcome_without(parts), Finding::Refuted);
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
