// The parts of the duel engine by themselves: sets, positions, catalogue, table, symmetries, plans.
#include <algorithm>
#include <bit>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/score/catalogue.hpp"
#include "minimex/conflict/score/families_test.hpp"
#include "minimex/conflict/score/graph.hpp"
#include "minimex/conflict/score/line.hpp"
#include "minimex/conflict/score/plan.hpp"
#include "minimex/conflict/score/position.hpp"
#include "minimex/conflict/score/set_graph.hpp"
#include "minimex/conflict/score/symmetry.hpp"
#include "minimex/conflict/score/table.hpp"
#include "minimex/conflict/score/vertex_set.hpp"
#include "minimex/core/random.hpp"

namespace minimex::conflict::duel {
namespace {

using test::family;

TEST(VertexSet, BehavesLikeASetOfNumbers) {
  VertexSet<3> set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.first(), 192);
  for (const int v : {0, 63, 64, 130, 191}) set.insert(v);
  EXPECT_EQ(set.count(), 5);
  EXPECT_TRUE(set.contains(64));
  set.erase(0);
  EXPECT_EQ(set.first(), 63);
  std::vector<int> seen;
  set.for_each([&](int v) { seen.push_back(v); });
  EXPECT_EQ(seen, (std::vector<int>{63, 64, 130, 191}));
  VertexSet<3> other;
  other.insert(130);
  EXPECT_EQ((set & other).count(), 1);
  EXPECT_EQ((set - other).count(), 3);
  EXPECT_EQ(set | other, set);
  EXPECT_EQ(set.byte(7), 0x80U);
  EXPECT_EQ(set.byte(8), 0x01U);
  EXPECT_TRUE(VertexSet<0>().empty());
}

TEST(Position, KeepsPiecesSortedAndTempoMovesModuloTwo) {
  Position<0> position;
  EXPECT_EQ(position.add(kTempo), 0);
  EXPECT_EQ(position.add(9), 0);
  EXPECT_EQ(position.add(5), 0);
  EXPECT_EQ(position.add(9), 0);
  EXPECT_EQ(position.add(kNothing), 0);
  EXPECT_EQ(position.add(kTempo), 2);
  Position<0> same;
  for (const TypeId type : std::vector<TypeId>{9, 9, 5}) same.add(type);
  EXPECT_EQ(position, same);
  EXPECT_EQ(position.hash(), same.hash());
  position.remove(9);
  EXPECT_FALSE(position == same);
  position.remove(9);
  position.remove(5);
  EXPECT_TRUE(position.empty());
}

TEST(Position, TellsWhenItOverflows) {
  Position<0> position;
  for (int kind = 1; kind <= kMaxKinds; ++kind) position.add(static_cast<TypeId>(kind));
  EXPECT_FALSE(position.overflowed());
  position.add(kMaxKinds + 1);
  EXPECT_TRUE(position.overflowed());
  Position<0> many;
  for (int i = 0; i < 0xffff; ++i) many.add(7);
  EXPECT_FALSE(many.overflowed());
  many.add(7);
  EXPECT_TRUE(many.overflowed());
}

/// The piece that a small connected graph is.
Piece piece_of(const Graph& graph, Catalogue& catalogue) {
  Control control;
  GraphUniverse<1> universe(graph, catalogue, 1 << 20, control);
  VertexSet<1> all;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) all.insert(v);
  return universe.piece(all).value();
}

TEST(Catalogue, WellCoveredComponentsAreTempoMoves) {
  Catalogue catalogue(1 << 20, 1 << 20);
  const auto expect_settled = [&](const std::string& name, std::int32_t tokens) {
    const Piece piece = piece_of(family(name), catalogue);
    EXPECT_EQ(piece.type, tokens % 2 == 0 ? kNothing : kTempo) << name;
    EXPECT_EQ(piece.tokens, tokens - tokens % 2) << name;
  };
  expect_settled("complete:5", 1);
  expect_settled("path:4", 2);
  expect_settled("cycle:4", 2);
  expect_settled("cycle:5", 2);
  expect_settled("cycle:7", 3);
  expect_settled("rook:4x4", 4);
}

