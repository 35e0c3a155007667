#include "minimex/core/board.hpp"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

#include "tests/reference/conflict_graph_reference.hpp"

namespace minimex {
namespace {

Board board_of(std::vector<std::int32_t> size, std::vector<std::int64_t> blocked = {},
               bool toroidal = false) {
  return {.size = std::move(size), .blocked = std::move(blocked), .toroidal = toroidal};
}

Board random_board(Random& random) {
  Board board;
  const std::int64_t dimensions = random.between(1, 4);
  for (std::int64_t d = 0; d < dimensions; ++d) {
    board.size.push_back(static_cast<std::int32_t>(random.between(1, dimensions > 2 ? 4 : 9)));
  }
  const std::uint64_t blocked_percent = random.below(60);
  for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
    if (random.chance(blocked_percent, 100)) board.blocked.push_back(cell);
  }
  return board;
}

std::uint64_t edges_of(const Board& board, std::string_view piece) {
  return conflict_graph(board, make_piece(piece, board.dimensions()).value()).edge_count();
}

TEST(Board, CellsAndSitesAreInverse) {
  const Board board = board_of({2, 3, 4});
  EXPECT_EQ(board.cell_count(), 24);
  EXPECT_EQ(board.site_of(0), (Site{1, 1, 1}));
  EXPECT_EQ(board.site_of(1), (Site{1, 1, 2}));
  EXPECT_EQ(board.site_of(23), (Site{2, 3, 4}));
  for (std::int64_t cell = 0; cell < 24; ++cell) {
    EXPECT_EQ(board.index_of(board.site_of(cell)), cell);
  }
}

TEST(Board, UsableCellsLeaveOutTheBlockedOnes) {
  const Board board = board_of({2, 3}, {0, 4});
  EXPECT_EQ(board.usable_count(), 4);
  const std::vector<std::int64_t> usable = board.usable_cells();
  EXPECT_EQ(usable, (std::vector<std::int64_t>{1, 2, 3, 5}));
  for (std::size_t v = 0; v < usable.size(); ++v) {
    EXPECT_EQ(board.cell_of_vertex(static_cast<std::int64_t>(v)), usable[v]);
  }
}

TEST(Piece, StepCounts) {
  EXPECT_EQ(make_piece("knight", 2)->steps.size(), 8);
  EXPECT_EQ(make_piece("knight", 3)->steps.size(), 24);
  EXPECT_EQ(make_piece("king", 3)->steps.size(), 26);
  EXPECT_EQ(make_piece("queen", 6)->steps.size(), 728);
  EXPECT_EQ(make_piece("rook", 3)->steps.size(), 6);
  EXPECT_EQ(make_piece("bishop", 3)->steps.size(), 12);
  EXPECT_EQ(make_piece("wazir", 1)->steps.size(), 2);
  EXPECT_EQ(make_piece("dabbaba", 2)->steps.size(), 4);
  EXPECT_EQ(make_piece("ferz", 3)->steps.size(), 12);
  EXPECT_EQ(make_piece("leaper:1,2,3", 3)->steps.size(), 48);
  EXPECT_EQ(make_piece("leaper:2,2,0", 2)->steps.size(), 4);
}

TEST(Piece, OnlyRidersRide) {
  for (const char* name : {"queen", "rook", "bishop"}) EXPECT_TRUE(make_piece(name, 2)->rider);
  for (const char* name : {"king", "knight", "wazir", "leaper:5,2"}) {
    EXPECT_FALSE(make_piece(name, 2)->rider);
  }
}

TEST(Piece, LeapersThatHaveANameGetIt) {
  EXPECT_EQ(make_piece("leaper:1,2", 2)->name, "knight");
  EXPECT_EQ(make_piece("leaper:0,1", 2)->name, "wazir");
  EXPECT_EQ(make_piece("leaper:2,0,1", 3)->name, "knight");
  EXPECT_EQ(make_piece("leaper:1,5", 2)->name, "leaper:5,1");
  EXPECT_EQ(make_piece("leaper:0,3", 2)->name, "leaper:3,0");
  EXPECT_EQ(make_piece("leaper:1,0,2,3", 3)->name, "leaper:3,2,1");
}

TEST(Piece, MovesGoBothWaysAndNameThePiece) {
  const std::vector<Piece::Step> moves = {{2, -1}, {1, 2}, {-1, -2}};
  const Piece piece = make_leaper(moves, 2);
  EXPECT_EQ(piece.name, "[[1,2],[2,-1]]");
  EXPECT_EQ(piece.steps, (std::vector<Piece::Step>{{-2, 1}, {-1, -2}, {1, 2}, {2, -1}}));
  EXPECT_FALSE(piece.rider);
  const Board board = board_of({3, 3});
  EXPECT_EQ(conflict_graph(board, piece).edge_count(), 4);
}

TEST(Piece, UnknownNamesAndTooFewDimensionsGiveNothing) {
  for (const char* name :
       {"", "horse", "Knight", "knight ", "leaper", "leaper:", "leaper:1", "leaper:0,0",
        "leaper:1,", "leaper:,1", "leaper:1,-2", "leaper:-1,2", "leaper:1,2,3,4,5,6,7",
        "leaper:1,2x", "leaper:1,1000001", "leaper:1,99999999999999999999", "leaper:1,,2"}) {
    EXPECT_FALSE(make_piece(name, 2).has_value()) << name;
  }
  EXPECT_FALSE(make_piece("knight", 1).has_value());
  EXPECT_FALSE(make_piece("bishop", 1).has_value());
  EXPECT_FALSE(make_piece("leaper:3,2,1", 2).has_value());
}

TEST(ConflictGraph, KnownSizes) {
  EXPECT_EQ(edges_of(board_of({8, 8}), "knight"), 168);
  EXPECT_EQ(edges_of(board_of({8, 8}), "queen"), 1456 / 2);
  EXPECT_EQ(edges_of(board_of({8, 8}), "rook"), 896 / 2);
  EXPECT_EQ(edges_of(board_of({8, 8}), "bishop"), 560 / 2);
  EXPECT_EQ(edges_of(board_of({8, 8}), "king"), 420 / 2);
  EXPECT_EQ(edges_of(board_of({3, 4}), "wazir"), 17);
  EXPECT_EQ(edges_of(board_of({1, 1}), "queen"), 0);
  EXPECT_EQ(edges_of(board_of({7}), "rook"), 21);
}

TEST(ConflictGraph, RidersStopAtBlockedCells) {
  EXPECT_EQ(edges_of(board_of({5}, {2}), "rook"), 2);
  EXPECT_EQ(edges_of(board_of({3, 3}, {4}), "bishop"), 4);
  EXPECT_EQ(edges_of(board_of({3}, {0, 1, 2}), "king"), 0);
}

TEST(ConflictGraph, TorusHasNoLoopsAndNoRepeatedEdges) {
  EXPECT_EQ(edges_of(board_of({3, 3}, {}, true), "wazir"), 18);
  EXPECT_EQ(edges_of(board_of({5}, {}, true), "wazir"), 5);
  EXPECT_EQ(edges_of(board_of({2}, {}, true), "wazir"), 1);
  EXPECT_EQ(edges_of(board_of({1}, {}, true), "wazir"), 0);
  EXPECT_EQ(edges_of(board_of({4, 4}, {}, true), "knight"), 16 * 4 / 2);  // two ways to each cell
  EXPECT_EQ(edges_of(board_of({4}, {}, true), "dabbaba"), 2);
  EXPECT_EQ(edges_of(board_of({5, 5}, {}, true), "queen"), 25 * 16 / 2);
  EXPECT_EQ(edges_of(board_of({5}, {2}, true), "rook"), 6);
  EXPECT_EQ(edges_of(board_of({6}, {1, 3}, true), "rook"), 3);
}

TEST(ConflictGraph, RandomBoardsAgreeWithTheReference) {
  constexpr std::uint64_t kSeed = 20240611;
  Random random(kSeed);
  for (int round = 0; round < 300; ++round) {
    const Board board = random_board(random);
    for (const char* name : {"king", "queen", "rook", "bishop", "wazir", "ferz", "dabbaba",
                             "knight", "alfil", "camel", "zebra", "giraffe", "antelope"}) {
      const auto piece = make_piece(name, board.dimensions());
      if (!piece) continue;
      const Graph graph = conflict_graph(board, *piece);
      ASSERT_EQ(graph.vertex_count(), board.usable_count());
      const auto expected = reference::conflict_edges(board, name);
      ASSERT_EQ(graph.edges(), expected) << "seed " << kSeed << ", round " << round << ", " << name;
      ASSERT_LE(expected.size(), conflict_edge_bound(board, *piece));
      if (board.blocked.empty()) {
        ASSERT_EQ(expected.size(), conflict_edge_bound(board, *piece));
      }
    }
  }
}

TEST(ConflictGraph, TorusStaysWithinItsBound) {
  constexpr std::uint64_t kSeed = 7;
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    Board board = random_board(random);
    board.toroidal = true;
    for (const char* name : {"king", "queen", "rook", "wazir", "leaper:5,0"}) {
      const Piece piece = make_piece(name, board.dimensions()).value();
      const Graph graph = conflict_graph(board, piece);
      ASSERT_LE(graph.edge_count(), conflict_edge_bound(board, piece))
          << "seed " << kSeed << ", round " << round << ", " << name;
      for (const auto& [u, v] : graph.edges()) ASSERT_TRUE(graph.adjacent(v, u));
    }
  }
}

