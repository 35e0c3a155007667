// Solves and values of moves that are stopped at any moment or short of memory: what they say is
// true, and what they call proved is all there.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/catalog.hpp"
#include "minimex/core/control.hpp"

#include "tests/support/stopping.hpp"

namespace minimex {
namespace {

/// What is asked about which instance.
struct Question {
  std::string name;
  std::string game;
  GenerateOptions instance;
  SolveOptions options = {.line = true};

  friend std::ostream& operator<<(std::ostream& out, const Question& question) {
    return out << question.game << ' ' << question.name;
  }
};

std::vector<Question> questions() {
  return {
      {"line", "chessboard", {.size = {9, 9}}},
      {"count", "chessboard", {.size = {6, 6}}, {.count = true}},
      {"line", "woodchess", {.size = {9, 9}}},
      {"count", "woodchess", {.size = {6, 6}}, {.count = true}},
      {"line", "chomp", {.size = {10, 10}}},
      {"winner", "chomp", {.size = {11, 11}}, {.outcome = true}},
      {"set", "knights", {.size = {10, 10, 10}, .density = 200'000}},
      {"set", "independent-set", {.size = {50}, .density = 200'000}},
      {"weights", "independent-set", {.size = {50}, .density = 200'000, .max_value = 9}},
      {"count", "independent-set", {.size = {30}, .density = 200'000}, {.count = true}},
      {"count_all", "independent-set", {.size = {30}, .density = 200'000}, {.count_all = true}},
      {"listing", "independent-set", {.size = {30}, .density = 200'000}, {.listing = true}},
      {"line", "independence-duel", {.size = {22}, .density = 150'000}},
      {"line", "bus", {.size = {80}, .density = 100'000}},
      {"line", "node-kayles", {.size = {24}, .density = 200'000}},
      {"misere", "node-kayles", {.size = {16}, .density = 200'000}, {.misere = true}},
      {"line", "river", {.size = {40}}},
  };
}

void expect_same(const std::optional<Listing>& one, const std::optional<Listing>& two) {
  ASSERT_EQ(one.has_value(), two.has_value());
  if (!one) return;
  EXPECT_EQ(one->symmetries, two->symmetries);
  ASSERT_EQ(one->sets.size(), two->sets.size());
  for (std::size_t i = 0; i < one->sets.size(); ++i) {
    EXPECT_EQ(one->sets[i].set, two->sets[i].set);
    EXPECT_EQ(one->sets[i].images, two->sets[i].images);
  }
}

void expect_same(const std::optional<Outcome>& one, const std::optional<Outcome>& two) {
  ASSERT_EQ(one.has_value(), two.has_value());
  if (!one) return;
  EXPECT_EQ(one->first_wins, two->first_wins);
  EXPECT_EQ(one->winning, two->winning);
  EXPECT_EQ(one->lost_positions, two->lost_positions);
}

/// If not, expects the report to say why.
bool proved(const RunReport& run, const Control& control) {
  if (run.status == Status::Proved) return true;
  EXPECT_FALSE(run.limit.empty());
  EXPECT_TRUE(control.status() == Status::Proved || run.status == control.status());
  return false;
}

class StoppedSolves : public testing::TestWithParam<Question> {
 protected:
  StoppedSolves()
      : game_(*find_game(GetParam().game)), instance_(game_.generate(GetParam().instance)) {
    Control control;
    right_ = game_.solve(instance_, GetParam().options, control);
    value_ = right_.value;
  }

  void expect_true(const Solution& solution, const Control& control) {
    EXPECT_TRUE(!solution.value || solution.value == value_) << *solution.value;
    if (solution.bounds && value_) {
      EXPECT_LE(solution.bounds->lower, *value_);
      EXPECT_GE(solution.bounds->upper, *value_);
    }
    const auto& outcome = solution.outcome;
    EXPECT_TRUE(!outcome || outcome->first_wins == right_.outcome->first_wins);
    EXPECT_TRUE(solution.count.empty() || solution.count == right_.count) << solution.count;
    EXPECT_TRUE(solution.count_all.empty() || solution.count_all == right_.count_all);
    if (!proved(solution.run, control)) return;
    EXPECT_EQ(solution.value, value_);
    EXPECT_EQ(solution.answer, right_.answer);
    EXPECT_EQ(solution.line, right_.line);
    EXPECT_EQ(solution.count, right_.count);
    EXPECT_EQ(solution.count_all, right_.count_all);
    expect_same(solution.listing, right_.listing);
    expect_same(solution.outcome, right_.outcome);
  }

  const Game& game_;
  Instance instance_;
  Solution right_;
  std::optional<std::int64_t> value_;
};

INSTANTIATE_TEST_SUITE_P(Questions, StoppedSolves, testing::ValuesIn(questions()),
                         [](const auto& each) {
                           std::string name = each.param.game + "_" + each.param.name;
                           for (char& letter : name) {
                             if (letter == '-') letter = '_';
                           }
                           return name;
                         });

TEST_P(StoppedSolves, SayWhatIsTrue) {
  ASSERT_EQ(right_.run.status, Status::Proved);
  const auto solve = [&](Control& control) {
    expect_true(game_.solve(instance_, GetParam().options, control), control);
  };
  for (const int threads : {1, 2}) {
    const Budget budget{.threads = threads};
    tests::cancelled_anywhere(budget, solve);
    tests::short_of_memory(budget, solve);
  }
}

/// The values of moves are `right` ones, or not there.
void expect_true(const MoveValues& values, const MoveValues& right, const Control& control) {
  const bool complete = proved(values.run, control);
  EXPECT_TRUE(!complete || values.moves.size() == right.moves.size());
  for (const MoveValue& value : values.moves) {
    const auto same = std::find_if(right.moves.begin(), right.moves.end(),
                                   [&](const MoveValue& one) { return one.move == value.move; });
    ASSERT_NE(same, right.moves.end());
    EXPECT_TRUE(value.value == same->value || (!complete && !value.value));
  }
}

TEST(StoppedMoves, SayWhatIsTrue) {
  for (const Game& game : catalog()) {
    SCOPED_TRACE(game.info.name);
    const std::int32_t side = game.info.structure == "contour" ? 7 : 16;
    const Instance instance = game.generate({.size = {game.info.name == "knights" ? 4 : side}});
    Control unlimited;
    const MoveValues right = game.moves(instance, {}, unlimited);
    const auto moves = [&](Control& control) {
      expect_true(game.moves(instance, {}, control), right, control);
    };
    tests::cancelled_anywhere({}, moves);
    tests::short_of_memory({}, moves);
    ASSERT_FALSE(HasFailure());
  }
}

}  // namespace
}  // namespace minimex