TEST(Catalogue, EqualPlayIsOneType) {
  Catalogue catalogue(1 << 20, 1 << 20);
  // A path of three: an end leaves a tempo move, the middle nothing.
  const Piece path = piece_of(family("path:3"), catalogue);
  // With a triangle on one side of the middle: still an end or the middle.
  const Graph fan = Graph::from_edges(4, {{0, 1}, {1, 2}, {1, 3}, {2, 3}});
  const Piece same = piece_of(fan, catalogue);
  EXPECT_EQ(path.type, same.type);
  EXPECT_EQ(path.tokens, same.tokens);
  EXPECT_EQ(catalogue.options(path.type).size(), 2U);
  // Three leaves: any of them leaves two tempo moves, the middle nothing.
  const Piece claw = piece_of(Graph::from_edges(4, {{0, 1}, {0, 2}, {0, 3}}), catalogue);
  EXPECT_NE(claw.type, path.type);
  EXPECT_EQ(catalogue.worth(claw.type).any.lower + claw.tokens, 1);
  EXPECT_EQ(catalogue.worth(claw.type).any.upper + claw.tokens, 3);
}

TEST(Catalogue, SaysWhenItIsFull) {
  Catalogue catalogue(400, 0);
  Control control;
  const Graph graph = family("path:11");
  GraphUniverse<1> universe(graph, catalogue, 1 << 20, control);
  VertexSet<1> all;
  for (Vertex v = 0; v < 11; ++v) all.insert(v);
  EXPECT_FALSE(universe.piece(all).has_value());
}

TEST(Option, HasRoomForEightParts) {
  Option option;
  for (TypeId type = 1; type <= Option::kMaxParts; ++type) EXPECT_TRUE(option.add({2, type}));
  EXPECT_FALSE(option.add({0, 99}));
  EXPECT_TRUE(option.add({4, kNothing}));
  EXPECT_EQ(option.most, 1 + 2 * Option::kMaxParts + 4);
}

// However slow the machine is, seven eighths of the time limit are left for the search.
TEST(GraphUniverse, TheHeadStartIsAShareOfTheTimeLimit) {
  using std::chrono::milliseconds;
  const Control::Clock::time_point start{};
  const HeadStart limited(Budget{.time_limit = milliseconds(800)}, start);
  EXPECT_FALSE(limited.over(start + milliseconds(99)));
  EXPECT_TRUE(limited.over(start + milliseconds(100)));
  EXPECT_FALSE(HeadStart(Budget{}, start).over(start + std::chrono::hours(99)));
}

TEST(LineUniverse, UnbrokenWindowsAreToldApartByLength) {
  Catalogue catalogue(1 << 20, 1 << 20);
  Control control;
  std::vector<std::int32_t> seats;
  for (std::int32_t seat = 0; seat < 40; ++seat) {
    if (seat != 20) seats.push_back(seat);
  }
  LineUniverse universe(seats, 1, catalogue, 1 << 20, control);
  const Piece left = universe.piece(0, 18).value();
  const Piece right = universe.piece(20, 38).value();
  const Piece across = universe.piece(10, 28).value();
  EXPECT_EQ(left.type, right.type);
  EXPECT_EQ(left.tokens, right.tokens);
  EXPECT_NE(across.type, left.type);
  EXPECT_TRUE(universe.failure().empty());
}

TEST(Table, KeepsWithinItsBytesAndForgetsOnlyWhatIsProved) {
  constexpr std::uint64_t kBytes = 1 << 16;
  Table<1> table(kBytes);
  Random random(5);
  for (int i = 0; i < 20'000; ++i) {
    Position<1> position;
    position.add(static_cast<TypeId>(random.between(1, 3000)));
    position.set.insert(static_cast<int>(random.below(64)));
    const auto side = random.chance(1, 2) ? Side::Maximiser : Side::Minimiser;
    const std::int32_t value = position.begin()->type % 50 + 1;  // of this made-up position
    const Range known = table.find(position, position.hash(), side);
    EXPECT_LE(known.lower, value);
    EXPECT_GE(known.upper, value);
    table.store(position, position.hash(), side, {value - static_cast<int>(random.below(2)), 60},
                value + 1);
    EXPECT_LE(table.find(position, position.hash(), side).lower, value);
    EXPECT_GE(table.find(position, position.hash(), side).lower, value - 1);
  }
  EXPECT_LE(table.peak_bytes(), kBytes);
  Table<1> none(10);
  none.store({}, 0, Side::Maximiser, {1, 1}, 1);
  EXPECT_EQ(none.find({}, 0, Side::Maximiser).lower, 0);
  EXPECT_EQ(none.peak_bytes(), 0U);
}

