// The equalities and bounds that proofs of duels rest on, against plain minimax.
#include "minimex/games/duel_sums.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/games/duel_board.hpp"
#include "minimex/games/duel_graph.hpp"

#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::duel {
namespace {

/// Games that list every graph met: explored up to `explored` vertices, larger ones large.
class ListingGames {
 public:
  explicit ListingGames(Vertex explored)
      : games(GraphTypes(), control, [this, explored](const Graph& core) {
          const GraphType type = games.types().add(core);
          if (core.vertex_count() > explored || !games.classify(type, true)) {
            games.classify(type, false);
          }
        }) {}

  Control control;
  Games games;
};

/// Components side by side.
Graph random_sum(Random& random, Vertex most_vertices) {
  const auto vertices = static_cast<Vertex>(random.between(0, most_vertices));
  std::vector<Edge> edges;
  Vertex first = 0;
  while (first < vertices) {
    const Vertex last = first + static_cast<Vertex>(random.below(6));
    for (Vertex u = first; u <= last && u < vertices; ++u) {
      for (Vertex v = first; v < u; ++v) {
        if (random.chance(3, 5)) edges.emplace_back(u, v);
      }
    }
    first = last + 1;
  }
  return Graph::from_edges(vertices, std::move(edges));
}

// What the position leaves out of the graph may not change the value.
TEST(DuelSums, EqualSumsHaveEqualValuesWithinTheBounds) {
  constexpr std::uint64_t kSeed = 41;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (const Vertex explored : {0, 3, 9}) {
    ListingGames listing(explored);
    Games& games = listing.games;
    std::map<std::pair<std::string, int>, std::int64_t> values;
    std::size_t met_again = 0;
    for (int round = 0; round < 1500; ++round) {
      const Graph graph = random_sum(random, 11);
      const Position position = Board(graph, games, listing.control).position();
      ASSERT_TRUE(position.listed);
      std::string name;
      for (const auto& part : position.sum.parts()) {
        name += std::to_string(part.unit) + "x" + std::to_string(part.count) + " ";
      }
      for (const FirstPlayer first : {FirstPlayer::Maximiser, FirstPlayer::Minimiser}) {
        const std::int64_t value = reference::IndependenceDuel(graph, first).value();
        const Side side = side_of(first);
        const Bounds bounds = games.bounds(position, side);
        EXPECT_LE(bounds.lower, value);
        EXPECT_GE(bounds.upper, value);
        const auto [known, is_new] =
            values.try_emplace({name, static_cast<int>(side)}, value - position.tokens);
        if (is_new) continue;
        ++met_again;
        EXPECT_EQ(known->second, value - position.tokens) << name;
      }
    }
    EXPECT_GT(met_again, 300U) << explored;
  }
}

// Positions along play on the board are those of boards that start there.
TEST(DuelSums, PlayOnTheBoardLeavesTheRest) {
  constexpr std::uint64_t kSeed = 42;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  ListingGames listing(4);
  for (int round = 0; round < 300; ++round) {
    const Graph graph = random_sum(random, 14);
    Board board(graph, listing.games, listing.control);
    while (!board.over()) {
      std::vector<Vertex> free;
      for (Vertex v = 0; v < graph.vertex_count(); ++v) {
        if (board.free(v)) free.push_back(v);
      }
      const Graph rest = induced_subgraph(graph, free);
      const Position here = board.position();
      const Position fresh = Board(rest, listing.games, listing.control).position();
      EXPECT_EQ(here.sum, fresh.sum);
      EXPECT_EQ(here.tokens, fresh.tokens);
      board.play(free[random.below(free.size())]);
    }
    EXPECT_TRUE(board.position().sum.empty());
    EXPECT_EQ(board.position().tokens, 0);
    EXPECT_FALSE(board.free(-1));
    EXPECT_FALSE(board.free(graph.vertex_count()));
  }
}

// Without a list, components have the bounds of any play.
TEST(DuelSums, UnlistedGraphsHaveBounds) {
  constexpr std::uint64_t kSeed = 43;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Control control;
  Games games(GraphTypes(), control);
  for (int round = 0; round < 500; ++round) {
    const Graph graph = random_sum(random, 11);
    const Position position = Board(graph, games, control).position();
    for (const FirstPlayer first : {FirstPlayer::Maximiser, FirstPlayer::Minimiser}) {
      const std::int64_t value = reference::IndependenceDuel(graph, first).value();
      EXPECT_LE(games.bounds(position, side_of(first)).lower, value);
      EXPECT_GE(games.bounds(position, side_of(first)).upper, value);
      EXPECT_EQ(reference::IndependenceDuel(without_twins(graph), first).value(), value);
    }
  }
}

// A path of three is worth one or two tokens, two of them three.
TEST(DuelSums, EqualHotGamesAreWorthAFixedNumber) {
  ListingGames listing(9);
  std::vector<Edge> edges;
  for (Vertex first = 0; first < 12; first += 3) {
    edges.insert(edges.end(), {{first, first + 1}, {first + 1, first + 2}});
  }
  const Graph paths = Graph::from_edges(12, std::move(edges));
  const Position position = Board(paths, listing.games, listing.control).position();
  for (const Side side : {Side::Maximiser, Side::Minimiser}) {
    EXPECT_EQ(listing.games.bounds(position, side).lower, 6);
    EXPECT_EQ(listing.games.bounds(position, side).upper, 6);
  }
}

TEST(DuelSums, TempoMovesCancelInPairs) {
  Sum sum;
  EXPECT_EQ(sum.add(kTempo), 0);
  EXPECT_EQ(sum.add(7, 3), 0);
  EXPECT_EQ(sum.add(kTempo), 2);
  EXPECT_EQ(sum.add(kTempo, 5), 4);
  EXPECT_EQ(sum.add(kNothing), 0);
  ASSERT_EQ(sum.parts().size(), 2U);
  sum.remove(kTempo);
  for (int i = 0; i < 3; ++i) sum.remove(7);
  EXPECT_TRUE(sum.empty());
}

TEST(DuelSums, ExploringNeedsWhatIsLeftToBeExplored) {
  Control control;
  GraphTypes types;
  types.add(Graph::from_edges(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}}));
  Games games(std::move(types), control);
  EXPECT_FALSE(games.classify(0, true));  // a token on an end leaves a path of three, not listed
  EXPECT_TRUE(games.classify(0, false));
  EXPECT_FALSE(games.explored(0));
  EXPECT_FALSE(games.failed());
}

TEST(DuelGraph, PlainNamesAreOfEqualGraphsOnly) {
  const Graph path = Graph::from_edges(3, {{0, 1}, {1, 2}});
  const Graph other = Graph::from_edges(3, {{0, 1}, {0, 2}});
  EXPECT_EQ(plain_name(path), plain_name(Graph::from_edges(3, {{2, 1}, {1, 0}})));
  EXPECT_NE(plain_name(path), plain_name(other));
  EXPECT_NE(plain_name(path), plain_name(Graph::from_edges(4, {{0, 1}, {1, 2}})));
}

}  // namespace
}  // namespace minimex::duel