TEST(ConflictGraph, SomeSidesAreGlued) {
  constexpr std::uint64_t kSeed = 8;
  Random random(kSeed);
  Board cylinder{.size = {3, 4}, .blocked = {}};
  cylinder.toroidal.glue(1);
  const Graph wazirs = conflict_graph(cylinder, make_piece("wazir", 2).value());
  EXPECT_EQ(wazirs.edge_count(), 3U * 4 + 2 * 4);
  EXPECT_TRUE(wazirs.adjacent(0, 3));
  EXPECT_FALSE(wazirs.adjacent(0, 8));
  for (int round = 0; round < 200; ++round) {
    Board board = random_board(random);
    for (std::size_t d = 0; d < board.size.size(); ++d) {
      if (random.chance(1, 2)) board.toroidal.glue(d);
    }
    for (const char* name : {"king", "queen", "rook", "wazir", "leaper:2,0"}) {
      const Piece piece = make_piece(name, board.dimensions()).value();
      const Graph graph = conflict_graph(board, piece);
      ASSERT_LE(graph.edge_count(), conflict_edge_bound(board, piece)) << round << ' ' << name;
      for (const auto& [u, v] : graph.edges()) ASSERT_TRUE(graph.adjacent(v, u));
    }
  }
}

TEST(ConflictGraph, BoundsOfEnormousBoardsSaturateInstantly) {
  const auto bound = [](const Board& board, const char* name) {
    return conflict_edge_bound(board, make_piece(name, board.dimensions()).value());
  };
  EXPECT_EQ(bound(board_of({1'000'000, 1'000'000}), "wazir"),
            2 * 999'999 * std::uint64_t{1'000'000});
  EXPECT_EQ(bound(board_of({1'000'000}), "rook"), 499'999'500'000U);
  EXPECT_GT(bound(board_of({1'000'000, 1'000'000}), "rook"), 900'000'000'000'000'000U);
  EXPECT_GT(bound(board_of({100, 100, 100, 100, 100, 100}), "queen"), 364U * 1'000'000'000'000U);
}

TEST(ConflictGraph, IsEmptyWhenStoppedMeanwhile) {
  const Board board{.size = {300, 300}, .blocked = {}};
  const Piece knight = make_piece("knight", 2).value();
  Control control;
  EXPECT_EQ(conflict_graph(board, knight, &control), conflict_graph(board, knight));
  control.cancel();
  EXPECT_EQ(conflict_graph(board, knight, &control), Graph());
}

}  // namespace
}  // namespace minimex