TEST(Symmetry, FindsAllOfAFewAndSomeOfMany) {
  const auto count = [](const std::string& name) {
    return find_symmetries(family(name), 63).size();
  };
  EXPECT_EQ(count("grid:5x5"), 7U);
  EXPECT_EQ(count("grid:3x5"), 3U);
  EXPECT_EQ(count("path:9"), 1U);
  EXPECT_EQ(count("cycle:9"), 17U);
  EXPECT_EQ(count("hypercube:3"), 47U);
  EXPECT_EQ(count("petersen:5,2"), 63U);
  EXPECT_EQ(count("path:0"), 0U);
  EXPECT_EQ(find_symmetries(family("cycle:9"), 0).size(), 0U);
}

TEST(Symmetry, EverySymmetryMapsEdgesToEdges) {
  for (const std::string name : {"queen:5x5", "knight:4x4", "prism:6", "torus:4x4"}) {
    const Graph graph = family(name);
    for (const auto& image : find_symmetries(graph, 20)) {
      std::vector<Edge> edges;
      for (const auto& [u, v] : graph.edges()) {
        edges.emplace_back(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]);
      }
      EXPECT_EQ(Graph::from_edges(graph.vertex_count(), edges), graph) << name;
    }
  }
}

TEST(Symmetry, ImagesOfASetShareTheirLeast) {
  const Graph graph = family("grid:4x4");
  const auto symmetries = find_symmetries(graph, 63);
  const SymmetricImages<1> images(symmetries);
  Random random(11);
  for (int round = 0; round < 200; ++round) {
    VertexSet<1> set;
    for (int v = 0; v < 16; ++v) {
      if (random.chance(1, 2)) set.insert(v);
    }
    for (const auto& image : symmetries) {
      VertexSet<1> moved;
      set.for_each([&](int v) { moved.insert(image[static_cast<std::size_t>(v)]); });
      EXPECT_EQ(images.least(moved), images.least(set));
    }
  }
}

TEST(SetGraph, BoundsHoldForEveryMaximalSet) {
  Random random(17);
  for (int round = 0; round < 300; ++round) {
    const auto n = static_cast<Vertex>(random.between(1, 9));
    std::vector<Edge> edges;
    for (Vertex u = 0; u < n; ++u) {
      for (Vertex v = 0; v < u; ++v) {
        if (random.chance(2, 5)) edges.emplace_back(u, v);
      }
    }
    const Graph graph = Graph::from_edges(n, edges);
    VertexSet<1> all;
    for (Vertex v = 0; v < n; ++v) all.insert(v);
    const SetBounds bounds = SetGraph<1>(graph).bounds(all);
    const Bounds greedy = greedy_bounds(graph);
    for (std::uint32_t set = 0; set < 1U << n; ++set) {
      bool independent = true;
      bool maximal = true;
      for (Vertex v = 0; v < n; ++v) {
        const auto list = graph.neighbours(v);
        const bool touched =
            std::any_of(list.begin(), list.end(), [&](Vertex w) { return (set >> w & 1) != 0; });
        const bool chosen = (set >> v & 1) != 0;
        independent = independent && !(chosen && touched);
        maximal = maximal && (chosen || touched);
      }
      if (!independent || !maximal) continue;
      EXPECT_LE(greedy.lower, std::popcount(set));
      EXPECT_GE(greedy.upper, std::popcount(set));
      EXPECT_GE(bounds.upper, std::popcount(set));
    }
  }
}

TEST(Plan, KeepsOneOfEachClassOfTwins) {
  EXPECT_EQ(plan_graph(family("complete:7"), 12).kept,
            (std::vector<bool>{true, false, false, false, false, false, false}));
  // Leaves of a star are not closed twins; a square has none either.
  EXPECT_EQ(plan_graph(Graph::from_edges(3, {{0, 1}, {0, 2}}), 12).kept,
            std::vector<bool>(3, true));
  EXPECT_EQ(plan_graph(family("cycle:4"), 12).kept, std::vector<bool>(4, true));
  EXPECT_EQ(plan_graph(family("path:12"), 12).universe.size(), 0U);
  EXPECT_EQ(plan_graph(family("path:13"), 12).universe.size(), 13U);
}

TEST(Plan, GreedyBoundsOfLines) {
  const std::vector<std::int32_t> seats = {0, 1, 2, 5, 9, 10, 11, 12};
  EXPECT_EQ(greedy_bounds(seats, 0).lower, 8);
  EXPECT_EQ(greedy_bounds(seats, 1).upper, 5);
  EXPECT_EQ(greedy_bounds(seats, 1).lower, 4);
  EXPECT_EQ(greedy_bounds(seats, 1'000'000).upper, 1);
  EXPECT_EQ(greedy_bounds(std::vector<std::int32_t>{}, 3).lower, 0);
}

}  // namespace
}  // namespace minimex::conflict::duel
