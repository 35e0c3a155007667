#include "minimex/games/independent_set/moves.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/games/graph_generate.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/solve.hpp"

#include "tests/reference/independent_set_reference.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::independent_set {
namespace {

/// The value of each vertex that is free after `placed`, by the reference.
std::vector<std::pair<Vertex, std::int64_t>> reference_moves(const Graph& graph,
                                                             const std::vector<Vertex>& placed) {
  const auto free_beside = [&](const std::vector<Vertex>& tokens) {
    std::vector<Vertex> free;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (std::none_of(tokens.begin(), tokens.end(),
                       [&](Vertex t) { return t == v || graph.adjacent(t, v); })) {
        free.push_back(v);
      }
    }
    return free;
  };
  std::vector<std::pair<Vertex, std::int64_t>> values;
  for (const Vertex v : free_beside(placed)) {
    std::vector<Vertex> tokens = placed;
    tokens.push_back(v);
    const Graph rest = induced_subgraph(graph, free_beside(tokens));
    values.emplace_back(
        v, std::ssize(tokens) + reference::independence_number(rest.vertex_count(), rest.edges()));
  }
  std::stable_sort(values.begin(), values.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return values;
}

TEST(IndependentSetMoves, RandomGraphsAgreeWithTheReferenceAfterEveryMove) {
  constexpr std::uint64_t kSeed = 821;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 60; ++round) {
    const GraphInstance instance =
        random_graph({.size = {static_cast<std::int32_t>(random.between(1, 18))},
                      .density = static_cast<std::uint32_t>(random.below(500'000)),
                      .seed = random.next()});
    MovesOptions options;
    std::vector<Vertex> placed;
    for (bool over = false; !over;) {
      Control control;
      const MoveValues values = moves(instance, options, control);
      ASSERT_EQ(values.run.status, Status::Proved);
      const auto expected = reference_moves(instance.graph(), placed);
      ASSERT_EQ(values.moves.size(), expected.size());
      for (std::size_t i = 0; i < expected.size(); ++i) {
        ASSERT_EQ(values.moves[i].move, (Move{Site{expected[i].first + 1}}));
        ASSERT_EQ(values.moves[i].value, expected[i].second);
      }
      over = values.over;
      ASSERT_EQ(over, expected.empty());
      if (over) break;
      placed.push_back(expected[random.below(expected.size())].first);
      options.after.push_back({Site{placed.back() + 1}});
    }
  }
}

TEST(IndependentSetMoves, BoardsNameCells) {
  Control control;
  const MoveValues values =
      moves(from_family("queen:4x4"), {.after = {{Site{1, 2}}, {Site{2, 4}}}}, control);
  ASSERT_EQ(values.moves.size(), 3U);
  EXPECT_EQ(to_string(values.moves[0].move), "3,1");
  EXPECT_EQ(values.moves[0].value, 4);
  EXPECT_EQ(to_string(values.moves[1].move), "4,3");
  EXPECT_EQ(values.moves[1].value, 4);
  EXPECT_EQ(to_string(values.moves[2].move), "4,1");
  EXPECT_EQ(values.moves[2].value, 3);
}

TEST(IndependentSetMoves, TheBestMoveHasTheValueOfTheInstance) {
  for (const std::string name :
       {"torus:5x7", "king:7x7", "knight:4x5x6", "queen:8x8", "grid:9x9"}) {
    Control control;
    const MoveValues values = moves(from_family(name), {}, control);
    EXPECT_EQ(values.run.status, Status::Proved) << name;
    EXPECT_EQ(values.moves.at(0).value, solve(from_family(name), {}, control).value) << name;
  }
}

TEST(IndependentSetMoves, WhatWasPlayedMustBeLegal) {
  const auto error_of = [](const std::vector<Move>& after) {
    Control control;
    return tests::error_line(
        [&] { std::ignore = moves(from_family("path:5"), {.after = after}, control); });
  };
  EXPECT_EQ(error_of({{Site{1}}, {Site{3}}}), "no error");
  EXPECT_EQ(error_of({{Site{1}}, {Site{2}}}),
            "--after:1:2: 2 is taken or next to what is taken, expected a legal move");
  EXPECT_EQ(error_of({{Site{1}}, {Site{1}}}).substr(0, 24), "--after:1:2: 1 is taken ");
  EXPECT_EQ(error_of({{Site{6}}}),
            "--after:1:1: 6 is no place of this game, expected a legal move");
  EXPECT_EQ(error_of({{Site{1, 1}}}).substr(0, 13), "--after:1:1: ");
  EXPECT_EQ(error_of({{Site{1}, Site{3}}}).substr(0, 13), "--after:1:1: ");
}

TEST(IndependentSetMoves, NothingLeftIsOver) {
  Control control;
  EXPECT_TRUE(moves(from_family("path:0"), {}, control).over);
  const MoveValues full = moves(from_family("path:3"), {.after = {{Site{2}}}}, control);
  EXPECT_TRUE(full.over);
  EXPECT_TRUE(full.moves.empty());
}

TEST(IndependentSetMoves, LimitsLeaveMovesWithoutAValue) {
  const GraphInstance instance = random_graph({.size = {300}, .density = 80'000, .seed = 1});
  Control control(Budget{.time_limit = std::chrono::milliseconds(100)});
  const MoveValues values = moves(instance, {}, control);
  EXPECT_EQ(values.run.status, Status::LimitReached);
  ASSERT_EQ(values.moves.size(), 300U);
  EXPECT_FALSE(values.moves.back().value.has_value());
  Control tight(Budget{.memory_bytes = 1000});
  EXPECT_EQ(moves(instance, {}, tight).run.status, Status::LimitReached);
}

}  // namespace
}  // namespace minimex::independent_set
