#include "minimex/conflict/optimum/board.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/conflict/optimum/board_layout.hpp"
#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/conflict/optimum/board_phases.hpp"
#include "minimex/conflict/optimum/board_walks.hpp"
#include "minimex/conflict/optimum/matching.hpp"
#include "minimex/core/random.hpp"

#include "tests/reference/independent_set_reference.hpp"

namespace minimex::conflict {
namespace {

Piece piece_on(const Board& board, const std::string& name) {
  return make_piece(name, board.dimensions()).value();
}

/// The cell that the step to the partner of `cell` leads to.
std::int64_t partner(const Board& board, const Piece& piece, const BoardOptimum& optimum,
                     std::int64_t cell) {
  Site site = board.site_of(cell);
  const Piece::Step& step =
      piece.steps[optimum.mate[static_cast<std::size_t>(cell)] - std::size_t{1}];
  for (std::size_t d = 0; d < step.size(); ++d) site.at[d] += step[d];
  return board.index_of(site);
}

/// Checks that set and matching are what they say: each proves the other best.
void expect_consistent(const Board& board, const Piece& piece, const BoardOptimum& optimum) {
  ASSERT_EQ(optimum.run.status, Status::Proved) << optimum.run.limit;
  ASSERT_EQ(optimum.lower, optimum.upper);
  const Graph graph = conflict_graph(board, piece);
  const std::vector<std::int64_t> cells = board.usable_cells();
  std::int64_t members = 0;
  std::int64_t ends = 0;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    const std::int64_t cell = cells[static_cast<std::size_t>(v)];
    members += optimum.in_set(cell) ? 1 : 0;
    for (const Vertex w : graph.neighbours(v)) {
      ASSERT_FALSE(optimum.in_set(cell) && optimum.in_set(cells[static_cast<std::size_t>(w)]));
    }
    if (optimum.mate[static_cast<std::size_t>(cell)] == 0) continue;
    ++ends;
    const std::int64_t other = partner(board, piece, optimum, cell);
    const auto found = std::lower_bound(cells.begin(), cells.end(), other);
    ASSERT_TRUE(found != cells.end() && *found == other);
    ASSERT_TRUE(graph.adjacent(v, static_cast<Vertex>(found - cells.begin())));
    ASSERT_EQ(partner(board, piece, optimum, other), cell);
  }
  for (const std::int64_t cell : board.blocked) {
    ASSERT_FALSE(optimum.in_set(cell) || optimum.mate[static_cast<std::size_t>(cell)] != 0);
  }
  ASSERT_EQ(members, optimum.lower);
  ASSERT_EQ(board.usable_count() - ends / 2, optimum.lower);
}

BoardOptimum solved(const Board& board, const Piece& piece) {
  Control control;
  BoardOptimum optimum = solve_board(board, piece, control);
  expect_consistent(board, piece, optimum);
  return optimum;
}

std::int64_t value(std::vector<std::int32_t> size, const std::string& name) {
  const Board board{.size = std::move(size), .blocked = {}};
  return solved(board, piece_on(board, name)).lower;
}

/// The set by definition: the cover is reached from the free vertices of the colour that has fewer,
/// or else is the first vertex's.
std::vector<std::uint64_t> plain_set(const Board& board, const Piece& piece) {
  const BoardColouring colouring = board_colouring(piece, board.dimensions()).value();
  const std::vector<std::int64_t> cells = board.usable_cells();
  std::vector<std::uint8_t> colour;
  for (const std::int64_t cell : cells) {
    Site site = board.site_of(cell);
    for (std::size_t d = 0; d < board.size.size(); ++d) --site.at[d];
    colour.push_back(static_cast<std::uint8_t>(colouring.colour(site.at)));
  }
  const auto twos = 2 * std::count(colour.begin(), colour.end(), 1);
  const auto count = std::ssize(colour);
  const bool swapped = count > 0 && (twos == count ? colour[0] != 0 : twos < count);
  for (std::uint8_t& one : colour) one = static_cast<std::uint8_t>(swapped ? 1 - one : one);
  EXPECT_EQ(colour, colours_of_cells(board, piece));
  const Graph graph = conflict_graph(board, piece);
  Control control;
  const Matching matching = maximum_matching(graph, colour, true, control);
  const auto member = koenig_set(graph, colour, matching);
  std::vector<std::uint64_t> set(static_cast<std::size_t>(board.cell_count()) / 64 + 1, 0);
  for (std::size_t v = 0; v < cells.size(); ++v) {
    if (member[v] != 0) set_bit(set, cells[v]);
  }
  return set;
}

Board random_board(Random& random, std::int64_t most_cells) {
  Board board;
  do {
    board.size.clear();
    const std::int64_t dimensions = random.between(1, 6);
    for (std::int64_t d = 0; d < dimensions; ++d) {
      board.size.push_back(static_cast<std::int32_t>(random.between(1, dimensions < 4 ? 12 : 4)));
    }
  } while (board.cell_count() > most_cells);
  const std::uint64_t percent = random.below(3) == 0 ? 0 : random.below(100);
  for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
    if (random.chance(percent, 100)) board.blocked.push_back(cell);
  }
  return board;
}

