#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/independence_duel/game.hpp"
#include "minimex/games/independence_duel/rules.hpp"
#include "minimex/games/independence_duel/scene.hpp"
#include "minimex/games/independence_duel/solve.hpp"

#include "tests/reference/conflict_graph_reference.hpp"
#include "tests/reference/independence_duel_reference.hpp"

namespace minimex::independence_duel {
namespace {

constexpr FirstPlayer kMax = FirstPlayer::Maximiser;
constexpr FirstPlayer kMin = FirstPlayer::Minimiser;

GraphInstance read_string(const std::string& text, Format format = Format::Auto) {
  return read({.name = "x", .text = text}, format).at(0);
}

Solution solved(const GraphInstance& instance, FirstPlayer first) {
  Control control;
  Solution solution = solve(instance, {.line = true, .first = first}, control);
  EXPECT_EQ(solution.run.status, Status::Proved) << solution.run.limit;
  EXPECT_EQ(solution.answer, std::to_string(solution.value.value_or(-1)));
  EXPECT_EQ(static_cast<std::int64_t>(solution.line.size()), solution.value);
  return solution;
}

std::string answers(const GraphInstance& instance) {
  return solved(instance, kMax).answer + "/" + solved(instance, kMin).answer;
}

TEST(IndependenceDuel, EveryFormatIsSolved) {
  EXPECT_EQ(answers(read_string("3 2\n1 2\n2 3\n")), "2/1");
  EXPECT_EQ(answers(read_string("Bg\n")), "2/1");
  EXPECT_EQ(answers(read_string("p edge 3 2\ne 1 2\ne 2 3\n")), "2/1");
  EXPECT_EQ(answers(read_string(R"({"game":"independence-duel","family":"grid:3x3"})")), "5/4");
  EXPECT_EQ(answers(read_string(
                R"({"game":"independence-duel","board":{"size":[4,4]},"piece":"queen"})")),
            "3/3");
  EXPECT_EQ(answers(read_string("0 0\n")), "0/0");
  EXPECT_EQ(answers(read_string("4 0\n")), "4/4");
}

TEST(IndependenceDuel, FamiliesHaveTheirKnownValues) {
  EXPECT_EQ(answers(from_family("grid:3x6")), "8/7");
  EXPECT_EQ(answers(from_family("grid:5x5")), "10/10");
  EXPECT_EQ(answers(from_family("king:5x5")), "7/5");
  EXPECT_EQ(answers(from_family("hypercube:3")), "2/4");
  EXPECT_EQ(answers(from_family("petersen:5,2")), "4/3");
  EXPECT_EQ(answers(from_family("path:0")), "0/0");
  EXPECT_EQ(answers(from_family("path:60")), "26/26");
  EXPECT_EQ(answers(from_family("line:100,2")), "28/28");
  EXPECT_EQ(answers(from_family("line:9,100")), "1/1");
  EXPECT_EQ(answers(from_family("line:8,0")), "8/8");
}

// `path` and `line` are solved as seats; the same graph as a graph gives the same play.
TEST(IndependenceDuel, LinesOfSeatsPlayLikeTheirGraphs) {
  for (const std::string name : {"path:17", "line:19,2", "line:20,3", "line:6,0"}) {
    const GraphInstance instance = from_family(name);
    const GraphInstance graph{instance.graph()};
    for (const FirstPlayer first : {kMax, kMin}) {
      EXPECT_EQ(solved(instance, first).line, solved(graph, first).line) << name;
    }
  }
}

// Boards with holes; the conflict graph, too, is the reference's.
TEST(IndependenceDuel, RandomBoardsAgreeWithTheReference) {
  constexpr std::uint64_t kSeed = 421;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  const std::vector<std::string> pieces = {"king", "queen", "rook", "bishop", "knight", "wazir"};
  for (int round = 0; round < 60; ++round) {
    Board board{.size = {static_cast<std::int32_t>(random.between(1, 4)),
                         static_cast<std::int32_t>(random.between(1, 4))},
                .blocked = {}};
    for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
      if (random.chance(1, 4)) board.blocked.push_back(cell);
    }
    const std::string& name = pieces[random.below(pieces.size())];
    std::vector<Edge> edges;
    for (const auto& [u, v] : reference::conflict_edges(board, name)) edges.emplace_back(u, v);
    const Graph graph =
        Graph::from_edges(static_cast<Vertex>(board.usable_count()), std::move(edges));
    const GraphInstance instance{BoardAndPiece{board, make_piece(name, 2).value()}};
    for (const FirstPlayer first : {kMax, kMin}) {
      reference::IndependenceDuel reference(graph, first);
      const Solution solution = solved(instance, first);
      ASSERT_EQ(solution.value, reference.value()) << to_json(instance);
      const std::vector<int> line = reference.line();
      EXPECT_EQ(solution.line, instance.moves_of(std::vector<Vertex>(line.begin(), line.end())));
    }
  }
}

TEST(IndependenceDuel, LinesNameCellsOnBoardsAndVerticesElsewhere) {
  EXPECT_EQ(to_string(solved(from_family("rook:2x3"), kMax).line), "1,1 2,2");
  EXPECT_EQ(to_string(solved(from_family("path:3"), kMax).line), "1 3");
  EXPECT_EQ(to_string(solved(from_family("path:3"), kMin).line), "2");
  Control control;
  EXPECT_TRUE(solve(from_family("grid:3x3"), {}, control).line.empty());
}

TEST(IndependenceDuel, BudgetsEndWithBounds) {
  const auto limited = [](const std::string& family, std::uint64_t bytes) {
    Control control(Budget{.memory_bytes = bytes});
    const Solution solution = solve(from_family(family), {.line = true}, control);
    EXPECT_EQ(solution.run.status, Status::LimitReached) << family;
    EXPECT_FALSE(solution.run.limit.empty());
    EXPECT_FALSE(solution.value.has_value());
    EXPECT_TRUE(solution.line.empty());
    return solution.bounds.value();
  };
  const Bounds huge = limited("grid:1000000x1000000", 1 << 30);
  EXPECT_EQ(huge.lower, 1);
  EXPECT_EQ(huge.upper, 1'000'000'000'000);
  const Bounds board = limited("king:300x300", 1 << 30);
  EXPECT_GE(board.lower, 9'000);
  EXPECT_LE(board.upper, 30'000);
  const Bounds path = limited("path:1000000", 1 << 20);
  EXPECT_EQ(path.lower, 333'334);
  EXPECT_EQ(path.upper, 500'000);
  EXPECT_EQ(limited("grid:8x8", 100).upper, 64);
}

TEST(IndependenceDuel, ReadsSeveralGraphsAndNamesBadOnes) {
  EXPECT_EQ(read({.name = "x", .text = "Bw\nBg\n@\n"}, Format::Graph6).size(), 3U);
  EXPECT_THROW(read_string("3 1\n1 4\n"), InputError);
  EXPECT_THROW(read_string(R"({"game":"node-kayles","family":"grid:3x3"})"), InputError);
  EXPECT_THROW(from_family("grid:3xN"), InputError);
}

TEST(IndependenceDuel, CatalogEntry) {
  const Game entry = game();
  EXPECT_TRUE(entry.info.takes_first);
  EXPECT_TRUE(entry.info.graph_formats);
  const Instance instance = entry.from_family("king:4x4");
  EXPECT_EQ(entry.to_json(instance), R"({"family":"king:4x4","game":"independence-duel"})");
  Control control;
  EXPECT_EQ(entry.solve(instance, {.first = kMin}, control).answer, "4");
}

TEST(IndependenceDuel, Scenes) {
  const GraphInstance instance = from_family("grid:3x3");
  const Solution solution = solved(instance, kMax);
  const Scene drawn = scene(instance, &solution);
  ASSERT_EQ(drawn.panels.size(), 1U);
  const Site& first = solution.line[0].first;
  EXPECT_EQ(
      drawn.panels[0].cells[static_cast<std::size_t>(3 * first.at[0] + first.at[1] - 4)].mover,
      Mover::First);
  for (const std::string& note : drawn.notes) EXPECT_EQ(note.back(), '.');
  EXPECT_NE(drawn.notes[0].find("5 tokens are"), std::string::npos);
  Solution unfinished{
      .run = {.status = Status::LimitReached, .limit = "the time limit was reached"},
      .bounds = Bounds{4, 5}};
  EXPECT_NE(scene(instance, &unfinished).notes[0].find("from 4 to 5 tokens"), std::string::npos);
  EXPECT_FALSE(scene(instance, nullptr).notes.empty());
}

}  // namespace
}  // namespace minimex::independence_duel
