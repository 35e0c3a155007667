// What sums of pieces are worth, against plain minimax; and the race for a value.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/families_test.hpp"
#include "minimex/conflict/score/graph.hpp"
#include "minimex/conflict/score/race.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::conflict::duel {
namespace {

using test::family;
using test::random_graph;

/// The piece that a small connected graph is.
Piece piece_of(const Graph& graph, Catalogue& catalogue) {
  Control control;
  GraphUniverse<1> universe(graph, catalogue, 1 << 20, control);
  VertexSet<1> all;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) all.insert(v);
  return universe.piece(all).value();
}

// A few random components side by side: what they are worth by themselves and in pairs against
// plain minimax, for either side to move.
TEST(Catalogue, WorthOfSumsBoundsTheirValue) {
  constexpr std::uint64_t kSeed = 23;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  Catalogue catalogue(1 << 22, 1 << 22);
  int narrower = 0;
  for (int round = 0; round < 120; ++round) {
    std::vector<Edge> edges;
    std::vector<TypeId> types;
    Vertex vertices = 0;
    std::int32_t tokens = 0;
    while (vertices < 12) {
      const auto n = static_cast<Vertex>(random.between(3, 7));
      const Graph part = random_graph(random, n, 40);
      if (connected_components(part).size() != 1) continue;
      const Piece piece = piece_of(part, catalogue);
      tokens += piece.tokens;
      if (piece.type != kNothing) types.push_back(piece.type);
      for (const auto& [u, v] : part.edges()) edges.emplace_back(u + vertices, v + vertices);
      vertices += n;
    }
    std::sort(types.begin(), types.end());
    std::vector<Part> parts;
    for (const TypeId type : types) {
      if (parts.empty() || parts.back().type != type) parts.push_back({type, 0});
      ++parts.back().count;
    }
    const Graph graph = Graph::from_edges(vertices, edges);
    const std::int32_t high =
        reference::IndependenceDuel(graph, FirstPlayer::Maximiser).value() - tokens;
    const std::int32_t low =
        reference::IndependenceDuel(graph, FirstPlayer::Minimiser).value() - tokens;
    const Worth apart = catalogue.worth_apart(parts);
    const Worth pairs = catalogue.worth_in_pairs(parts);
    for (const Worth& worth : {apart, pairs}) {
      EXPECT_LE(worth.local.lower, low);
      EXPECT_LE(worth.local.lower + worth.rise, high);
      EXPECT_GE(worth.local.upper, high);
      EXPECT_GE(worth.local.upper - worth.fall, low);
    }
    const auto open = [](const Worth& worth) { return worth.local.upper - worth.local.lower; };
    EXPECT_LE(open(pairs), open(apart));
    narrower += open(pairs) < open(apart) ? 1 : 0;
  }
  EXPECT_GT(narrower, 20);
}

TEST(Catalogue, EqualHotPiecesAreWorthAFixedNumber) {
  Catalogue catalogue(1 << 20, 1 << 20);
  const TypeId path = piece_of(family("path:3"), catalogue).type;
  const Worth two = catalogue.worth_in_pairs(std::vector<Part>{{path, 2}});
  EXPECT_EQ(two.local.lower, 3);
  EXPECT_EQ(two.local.upper, 3);
  const Worth many = catalogue.worth_in_pairs(std::vector<Part>{{path, 1001}});
  EXPECT_EQ(many.local.lower, 1501);
  EXPECT_EQ(many.local.upper, 1502);
  EXPECT_EQ(many.rise, 1);
}

// Without room for pairs, pieces stay apart.
TEST(Catalogue, PairsNeedRoom) {
  Catalogue catalogue(1 << 20, 0);
  std::vector<Part> parts;
  for (const Vertex n : {3, 5, 6, 8, 9, 10, 12, 13, 15, 16, 17}) {
    const Piece piece = piece_of(family("path:" + std::to_string(n)), catalogue);
    if (piece.type != kNothing && piece.type != kTempo) parts.push_back({piece.type, 3});
  }
  std::sort(parts.begin(), parts.end(), [](Part a, Part b) { return a.type < b.type; });
  const Worth apart = catalogue.worth_apart(parts);
  const Worth pairs = catalogue.worth_in_pairs(parts);
  EXPECT_GE(pairs.local.lower, apart.local.lower);
  EXPECT_LE(pairs.local.upper, apart.local.upper);
}

TEST(Race, AsksWhatIsOpenAndNobodyAsks) {
  Race race({10, 20});
  EXPECT_EQ(race.take(), 15);
  EXPECT_EQ(race.take(), 18);
  race.answer(18, false, 1);
  EXPECT_EQ(race.bounds().upper, 17);
  EXPECT_EQ(race.take(), 12);
  EXPECT_FALSE(race.pointless(12));
  race.answer(15, true, 0);
  EXPECT_TRUE(race.pointless(12));
  EXPECT_EQ(race.take(), 16);
  EXPECT_EQ(race.take(), 17);
  EXPECT_FALSE(race.take().has_value());
  race.answer(17, true, 1);
  race.answer(16, true, 0);  // too late to tell anything
  EXPECT_EQ(race.bounds().lower, 17);
  EXPECT_EQ(race.bounds().upper, 17);
  EXPECT_EQ(race.lower_shown_by(), 1);
  EXPECT_EQ(race.upper_shown_by(), 1);
  EXPECT_FALSE(race.take().has_value());
}

TEST(Race, WaitingEndsWhenItIsClosed) {
  Race race({0, 1});
  EXPECT_TRUE(race.wait(std::chrono::milliseconds(1)));
  race.close();
  EXPECT_FALSE(race.wait(std::chrono::hours(1)));
}

}  // namespace
}  // namespace minimex::conflict::duel
