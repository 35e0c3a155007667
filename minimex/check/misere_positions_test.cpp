// Claims about who wins misere Node Kayles: right ones pass, others do not.
#include <any>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/nimber_claims_test.hpp"
#include "minimex/formats/proof_kinds.hpp"

namespace minimex::check {
namespace {

using test::instance_of;
using test::node_kayles;
using test::verify_file;

struct Misere {
  Claim claim;
  std::string file;
};

Misere solved_misere(const Game& game, const Instance& instance) {
  Control control;
  const Solution solution = game.solve(instance, {.proof = true, .misere = true}, control);
  Misere out;
  out.claim.answer = solution.answer;
  out.claim.outcome = OutcomeClaim{.first_wins = solution.outcome->first_wins,
                                   .winning = solution.outcome->winning,
                                   .misere = true};
  out.file = test::proof_file(
      test::header_of(game, instance, solution.certificate->kind), [&](ProofWriter& writer) {
        EXPECT_EQ(solution.certificate->write(writer, control).status, Status::Proved);
      });
  return out;
}

TEST(MiserePositions, ProvesEveryGraphUpToSixVertices) {
  for (Vertex n = 0; n <= 6; ++n) {
    for (const Graph& graph : test::all_graphs(n)) {
      const Instance instance = instance_of(graph);
      const Misere right = solved_misere(node_kayles(), instance);
      EXPECT_EQ(right.claim.outcome->first_wins, reference::node_kayles_misere_win(graph));
      const Verdict verdict = verify_file(node_kayles(), instance, right.claim, right.file);
      ASSERT_EQ(verdict.finding, Finding::Proved) << verdict.text;
      EXPECT_EQ(verdict.text, *right.claim.answer);
    }
  }
}

TEST(MiserePositions, ProvesBoardsAndRivers) {
  for (const char* family : {"grid:4x4", "king:4x5", "petersen:7,2", "path:20", "queen:5x5"}) {
    const Instance instance = node_kayles().from_family(family);
    const Misere right = solved_misere(node_kayles(), instance);
    EXPECT_EQ(verify_file(node_kayles(), instance, right.claim, right.file).finding,
              Finding::Proved)
        << family;
  }
  const Game& river = *find_game("river");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Instance instance = river.generate({.size = {6}, .seed = seed});
    const Misere right = solved_misere(river, instance);
    EXPECT_EQ(verify_file(river, instance, right.claim, right.file).finding, Finding::Proved)
        << seed;
  }
}

/// What becomes of a claim that the second player wins, by a proof that lists nothing.
Finding second_wins_by_empty_lists(const Instance& instance) {
  Claim claim;
  claim.outcome = OutcomeClaim{.first_wins = false, .misere = true};
  const std::string file = test::proof_file(
      test::header_of(node_kayles(), instance, std::string(proof_kind::kMiserePositions)),
      [](ProofWriter& writer) {
        writer.number(0);
        writer.number(0);
      });
  return verify_file(node_kayles(), instance, claim, file).finding;
}

// The second player is said to win since no move is listed: the one that leaves a lone vertex does.
TEST(MiserePositions, RefutesListsThatLackAMoveToALoneVertex) {
  for (const Instance& instance : {instance_of(Graph(2)), node_kayles().from_family("path:3")}) {
    EXPECT_EQ(second_wins_by_empty_lists(instance), Finding::Refuted);
  }
}

TEST(MiserePositions, EmptyListsShowNoWinOfTheSecondPlayer) {
  for (Vertex n = 1; n <= 5; ++n) {
    for (const Graph& graph : test::all_graphs(n)) {
      if (!reference::node_kayles_misere_win(graph)) continue;
      const Instance instance = instance_of(graph);
      EXPECT_EQ(second_wins_by_empty_lists(instance), Finding::Refuted);
    }
  }
}

TEST(MiserePositions, RefutesOtherClaims) {
  for (const Graph& graph : test::small_graphs()) {
    const Instance instance = instance_of(graph);
    const Misere right = solved_misere(node_kayles(), instance);
    const auto refuted = [&](const Claim& claim) {
      return verify_file(node_kayles(), instance, claim, right.file).finding == Finding::Refuted;
    };
    EXPECT_FALSE(refuted(right.claim));
    Claim wrong = right.claim;
    wrong.answer.reset();
    wrong.outcome->winning.reset();
    EXPECT_FALSE(refuted(wrong));
    wrong.outcome->first_wins = !wrong.outcome->first_wins;
    EXPECT_TRUE(refuted(wrong));
    wrong = right.claim;
    wrong.answer = "third";
    EXPECT_TRUE(refuted(wrong));
    wrong = right.claim;
    wrong.value = 0;
    EXPECT_TRUE(refuted(wrong));
    wrong = right.claim;
    wrong.outcome->misere = false;
    EXPECT_TRUE(refuted(wrong));
    wrong = right.claim;
    wrong.line = {{Site{1}}};
    EXPECT_TRUE(refuted(wrong));
    wrong = right.claim;
    wrong.outcome->winning->push_back({Site{graph.vertex_count()}});
    wrong.outcome->winning->push_back({Site{graph.vertex_count()}});
    EXPECT_TRUE(refuted(wrong));
    Control control;
    EXPECT_EQ(verify(node_kayles(), instance, right.claim, nullptr, control).text, "no proof");
  }
}

/// No list but one that decides every first move rightly passes.
TEST(MiserePositions, RefutesListsThatShowNothing) {
  const Graph graph = test::graph_of("path:4");
  const Instance instance = instance_of(graph);
  const Misere right = solved_misere(node_kayles(), instance);
  ASSERT_EQ(verify_file(node_kayles(), instance, right.claim, right.file).finding, Finding::Proved);
  int proved = 0;
  for (std::uint64_t free = 0; free < 256; ++free) {
    for (const bool lone : {false, true}) {
      const std::string file = test::proof_file(
          test::header_of(node_kayles(), instance, "misere p-positions"), [&](ProofWriter& out) {
            for (const bool list : {false, true}) {
              out.number(list == lone ? 1 : 0);
              if (list == lone) out.number(free);
            }
          });
      for (const bool first : {false, true}) {
        Claim claim;
        claim.outcome = OutcomeClaim{.first_wins = first, .misere = true};
        const Verdict verdict = verify_file(node_kayles(), instance, claim, file);
        if (verdict.finding != Finding::Proved) continue;
        ++proved;
        EXPECT_EQ(first, reference::node_kayles_misere_win(graph));
      }
    }
  }
  EXPECT_LE(proved, 1);
}

TEST(MiserePositions, SaysWhatIsTooLarge) {
  const Instance instance = node_kayles().from_family("path:65");
  Claim claim;
  claim.outcome = OutcomeClaim{.first_wins = true, .misere = true};
  Control control;
  EXPECT_EQ(verify(node_kayles(), instance, claim, nullptr, control).text,
            "misere play can be proved on at most 64 vertices");
}

}  // namespace
}  // namespace minimex::check
