// Proofs of every kind whose making or checking is stopped, at any moment or for want of memory: a
// report that says Proved has a whole proof, and no right proof is refuted.
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/check/proof_text_test.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"

#include "tests/support/stopping.hpp"

namespace minimex::check {
namespace {

/// A kind of proof, and an instance that has one.
struct Kind {
  std::string name;
  std::string game;
  GenerateOptions instance;
  SolveOptions question = {};

  friend std::ostream& operator<<(std::ostream& out, const Kind& kind) { return out << kind.name; }
};

std::vector<Kind> kinds() {
  return {
      {"removal policy", "chessboard", {.size = {9, 9}}},
      {"removal policy", "chessboard", {.size = {7, 7}}, {.count = true}},
      {"move policy", "woodchess", {.size = {9, 9}}},
      {"move policy", "woodchess", {.size = {7, 7}}, {.count = true}},
      {"nimbers", "chomp", {.size = {8, 8}}},
      {"p-positions", "chomp", {.size = {9, 9}}, {.outcome = true}},
      {"clique cover", "knights", {.size = {9, 9, 9}, .density = 100'000}},
      {"clique cover", "independent-set", {.size = {60}, .density = 20'000}},
      {"branching log", "independent-set", {.size = {60}, .density = 300'000}},
      {"branching log", "independent-set", {.size = {40}}, {.count = true, .count_all = true}},
      {"branching log", "independent-set", {.size = {40}}, {.listing = true}},
      {"weighted clique cover", "independent-set", {.size = {9}, .max_value = 9}},
      {"weighted branching log", "independent-set", {.size = {30}, .max_value = 9}},
      {"strategies", "independence-duel", {.size = {20}, .density = 90'000}},
      {"strategies", "bus", {.size = {30}, .density = 100'000}},
      {"nimber table", "node-kayles", {.size = {20}, .density = 200'000}},
      {"nimber table", "river", {.size = {40}}},
      {"misere p-positions", "node-kayles", {.size = {15}, .density = 200'000}, {.misere = true}},
  };
}

class StoppedProofs : public testing::TestWithParam<Kind> {
 protected:
  StoppedProofs()
      : game_(*find_game(GetParam().game)), instance_(game_.generate(GetParam().instance)) {
    solve();
    Control control;
    if (write(control).status == Status::Proved) right_ = file_;
  }

  void solve() {
    SolveOptions options = GetParam().question;
    options.proof = true;
    options.long_proof = true;
    options.line = !options.outcome && !options.misere;
    Control unlimited;
    const Solution solution = game_.solve(instance_, options, unlimited);
    certificate_ = solution.certificate.value();
    claim_ = {.value = solution.value, .answer = solution.answer};
    if (options.line) claim_.line = solution.line;
    if (options.count) claim_.count = solution.count;
    if (options.count_all) claim_.count_all = solution.count_all;
    claim_.listing = solution.listing;
    if (solution.outcome) {
      claim_.outcome = OutcomeClaim{.first_wins = solution.outcome->first_wins,
                                    .winning = solution.outcome->winning,
                                    .lost_positions = solution.outcome->lost_positions,
                                    .misere = solution.outcome->misere};
    }
  }

  /// Writes the proof of what was solved, which can be done once; file_ has it as far as it came.
  RunReport write(Control& control) {
    RunReport report;
    file_ = test::proof_file(
        test::header_of(game_, instance_, certificate_.kind),
        [&](ProofWriter& writer) { report = certificate_.write(writer, control); });
    return report;
  }

  Verdict check(Control& control) {
    return test::verify_file(game_, instance_, claim_, right_, control);
  }

  void expect_whole(const RunReport& report, const Control& control) {
    if (report.status == Status::Proved) {
      EXPECT_TRUE(file_ == right_);
      return;
    }
    EXPECT_FALSE(report.limit.empty());
    EXPECT_TRUE(control.status() == Status::Proved || report.status == control.status());
  }

  static void expect_not_refuted(const Verdict& verdict) {
    if (verdict.finding == Finding::Proved) return;
    EXPECT_EQ(verdict.finding, Finding::Unfinished) << verdict.text;
    EXPECT_NE(verdict.run.status, Status::Proved);
    EXPECT_FALSE(verdict.run.limit.empty());
  }

  const Game& game_;
  Instance instance_;
  Certificate certificate_;
  Claim claim_;
  std::string file_;
  std::string right_;  // the whole proof
};

INSTANTIATE_TEST_SUITE_P(Kinds, StoppedProofs, testing::ValuesIn(kinds()), [](const auto& each) {
  const SolveOptions& question = each.param.question;
  std::string name = each.param.name + " " + each.param.game;
  if (question.count) name += " count";
  if (question.listing) name += " listing";
  for (char& letter : name) {
    if (letter == ' ' || letter == '-') letter = '_';
  }
  return name;
});

TEST_P(StoppedProofs, AreWholeOrNotMade) {
  ASSERT_EQ(certificate_.kind, GetParam().name);
  ASSERT_FALSE(right_.empty());
  const auto prepare = [&] { solve(); };
  const auto make = [&](Control& control) { expect_whole(write(control), control); };
  tests::cancelled_anywhere({}, make, prepare);
  tests::short_of_memory({}, make, prepare);
}

TEST_P(StoppedProofs, AreNotRefuted) {
  ASSERT_FALSE(right_.empty());
  const auto check_it = [&](Control& control) { expect_not_refuted(check(control)); };
  tests::cancelled_anywhere({}, check_it);
  tests::short_of_memory({}, check_it);
}

}  // namespace
}  // namespace minimex::check
