#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/independent_set/game.hpp"
#include "minimex/games/independent_set/rules.hpp"
#include "minimex/games/independent_set/scene.hpp"
#include "minimex/games/independent_set/solve.hpp"

#include "tests/reference/conflict_graph_reference.hpp"
#include "tests/reference/independent_set_reference.hpp"
#include "tests/support/limits.hpp"

namespace minimex::independent_set {
namespace {

GraphInstance read_string(const std::string& text, Format format = Format::Auto) {
  return read({.name = "x", .text = text}, format).at(0);
}

Solution solved(const GraphInstance& instance) {
  Control control;
  Solution solution = solve(instance, {.line = true}, control);
  EXPECT_EQ(solution.run.status, Status::Proved) << solution.run.limit;
  EXPECT_EQ(solution.answer, std::to_string(solution.value.value_or(-1)));
  EXPECT_EQ(static_cast<std::int64_t>(solution.line.size()), solution.value);
  EXPECT_TRUE(std::is_sorted(solution.line.begin(), solution.line.end()));
  EXPECT_FALSE(solution.reason.empty());
  return solution;
}

TEST(IndependentSet, EveryFormatIsSolved) {
  // A five-cycle.
  EXPECT_EQ(solved(read_string("5 5\n1 2\n2 3\n3 4\n4 5\n5 1\n")).answer, "2");
  EXPECT_EQ(solved(read_string("Dhc\n")).answer, "2");
  EXPECT_EQ(solved(read_string("p edge 3 2\ne 1 2\ne 2 3\n")).answer, "2");
  EXPECT_EQ(
      solved(read_string(R"({"game":"independent-set","graph":{"vertices":3,"edges":[[1,2]]}})"))
          .answer,
      "2");
  EXPECT_EQ(solved(read_string(R"({"game":"independent-set","family":"king:5x5x5"})")).answer,
            "27");
  EXPECT_EQ(
      solved(read_string(R"({"game":"independent-set","board":{"size":[8,8]},"piece":"queen"})"))
          .answer,
      "8");
}

TEST(IndependentSet, FamiliesHaveTheirKnownValues) {
  const std::vector<std::pair<std::string, std::string>> known = {
      {"king:5x5x5", "27"},   {"queen:10x10", "10"}, {"queen:12x12", "12"}, {"knight:8x8", "32"},
      {"grid:7x9", "32"},     {"torus:5x5", "10"},   {"petersen:5,2", "4"}, {"complete:9", "1"},
      {"cycle:9", "4"},       {"hypercube:6", "32"}, {"wheel:8", "4"},      {"path:0", "0"},
      {"line:20,3", "5"},     {"prism:5", "4"},      {"rook:4x9", "4"},     {"bishop:8x8", "14"},
      {"knight:6x6x6", "108"}};
  for (const auto& [family, value] : known) {
    EXPECT_EQ(solved(from_family(family)).answer, value) << family;
  }
}

// Boards with holes for every kind of piece; the conflict graph, too, is the reference's.
TEST(IndependentSet, RandomBoardsAgreeWithTheReference) {
  constexpr std::uint64_t kSeed = 801;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  const std::vector<std::string> pieces = {"king",  "queen", "rook",  "bishop",  "knight", "ferz",
                                           "camel", "wazir", "alfil", "dabbaba", "zebra"};
  for (int round = 0; round < 200; ++round) {
    Board board{.size = {static_cast<std::int32_t>(random.between(1, 6)),
                         static_cast<std::int32_t>(random.between(1, 6))},
                .blocked = {}};
    if (random.chance(1, 3)) board.size = {3, 3, 3};
    for (std::int64_t cell = 0; cell < board.cell_count(); ++cell) {
      if (random.chance(2, 5)) board.blocked.push_back(cell);
    }
    if (board.usable_count() > 24) continue;
    const std::string& name = pieces[random.below(pieces.size())];
    const auto edges = reference::conflict_edges(board, name);
    const int best = reference::independence_number(static_cast<int>(board.usable_count()), edges);
    const GraphInstance instance{
        BoardAndPiece{board, make_piece(name, board.dimensions()).value()}};
    ASSERT_EQ(solved(instance).value, best) << to_json(instance);
  }
}

TEST(IndependentSet, LinesNameCellsOnBoardsAndVerticesElsewhere) {
  EXPECT_EQ(to_string(solved(from_family("rook:1x3")).line), "1,1");
  EXPECT_EQ(to_string(solved(from_family("path:4")).line), "2 4");
  EXPECT_EQ(to_string(solved(read_string("3 2\n1 2\n2 3\n")).line), "1 3");
  Control control;
  EXPECT_TRUE(solve(from_family("path:4"), {}, control).line.empty());
}

TEST(IndependentSet, ReasonsNameTheProof) {
  EXPECT_NE(solved(from_family("grid:4x4")).reason.find("which has 8 pairs, leave 8"),
            std::string::npos);
  EXPECT_NE(solved(from_family("king:4x4")).reason.find("fall into 4 cliques"), std::string::npos);
  EXPECT_NE(solved(from_family("cycle:5")).reason.find("reductions"), std::string::npos);
  EXPECT_NE(solved(from_family("torus:7x7")).reason.find("exact search of"), std::string::npos);
}

TEST(IndependentSet, WhatIsBeyondTheBudgetHasBounds) {
  for (const std::string family : {"king:1000000x1000000", "queen:2000x2000", "path:1000000"}) {
    Control control(Budget{.memory_bytes = 1 << 20});
    const Solution solution = solve(from_family(family), {.line = true}, control);
    EXPECT_EQ(solution.run.status, Status::LimitReached) << family;
    EXPECT_FALSE(solution.run.limit.empty());
    EXPECT_FALSE(solution.value.has_value());
    EXPECT_TRUE(solution.answer.empty());
    EXPECT_LE(solution.bounds->lower, solution.bounds->upper);
    EXPECT_GE(solution.bounds->lower, 1);
  }
}

TEST(IndependentSet, TimeIsObeyed) {
  Random random(802);
  std::vector<Edge> edges;
  for (Vertex u = 0; u < 1000; ++u) {
    for (Vertex v = u + 1; v < 1000; ++v) {
      if (random.chance(1, 10)) edges.emplace_back(u, v);
    }
  }
  const GraphInstance instance{Graph::from_edges(1000, std::move(edges))};
  const Solution solution = tests::limited(
      std::chrono::milliseconds(200),
      [&instance](std::chrono::milliseconds limit) {
        Control control(Budget{.time_limit = limit});
        return solve(instance, {.line = true}, control);
      },
      [](const Solution& found) { return found.bounds->lower >= 50; });
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_EQ(solution.run.limit, "the time limit was reached");
  EXPECT_FALSE(solution.value.has_value());
  EXPECT_EQ(static_cast<std::int64_t>(solution.line.size()), solution.bounds->lower);
  EXPECT_GE(solution.bounds->lower, 50);
  EXPECT_LE(solution.bounds->upper, 400);
}

TEST(IndependentSet, BadInputIsRefused) {
  for (const std::string text :
       {"", "3 1\n1 4\n", "3 1\n1 1\n", R"({"game":"knights"})", R"({"game":"independent-set"})"}) {
    EXPECT_THROW(read_string(text), InputError) << text;
  }
  EXPECT_THROW(from_family("king:0x3"), InputError);
}

TEST(IndependentSet, SceneShowsTheSet) {
  const GraphInstance instance = from_family("king:3x3");
  const Solution solution = solved(instance);
  const Scene picture = scene(instance, &solution);
  ASSERT_EQ(picture.panels.size(), 1U);
  const auto& cells = picture.panels[0].cells;
  EXPECT_EQ(std::count_if(cells.begin(), cells.end(),
                          [](const SceneCell& cell) { return cell.mover == Mover::Solver; }),
            4);
  ASSERT_EQ(picture.notes.size(), 2U);
  EXPECT_EQ(picture.notes[0], "4 tokens can be placed, no two of them adjacent.");
  EXPECT_EQ(picture.notes[1], solution.reason);
  EXPECT_TRUE(scene(instance, nullptr).notes.empty());
  Control control(Budget{.memory_bytes = 10});
  const Solution early = solve(instance, {}, control);
  EXPECT_EQ(scene(instance, &early).notes.at(0).substr(0, 24), "The search ended early (");
}

TEST(IndependentSet, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "independent-set");
  EXPECT_TRUE(table.info.graph_formats);
  const auto instances = table.read({.name = "x", .text = "Dhc\nC~\n"}, {});
  ASSERT_EQ(instances.size(), 2U);
  Control control;
  const Solution solution = table.solve(instances[1], {}, control);
  EXPECT_EQ(solution.answer, "1");
  EXPECT_EQ(table.solve(table.from_family("path:5"), {}, control).answer, "3");
  EXPECT_FALSE(table.scene(instances[1], &solution).notes.empty());
  EXPECT_EQ(table.to_json(table.from_family("path:5")),
            R"({"family":"path:5","game":"independent-set"})");
}

}  // namespace
}  // namespace minimex::independent_set
