// Claims of who wins Chomp, and their proofs.
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/chomp.hpp"
#include "minimex/check/contour_proofs_test.hpp"
#include "minimex/games/chomp/rules.hpp"

#include "tests/reference/chomp_reference.hpp"

namespace minimex::check {
namespace {

using chomp::Instance;
using Shape = std::vector<std::int32_t>;

/// A solution of who wins, with its proof.
Proved prove_winner(Shape shape) {
  Control control;
  Proved proved{*find_game("chomp"), Instance{std::move(shape)}, {}, {}, {}};
  proved.solution = proved.game.solve(proved.instance, {.proof = true, .outcome = true}, control);
  EXPECT_FALSE(proved.solution.value);
  const auto& outcome = proved.solution.outcome.value();
  proved.claim.answer = proved.solution.answer;
  proved.claim.outcome = OutcomeClaim{outcome.first_wins, outcome.winning, outcome.lost_positions};
  proved.proof = test::proof_file(header_of(proved), [&](ProofWriter& out) {
    const RunReport run = proved.solution.certificate->write(out, control);
    EXPECT_EQ(run.status, Status::Proved) << run.limit;
  });
  return proved;
}

void expect_winner_proved(const Proved& proved) {
  const Verdict verdict = judge(proved, proved.claim, proved.proof);
  EXPECT_EQ(verdict.finding, Finding::Proved) << verdict.text << verdict.run.limit;
  EXPECT_EQ(verdict.text, proved.claim.outcome->first_wins ? "first" : "second");
}

/// Calls `use` for each diagram with at most `rows` rows of at most `cols` cells.
template <typename Use>
void for_each_diagram(std::size_t rows, std::int32_t cols, const Use& use, Shape shape = {}) {
  if (!shape.empty()) use(shape);
  if (shape.size() == rows) return;
  for (std::int32_t length = 1; length <= (shape.empty() ? cols : shape.back()); ++length) {
    Shape longer = shape;
    longer.push_back(length);
    for_each_diagram(rows, cols, use, longer);
  }
}

TEST(ChompWinnerCheck, EverySmallDiagramIsProved) {
  reference::ChompNimbers nimbers;
  for_each_diagram(5, 5, [&](const Shape& shape) {
    const Proved proved = prove_winner(shape);
    EXPECT_EQ(proved.claim.outcome->first_wins, nimbers.nimber(shape) != 0);
    expect_winner_proved(proved);
    EXPECT_EQ(judge_without_proof(proved, proved.claim).text, "no proof");
  });
}

TEST(ChompWinnerCheck, LargerDiagramsAreProved) {
  expect_winner_proved(prove_winner(Shape(11, 11)));
  expect_winner_proved(prove_winner({40, 30, 3, 2, 1, 1, 1, 1}));
  expect_winner_proved(prove_winner({12, 12, 12, 12, 12, 11, 5, 5, 5}));
  expect_winner_proved(prove_winner(Shape(30, 3)));
  expect_winner_proved(prove_winner({300, 2}));
}

TEST(ChompWinnerCheck, HooksNeedNoNumbers) {
  for (const Shape& shape : {Shape{1'000'000}, Shape(1'000'000, 1), Shape{5, 1, 1}, Shape{3, 1, 1},
                             Shape{2, 1, 1}, Shape{1}}) {
    const Proved proved = prove_winner(shape);
    EXPECT_TRUE(test::decode(proved.proof).empty());
    expect_winner_proved(proved);
    Claim claim = proved.claim;
    claim.outcome->first_wins = !claim.outcome->first_wins;
    claim.answer.reset();
    expect_refuted(judge(proved, claim, proved.proof), "winner");
    expect_refuted(judge(proved, proved.claim, test::encode(header_of(proved), {1, 1})),
                   "a number more");
  }
}

TEST(ChompWinnerCheck, ChangedClaimsAreRefuted) {
  for (const Shape& shape : {Shape{3, 3, 3}, Shape{4, 2, 2, 1}, Shape{2, 1}, Shape{5, 4}, Shape{4},
                             Shape{7, 7, 3, 2, 2}}) {
    SCOPED_TRACE(testing::PrintToString(shape));
    const Proved proved = prove_winner(shape);
    const auto expect_wrong = [&](const auto& change) {
      Claim claim = proved.claim;
      change(claim);
      expect_refuted(judge(proved, claim, proved.proof), "changed");
    };
    expect_wrong([](Claim& claim) { claim.outcome->first_wins ^= true; });
    expect_wrong([](Claim& claim) {
      claim.outcome->first_wins ^= true;
      claim.answer.reset();
    });
    expect_wrong([](Claim& claim) { claim.answer = "third"; });
    expect_wrong([](Claim& claim) { claim.value = 0; });
    expect_wrong([](Claim& claim) { ++*claim.outcome->lost_positions; });
    expect_wrong([](Claim& claim) { claim.outcome->winning->push_back({Site{1, 2}}); });
    expect_wrong([](Claim& claim) { claim.line = {{Site{1, 1}}}; });
    if (proved.claim.outcome->first_wins) {
      expect_wrong([](Claim& claim) { claim.outcome->winning->pop_back(); });
      expect_wrong([](Claim& claim) { claim.outcome->winning->front() = {Site{99, 99}}; });
    }
    Claim bare;
    bare.outcome = OutcomeClaim{proved.claim.outcome->first_wins};
    EXPECT_EQ(judge(proved, bare, proved.proof).finding, Finding::Proved);
    bare.outcome.reset();
    bare.value = 1;
    expect_refuted(judge(proved, bare, proved.proof), "a value by this kind of proof");
  }
}

TEST(ChompWinnerCheck, ALineMustWin) {
  const Proved proved = prove_winner({2, 2});
  Claim claim = proved.claim;
  claim.line = {{Site{2, 2}}, {Site{1, 2}}, {Site{2, 1}}};
  EXPECT_EQ(judge(proved, claim, proved.proof).finding, Finding::Proved);
  claim.line = {{Site{1, 2}}, {Site{2, 1}}};
  EXPECT_EQ(judge(proved, claim, proved.proof).text, "move 1 of the line, 1,2, does not win");
}

TEST(ChompWinnerCheck, RottenProofsAreRefuted) {
  for (const Shape& shape :
       {Shape{3, 3, 3}, Shape{4, 2, 2, 1}, Shape{2, 2}, Shape{6, 6, 5, 3, 1}}) {
    SCOPED_TRACE(testing::PrintToString(shape));
    const Proved proved = prove_winner(shape);
    spoil_numbers(proved);
    expect_foreign(proved, Instance{{3, 2, 1}});
  }
  spoil_bytes(prove_winner({4, 4, 4, 4}));
}

// The diagram itself is the last one: left out of the P-positions, it would be won by nobody's
// bite.
TEST(ChompWinnerCheck, TheLastPPositionCannotBeLeftOut) {
  int lost = 0;
  for_each_diagram(4, 4, [&](const Shape& shape) {
    const Proved proved = prove_winner(shape);
    std::vector<std::uint64_t> numbers = test::decode(proved.proof);
    if (proved.claim.outcome->first_wins || numbers.size() < 2) return;
    ++lost;
    --numbers.front();
    numbers.pop_back();
    const std::string proof = test::encode(header_of(proved), numbers);
    Claim claim = proved.claim;
    --*claim.outcome->lost_positions;
    expect_refuted(judge(proved, claim, proof), "one less");
    expect_refuted(judge(proved, proved.claim, proof), "one less than is claimed");
  });
  EXPECT_GT(lost, 3);
}

TEST(ChompWinnerCheck, AProofOfTheNimberProvesNoWinner) {
  const Proved winner = prove_winner({3, 3});
  const Proved nimber = prove("chomp", Instance{{3, 3}});
  expect_refuted(judge(winner, winner.claim, nimber.proof), "nimbers for a winner");
  expect_refuted(judge(nimber, nimber.claim, winner.proof), "a winner for a nimber");
}

TEST(ChompWinnerCheck, LimitsLeaveTheCheckUnfinished) {
  limit(prove_winner({8, 8, 8, 8, 8, 8, 8}));
  const Proved proved = prove_winner(Shape(13, 13));
  // Room for the numbers of the diagrams, not for their bits.
  Control small({.memory_bytes = 1 << 16});
  const Verdict verdict =
      test::verify_file(proved.game, proved.instance, proved.claim, proved.proof, small);
  EXPECT_EQ(verdict.finding, Finding::Unfinished);
  EXPECT_NE(verdict.run.limit.find("one bit for each diagram"), std::string::npos);
  std::istringstream in(proved.proof);
  ProofReader reader(in);
  Control control;
  EXPECT_EQ(
      check_chomp(Instance{Shape(1'000'000, 1'000'000)}, proved.claim, &reader, control).finding,
      Finding::Unfinished);
}

}  // namespace
}  // namespace minimex::check
