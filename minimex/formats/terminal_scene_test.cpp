#include "minimex/formats/terminal_scene.hpp"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/formats/text_layout.hpp"

namespace minimex {
namespace {

ScenePanel panel_of(int rows, int cols, const SceneCell& cell = {}) {
  return {.rows = rows,
          .cols = cols,
          .cells = std::vector<SceneCell>(
              static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols), cell)};
}

Scene scene_of(ScenePanel panel) {
  Scene scene;
  scene.panels.push_back(std::move(panel));
  return scene;
}

int widest_line(const std::string& text) {
  std::istringstream lines(text);
  int widest = 0;
  for (std::string line; std::getline(lines, line);) widest = std::max(widest, text_width(line));
  return widest;
}

std::string without_colour(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = text.find('m', i);
    } else {
      out += text[i];
    }
  }
  return out;
}

TEST(TerminalScene, PiecesWithValuesAndMoveNumbers) {
  ScenePanel panel = panel_of(2, 2);
  panel.cells = {{.tone = Tone::White, .text = "5", .mover = Mover::Solver, .order = 1},
                 {.tone = Tone::Black, .text = "17", .mover = Mover::Solver, .order = 2},
                 {},
                 {.tone = Tone::Black, .text = "7"}};
  Scene scene = scene_of(panel);
  scene.title = "A chessboard";
  scene.notes = {"Nothing is cheaper."};
  EXPECT_EQ(terminal_scene(scene, {}), R"(A chessboard

     1      2
  ┌──────┬──────┐
1 │ W  5 │ B 17 │
  │  (1) │  (2) │
  ├──────┼──────┤
2 │      │ B  7 │
  │      │      │
  └──────┴──────┘
W white   B black   (n) move n

Nothing is cheaper.
)");
}

TEST(TerminalScene, WaterTokensAndBlockedCells) {
  ScenePanel panel = panel_of(2, 3);
  panel.cells[0].tone = Tone::Water;
  panel.cells[1] = {.mover = Mover::First, .order = 1};
  panel.cells[2].tone = Tone::Blocked;
  panel.cells[4] = {.mover = Mover::Second, .order = 2};
  EXPECT_EQ(terminal_scene(scene_of(panel), {}), R"(    1    2    3
  ┌────┬────┬────┐
1 │~~~~│ ●1 │####│
  ├────┼────┼────┤
2 │    │ ○2 │    │
  └────┴────┴────┘
~ water   # blocked   ●n first player, move n   ○n second player, move n
)");
}

TEST(TerminalScene, ASingleRowHasNoRowNumber) {
  ScenePanel panel = panel_of(1, 3);
  panel.cells[0].tone = Tone::Poison;
  panel.cells[2] = {.mover = Mover::Solver};
  EXPECT_EQ(terminal_scene(scene_of(panel), {}), R"(  1   2   3
┌───┬───┬───┐
│ ! │   │ ● │
└───┴───┴───┘
! poison   ● chosen
)");
}

TEST(TerminalScene, APieceOfALongerRowKeepsItsNumbers) {
  const SceneCell cell{.tone = Tone::Plain, .text = "123"};
  const ScenePanel panel{.rows = 1, .cols = 2, .first_col = 41, .cells = {cell, cell}};
  const std::string drawing = terminal_scene(scene_of(panel), {});
  EXPECT_NE(drawing.find("41"), std::string::npos) << drawing;
  EXPECT_NE(drawing.find("42"), std::string::npos) << drawing;
}

TEST(TerminalScene, LayersStandSideBySide) {
  Scene scene;
  for (const char* title : {"layer 1", "layer 2"}) {
    scene.panels.push_back(panel_of(2, 2));
    scene.panels.back().title = title;
  }
  scene.panels[1].cells[3].mover = Mover::Solver;
  EXPECT_EQ(terminal_scene(scene, {}), R"(  layer 1       layer 2
    1   2         1   2
  ┌───┬───┐     ┌───┬───┐
1 │   │   │   1 │   │   │
  ├───┼───┤     ├───┼───┤
2 │   │   │   2 │   │ ● │
  └───┴───┘     └───┴───┘
● chosen
)");
}

TEST(TerminalScene, WideBoardsGiveUpLinesThenExactNumbers) {
  const ScenePanel values = panel_of(2, 6, {.tone = Tone::White, .text = "123456"});
  EXPECT_EQ(terminal_scene(scene_of(values), {.width = 46}), R"(     1     2     3     4     5     6
  ┌─────┬─────┬─────┬─────┬─────┬─────┐
1 │W123k│W123k│W123k│W123k│W123k│W123k│
  ├─────┼─────┼─────┼─────┼─────┼─────┤
2 │W123k│W123k│W123k│W123k│W123k│W123k│
  └─────┴─────┴─────┴─────┴─────┴─────┘
W white   k thousands, M millions (rounded)
)");
}

TEST(TerminalScene, AScreenTakesLinesTitleAndLegendInThisOrder) {
  Scene scene = scene_of(panel_of(3, 2, {.tone = Tone::White, .text = "7"}));
  scene.title = "title";
  EXPECT_EQ(terminal_scene(scene, {.height = 9}), R"(title

   1  2
  ┌─────┐
1 │W7 W7│
2 │W7 W7│
3 │W7 W7│
  └─────┘
W white
)");
  EXPECT_EQ(terminal_scene(scene, {.height = 7}), R"(   1  2
  ┌─────┐
1 │W7 W7│
2 │W7 W7│
3 │W7 W7│
  └─────┘
W white
)");
  EXPECT_EQ(terminal_scene(scene, {.height = 5}), R"(   1  2
1 │W7 W7│
2 │W7 W7│
3 │W7 W7│
W white
)");
  EXPECT_EQ(terminal_scene(scene, {.height = 4}), R"(   1  2
1 │W7 W7│
2 │W7 W7│
3 │W7 W7│
)");
  // What does not fit is drawn as if there were no limit.
  EXPECT_EQ(terminal_scene(scene, {.height = 3}), terminal_scene(scene, {}));
}

