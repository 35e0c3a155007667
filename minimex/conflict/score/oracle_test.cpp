// What the solved duel answers about positions: values of moves, and whether targets are reached.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score.hpp"
#include "minimex/conflict/score/families_test.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::conflict {
namespace {

using namespace test;

// Every position that play can reach, with all of its live vertices or without the first component.
TEST(ScoreOracle, KnowsPositionsAndMoves) {
  constexpr std::uint64_t kSeed = 77;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 60; ++round) {
    const Graph graph = random_graph(random, static_cast<Vertex>(random.between(1, 15)), 25);
    const FirstPlayer first = kBoth[random.below(2)];
    reference::IndependenceDuel reference(graph, first);
    Control control;
    RunReport why;
    const auto oracle = make_score_oracle(graph, {.typed_vertices = 3}, control, why);
    std::uint64_t occupied = 0;
    std::vector<Vertex> played;
    FirstPlayer mover = first;
    while (true) {
      const std::vector<int> moves = reference.moves(occupied);
      const auto values = oracle->move_values(played, first);
      ASSERT_EQ(values.size(), moves.size());
      for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_EQ(values[i].first, moves[i]);
        EXPECT_EQ(values[i].second, reference.value(occupied | std::uint64_t{1} << moves[i]));
      }
      const std::vector<Vertex> live(moves.begin(), moves.end());
      const auto rest = reference.value(occupied) - static_cast<int>(played.size());
      EXPECT_TRUE(oracle->at_least(live, mover, rest));
      EXPECT_FALSE(oracle->at_least(live, mover, rest + 1));
      if (moves.empty()) break;
      played.push_back(moves[random.below(moves.size())]);
      occupied |= std::uint64_t{1} << played.back();
      mover = mover == kBoth[0] ? kBoth[1] : kBoth[0];
    }
    EXPECT_FALSE(oracle->stopped());
    EXPECT_EQ(oracle->report().status, Status::Proved);
  }
}

TEST(ScoreOracle, CountsSeatsOfALine) {
  Control control;
  RunReport why;
  const auto oracle =
      make_score_oracle(SeatLine{.seats = 9, .distance = 1, .broken = {0, 4}}, {}, control, why);
  const auto values = oracle->move_values(std::vector<Vertex>{1}, FirstPlayer::Maximiser);
  ASSERT_EQ(values.size(), 5U);
  EXPECT_EQ(values[0].first, 3);
  EXPECT_EQ(values[4].first, 8);
  for (const auto& [seat, tokens] : values) EXPECT_EQ(tokens, 4) << seat;  // whatever is played
  EXPECT_TRUE(oracle->at_least(std::vector<Vertex>{5, 6, 7}, FirstPlayer::Maximiser, 2));
  EXPECT_FALSE(oracle->at_least(std::vector<Vertex>{5, 6, 7}, FirstPlayer::Minimiser, 2));
}

TEST(ScoreOracle, SaysWhyItGivesUp) {
  RunReport why;
  Control tiny(Budget{.memory_bytes = 100});
  EXPECT_EQ(make_score_oracle(family("grid:3x3"), {}, tiny, why), nullptr);
  EXPECT_EQ(why.status, Status::LimitReached);
  Control large;
  EXPECT_EQ(make_score_oracle(family("grid:40x40"), {}, large, why), nullptr);
  EXPECT_NE(why.limit.find("1600 vertices"), std::string::npos);
  Control cancelled;
  const auto oracle = make_score_oracle(family("grid:8x8"), {}, cancelled, why);
  cancelled.cancel();
  oracle->move_values({}, FirstPlayer::Maximiser);
  EXPECT_TRUE(oracle->stopped());
  EXPECT_EQ(oracle->report().status, Status::Cancelled);
}

}  // namespace
}  // namespace minimex::conflict
