// Values of the moves of an independence duel.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/independence_duel/moves.hpp"
#include "minimex/games/independence_duel/rules.hpp"
#include "minimex/games/independence_duel/solve.hpp"

#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::independence_duel {
namespace {

constexpr FirstPlayer kBoth[] = {FirstPlayer::Maximiser, FirstPlayer::Minimiser};

/// Random play to the end; at each turn all moves have the reference's values, best first.
void expect_moves_all_along(const GraphInstance& instance, FirstPlayer first, Random& random) {
  const Graph graph = instance.graph();
  reference::IndependenceDuel reference(graph, first);
  std::uint64_t occupied = 0;
  std::vector<Move> after;
  while (true) {
    std::vector<int> vertices = reference.moves(occupied);
    const auto value = [&](int v) { return reference.value(occupied | std::uint64_t{1} << v); };
    const bool maximiser = (after.size() % 2 == 0) == (first == FirstPlayer::Maximiser);
    std::stable_sort(vertices.begin(), vertices.end(), [&](int a, int b) {
      return maximiser ? value(a) > value(b) : value(a) < value(b);
    });
    Control control;
    const MoveValues found = moves(instance, {.after = after, .first = first}, control);
    EXPECT_EQ(found.run.status, Status::Proved);
    EXPECT_EQ(found.over, vertices.empty());
    ASSERT_EQ(found.moves.size(), vertices.size());
    const auto names = instance.moves_of(std::vector<Vertex>(vertices.begin(), vertices.end()));
    for (std::size_t i = 0; i < vertices.size(); ++i) {
      EXPECT_EQ(found.moves[i].move, names[i]);
      EXPECT_EQ(found.moves[i].value, value(vertices[i]));
    }
    if (vertices.empty()) return;
    const int v = vertices[random.below(vertices.size())];
    after.push_back(instance.moves_of(std::vector<Vertex>{v})[0]);
    occupied |= std::uint64_t{1} << v;
  }
}

TEST(DuelMoves, AgreeWithTheReferenceAllAlongRandomPlay) {
  constexpr std::uint64_t kSeed = 12;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (const std::string name : {"grid:3x4", "king:3x5", "path:13", "line:14,2", "cycle:9"}) {
    for (const FirstPlayer first : kBoth) expect_moves_all_along(from_family(name), first, random);
  }
  for (int round = 0; round < 30; ++round) {
    const auto vertices = static_cast<Vertex>(random.between(0, 12));
    std::vector<Edge> edges;
    for (Vertex u = 0; u < vertices; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        if (random.chance(1, 4)) edges.emplace_back(u, v);
      }
    }
    expect_moves_all_along({Graph::from_edges(vertices, std::move(edges))}, kBoth[random.below(2)],
                           random);
  }
}

TEST(DuelMoves, TheBestMoveHasTheValueOfTheGame) {
  for (const std::string name : {"grid:5x6", "king:6x6", "line:60,1"}) {
    for (const FirstPlayer first : kBoth) {
      Control control;
      const GraphInstance instance = from_family(name);
      const MoveValues found = moves(instance, {.first = first}, control);
      EXPECT_EQ(found.moves.at(0).value, solve(instance, {.first = first}, control).value) << name;
    }
  }
}

TEST(DuelMoves, SettledMovesAreAllListed) {
  Control control;
  const MoveValues found = moves(from_family("line:50000,0"), {}, control);
  ASSERT_EQ(found.moves.size(), 50'000U);
  EXPECT_EQ(found.moves.back().value, 50'000);
}

TEST(DuelMoves, IllegalMovesBeforeAreNamed) {
  const auto error = [](const std::string& family, const std::vector<std::string>& after) {
    MovesOptions options;
    for (const std::string& move : after) options.after.push_back(parse_move(move).value());
    Control control;
    try {
      moves(from_family(family), options, control);
    } catch (const InputError& caught) {
      return std::string(caught.what());
    }
    return std::string("none");
  };
  EXPECT_EQ(error("path:4", {"1", "4"}), "none");
  EXPECT_EQ(error("path:4", {"1", "2"}),
            "--after:1:2: 2 is taken or next to what is taken, expected a legal move");
  EXPECT_EQ(error("path:4", {"1", "1"}),
            "--after:1:2: 1 is taken or next to what is taken, expected a legal move");
  EXPECT_EQ(error("path:4", {"5"}),
            "--after:1:1: 5 is no place of this game, expected a legal move");
  EXPECT_EQ(error("grid:3x3", {"5"}),
            "--after:1:1: 5 is no place of this game, expected a legal move");
  EXPECT_EQ(error("grid:3x3", {"1,1+3,3"}),
            "--after:1:1: 1,1+3,3 is no place of this game, expected a legal move");
  EXPECT_EQ(error("grid:3x3", {"1,1", "3,3", "3,4"}),
            "--after:1:3: 3,4 is no place of this game, expected a legal move");
}

TEST(DuelMoves, BudgetsAreKept) {
  Control cancelled;
  cancelled.cancel();
  const MoveValues found = moves(from_family("path:30"), {}, cancelled);
  EXPECT_EQ(found.run.status, Status::Cancelled);
  Control tiny(Budget{.memory_bytes = 100});
  EXPECT_EQ(moves(from_family("grid:5x5"), {}, tiny).run.status, Status::LimitReached);
  Control limited(Budget{.time_limit = std::chrono::milliseconds(200)});
  const MoveValues some = moves(from_family("grid:9x9"), {}, limited);
  EXPECT_EQ(some.run.status, Status::LimitReached);
  EXPECT_EQ(some.moves.size(), 81U);
}

}  // namespace
}  // namespace minimex::independence_duel