TEST(TerminalScene, PairsOfAMatchingAndCellsOutside) {
  ScenePanel panel = panel_of(1, 3);
  panel.cells[0] = {.mover = Mover::Solver, .pair = 12};
  panel.cells[1] = {.covered = true, .pair = 12};
  panel.cells[2].tone = Tone::Outside;
  EXPECT_EQ(terminal_scene(scene_of(panel), {}), R"(   1     2     3
┌─────┬─────┬─────┐
│ ●12 │ +12 │/////│
└─────┴─────┴─────┘
/ no cell   ● chosen   + in the cover   same number: a matched pair
)");
  panel.cells[0].pair = panel.cells[1].pair = 100;  // three digits are too wide
  const std::string drawing = terminal_scene(scene_of(panel), {});
  EXPECT_NE(drawing.find("│ ● │ + │///│"), std::string::npos) << drawing;
  EXPECT_EQ(drawing.find("same number"), std::string::npos) << drawing;
}

TEST(TerminalScene, WhatIsBlockedHasTheNameOfTheGame) {
  Scene scene = scene_of(panel_of(1, 1, {.tone = Tone::Blocked}));
  scene.blocked = "broken";
  EXPECT_NE(terminal_scene(scene, {}).find("# broken\n"), std::string::npos);
}

TEST(TerminalScene, VeryWideBoardsAreDrawnInPieces) {
  EXPECT_EQ(terminal_scene(scene_of(panel_of(1, 14, {.text = "123"})), {.width = 30}),
            R"(  1   2   3   4   5   6   7
┌───────────────────────────┐
│123 123 123 123 123 123 123│
└───────────────────────────┘

  8   9  10  11  12  13  14
┌───────────────────────────┐
│123 123 123 123 123 123 123│
└───────────────────────────┘
)");
}

TEST(TerminalScene, LargeBoardsAreDense) {
  ScenePanel panel = panel_of(2, 26);
  panel.cells[1].tone = Tone::Water;
  EXPECT_EQ(terminal_scene(scene_of(panel), {.width = 30}), R"(   1 3 5 7 9 11 14 17 20 23 26
  ┌──────────────────────────┐
1 │·~························│
2 │··························│
  └──────────────────────────┘
~ water
)");
}

TEST(TerminalScene, GraphsListNeighbours) {
  Scene scene;
  scene.graph.vertices.resize(6);
  scene.graph.vertices[1] = {.mover = Mover::Second, .order = 12};
  scene.graph.edges = {{1, 0}, {1, 2}, {1, 3}, {1, 5}, {3, 5}};
  EXPECT_EQ(terminal_scene(scene, {}), R"(1     ─ 2
2 ○12 ─ 1 3 4 6
3     ─ 2
4     ─ 2 6
5
6     ─ 2 4
○n second player, move n
)");
}

TEST(TerminalScene, RunsOfNeighboursAreShortened) {
  Scene scene;
  scene.graph.vertices.resize(5);
  for (int v = 1; v < 5; ++v) scene.graph.edges.emplace_back(0, v);
  EXPECT_EQ(terminal_scene(scene, {}), "1 ─ 2-5\n2 ─ 1\n3 ─ 1\n4 ─ 1\n5 ─ 1\n");
}

TEST(TerminalScene, NotesAreWrappedAndEmptyScenesAreEmpty) {
  Scene scene;
  EXPECT_EQ(terminal_scene(scene, {}), "");
  scene.notes = {"The first sentence is long enough.", "The second."};
  EXPECT_EQ(terminal_scene(scene, {.width = 20}),
            "The first sentence\nis long enough.\nThe second.\n");
}

TEST(TerminalScene, RandomScenesStayWithinTheWidthAndReadTheSameInColour) {
  constexpr std::uint64_t kSeed = 99;
  Random random(kSeed);
  for (int round = 0; round < 300; ++round) {
    ScenePanel panel =
        panel_of(static_cast<int>(random.between(1, 12)), static_cast<int>(random.between(1, 30)));
    for (SceneCell& cell : panel.cells) {
      cell.tone = static_cast<Tone>(random.below(7));
      cell.mover = static_cast<Mover>(random.below(4));
      cell.order = static_cast<int>(random.below(200));
      if (random.chance(1, 2)) cell.text = std::to_string(random.below(2'000'000));
    }
    Scene scene = scene_of(panel);
    scene.graph.vertices.resize(static_cast<std::size_t>(random.between(0, 30)));
    const int width = static_cast<int>(random.between(40, 120));
    const std::string plain = terminal_scene(scene, {.width = width});
    EXPECT_LE(widest_line(plain), width) << "seed " << kSeed << ", round " << round << "\n"
                                         << plain;
    const std::string coloured = terminal_scene(scene, {.width = width, .colour = true});
    EXPECT_EQ(without_colour(coloured), plain) << "seed " << kSeed << ", round " << round;
  }
}

}  // namespace
}  // namespace minimex