const std::vector<std::string> kLeapers = {"wazir",    "ferz",         "dabbaba",   "knight",
                                           "alfil",    "camel",        "zebra",     "giraffe",
                                           "antelope", "leaper:3,2,1", "leaper:4,0"};

TEST(BoardOptimum, KnownValues) {
  const std::vector<std::int64_t> solid = {1, 8, 15, 32, 63, 108, 172, 256, 365, 500};
  const std::vector<std::int64_t> flat = {1, 4, 5, 8, 13, 18, 25, 32, 41, 50};
  const std::vector<std::int64_t> ferz = {1, 2, 6, 8, 15, 18, 28, 32};
  const std::vector<std::int64_t> camel = {1, 4, 9, 10, 15, 18, 28, 32};
  for (std::int32_t n = 1; n <= 10; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    EXPECT_EQ(value({n, n, n}, "knight"), solid[i]) << n;
    EXPECT_EQ(value({n, n}, "knight"), flat[i]) << n;
    if (n > 8) continue;
    EXPECT_EQ(value({n, n}, "ferz"), ferz[i]) << n;
    EXPECT_EQ(value({n, n}, "camel"), camel[i]) << n;
  }
}

// All blocked patterns of boards of twelve cells, by search over placements.
TEST(BoardOptimum, EveryPatternOfTwelveCells) {
  for (const std::vector<std::int32_t>& size :
       {std::vector<std::int32_t>{3, 4}, {2, 3, 2}, {1, 12}, {4, 3, 1}}) {
    for (const std::string name : {"knight", "wazir", "ferz", "camel"}) {
      for (std::uint32_t holes = 0; holes < 1U << 12; holes += 1 + holes % 3) {
        Board board{.size = size, .blocked = {}};
        for (std::int64_t cell = 0; cell < 12; ++cell) {
          if ((holes >> cell & 1) != 0) board.blocked.push_back(cell);
        }
        const Piece piece = piece_on(board, name);
        if (!takes_board(board, piece)) continue;
        const Graph graph = conflict_graph(board, piece);
        Control control;
        ASSERT_EQ(solve_board(board, piece, control).lower,
                  reference::independence_number(graph.vertex_count(), graph.edges()))
            << name << " holes " << holes;
      }
    }
  }
}

TEST(BoardOptimum, RandomBoardsHaveTheSetOfTheirGraph) {
  constexpr std::uint64_t kSeed = 1101;
  Random random(kSeed);
  int taken = 0;
  for (int round = 0; round < 1500; ++round) {
    const Board board = random_board(random, 1500);
    const auto piece = make_piece(kLeapers[random.below(kLeapers.size())], board.dimensions());
    if (!piece || !takes_board(board, *piece)) continue;
    ++taken;
    SCOPED_TRACE("seed " + std::to_string(kSeed) + " round " + std::to_string(round) + " " +
                 piece->name);
    const BoardOptimum optimum = solved(board, *piece);
    ASSERT_EQ(optimum.set, plain_set(board, *piece));
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(taken, 500);
}

TEST(BoardOptimum, LargeBoardsHaveTheSetOfTheirGraph) {
  constexpr std::uint64_t kSeed = 1102;
  Random random(kSeed);
  for (const std::vector<std::int32_t>& size :
       {std::vector<std::int32_t>{30, 31, 29}, {200, 150}, {7, 40, 9, 5}, {60, 1, 70}}) {
    for (const std::uint64_t percent : {0, 15, 50, 75, 90}) {
      Board board{.size = size, .blocked = {}};
      for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
        if (random.chance(percent, 100)) board.blocked.push_back(cell);
      }
      SCOPED_TRACE("seed " + std::to_string(kSeed) + " percent " + std::to_string(percent));
      const Piece knight = piece_on(board, "knight");
      ASSERT_TRUE(takes_board(board, knight));
      ASSERT_EQ(solved(board, knight).set, plain_set(board, knight));
      if (testing::Test::HasFailure()) return;
    }
  }
}

// Without the sweep the phases do all the work, along paths of all lengths.
TEST(BoardOptimum, PhasesAloneAreEnough) {
  const Board board{.size = {40, 40}, .blocked = {3, 77, 78, 500, 1200}};
  const Piece knight = piece_on(board, "knight");
  const BoardLayout layout = BoardLayout::make(board, knight).value();
  const auto classes = layout.colour_classes(board, board_colouring(knight, 2).value());
  BoardMatching matching(layout, classes[0], classes[1]);
  BoardPhases phases(matching);
  Control control;
  ASSERT_TRUE(phases.run(control));
  const auto pairs = board.usable_count() - solved(board, knight).lower;
  const auto mates = matching.mates();
  EXPECT_EQ(std::count_if(mates.begin(), mates.end(), [](auto mate) { return mate != 0; }),
            2 * pairs);
}

// Where walks say that no free left cell has a way out, the matching is maximum.
TEST(BoardOptimum, WalksKnowWhenTheyAreDone) {
  constexpr std::uint64_t kSeed = 1104;
  Random random(kSeed);
  int done = 0;
  for (int round = 0; round < 200; ++round) {
    const Board board = random_board(random, 20'000);
    const auto piece = make_piece(kLeapers[random.below(kLeapers.size())], board.dimensions());
    if (!piece || !takes_board(board, *piece)) continue;
    const BoardLayout layout = BoardLayout::make(board, *piece).value();
    const auto colouring = board_colouring(*piece, board.dimensions()).value();
    const auto classes = layout.colour_classes(board, colouring);
    BoardMatching matching(layout, classes[0], classes[1]);
    Control control;
    if (random.chance(1, 2)) matching.sweep(random.chance(1, 2), control);
    const std::size_t before = listed(matching.free_left()).size();
    const std::size_t rest = BoardWalks(matching).run(control);
    const std::size_t after = listed(matching.free_left()).size();
    ASSERT_TRUE(BoardPhases(matching).run(control));
    const std::size_t least = listed(matching.free_left()).size();
    EXPECT_LE(least, after) << "seed " << kSeed << " round " << round;
    EXPECT_LE(after, least + rest) << "seed " << kSeed << " round " << round;
    done += before > least && rest == 0 ? 1 : 0;
  }
  EXPECT_GT(done, 20);
}

TEST(BoardOptimum, LongBoardsOverflowNothing) {
  EXPECT_EQ(value({2, 1'000'000, 1}, "knight"), 1'000'000);
  EXPECT_EQ(value({3, 100'000}, "knight"), 150'000);
  EXPECT_EQ(value({100'000}, "wazir"), 50'000);
}

TEST(BoardOptimum, NotForPiecesWithOddCycles) {
  const Board flat{.size = {8, 8}, .blocked = {}};
  const Board solid{.size = {4, 4, 4}, .blocked = {}};
  const Board torus{.size = {8, 8}, .blocked = {}, .toroidal = true};
  EXPECT_FALSE(takes_board(flat, piece_on(flat, "king")));
  EXPECT_FALSE(takes_board(flat, piece_on(flat, "rook")));
  EXPECT_TRUE(takes_board(flat, piece_on(flat, "alfil")));
  EXPECT_TRUE(takes_board(flat, piece_on(flat, "leaper:8,4")));
  EXPECT_FALSE(takes_board(solid, piece_on(solid, "ferz")));
  EXPECT_FALSE(takes_board(torus, piece_on(torus, "knight")));
}

TEST(BoardOptimum, LimitsLeaveProvedBounds) {
  Board board{.size = {30, 30, 30}, .blocked = {}};
  Random random(1103);
  for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
    if (random.chance(1, 2)) board.blocked.push_back(cell);
  }
  const Piece knight = piece_on(board, "knight");
  const std::int64_t best = solved(board, knight).lower;
  Control small(Budget{.memory_bytes = 1000});
  Control cancelled;
  cancelled.cancel();
  for (Control* control : {&small, &cancelled}) {
    const BoardOptimum optimum = solve_board(board, knight, *control);
    EXPECT_NE(optimum.run.status, Status::Proved);
    EXPECT_FALSE(optimum.run.limit.empty());
    EXPECT_LE(optimum.lower, best);
    EXPECT_GE(optimum.upper, best);
  }
}

}  // namespace
}  // namespace minimex::conflict
