#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/games/knights/game.hpp"
#include "minimex/games/knights/rules.hpp"
#include "minimex/games/knights/scene.hpp"
#include "minimex/games/knights/solve.hpp"

#include "tests/reference/knights_reference.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::knights {
namespace {

Instance read_string(const std::string& text, Format format = Format::Auto) {
  return read({.name = "x", .text = text}, format);
}

/// The proved solution, its placement checked against the rules.
Solution solved(const Instance& instance) {
  Control control;
  Solution solution = solve(instance, {.line = true}, control);
  EXPECT_EQ(solution.run.status, Status::Proved) << solution.run.limit;
  EXPECT_EQ(solution.answer, std::to_string(solution.value.value_or(-1)));
  EXPECT_EQ(static_cast<std::int64_t>(solution.line.size()), solution.value);
  EXPECT_TRUE(std::is_sorted(solution.line.begin(), solution.line.end()));
  EXPECT_EQ(objection(instance, solution.line), "");
  return solution;
}

TEST(Knights, EveryCaseIsSolvedWithAPlacement) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("knights");
  EXPECT_GE(cases.size(), 19U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = read(source, Format::Auto);
    EXPECT_EQ(solved(instance).answer, answer);
    EXPECT_EQ(to_json(read_string(to_json(instance))), to_json(instance));
  }
}

TEST(Knights, CubesHaveTheirKnownValues) {
  const std::vector<int> known = {1, 8, 15, 32, 63, 108, 172, 256};
  for (std::size_t n = 1; n <= known.size(); ++n) {
    const std::string side = std::to_string(n);
    EXPECT_EQ(solved(read_string(side + " " + side + " " + side + " 0")).value, known[n - 1]);
  }
}

TEST(Knights, RandomBoardsAgreeWithTheReference) {
  constexpr std::uint64_t kSeed = 701;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 150; ++round) {
    Instance instance;
    reference::KnightCell size{};
    for (int& side : size) side = static_cast<int>(random.between(1, 4));
    if (size[0] * size[1] * size[2] > 30) size[2] = 1;
    instance.board.size.assign(size.begin(), size.end());
    const std::uint64_t percent = 20 + random.below(60);
    std::vector<reference::KnightCell> blocked;
    for (std::int64_t cell = 0; cell < instance.board.cell_count(); ++cell) {
      if (!random.chance(percent, 100)) continue;
      instance.board.blocked.push_back(cell);
      const Site site = instance.board.site_of(cell);
      blocked.push_back({site.at[0], site.at[1], site.at[2]});
    }
    ASSERT_EQ(solved(instance).value, reference::knights(size, blocked)) << to_json(instance);
  }
}

TEST(Knights, EveryFormatGivesTheSameInstance) {
  const std::string canonical = R"({"blocked":[[1,1,2],[3,2,1]],"game":"knights","size":[3,2,2]})";
  for (const std::string text :
       {"3 2 2\n2\n3 2 1\n1 1 2\n", "3 2 2 3 1 1 2 3 2 1 1 1 2", "\t3\n2\r\n2 2 3 2 1\v1 1 2",
        R"({"game":"knights","size":[3,"2",2],"blocked":[[3,2,1],[1,1,2],[3,2,1]]})",
        canonical.c_str()}) {
    EXPECT_EQ(to_json(read_string(text)), canonical) << text;
  }
  EXPECT_EQ(to_json(read_string(R"({"game":"knights","size":[1,2,3]})")),
            R"({"blocked":[],"game":"knights","size":[1,2,3]})");
  EXPECT_EQ(to_json(read_string("1 2 3 0", Format::Text)), to_json(read_string("1 2 3\n0\n")));
}

TEST(Knights, FullAndEmptyBoards) {
  EXPECT_EQ(solved(read_string("1 1 1 1 1 1 1")).value, 0);
  EXPECT_EQ(solved(read_string("1 2 1 2 1 1 1 1 2 1")).value, 0);
  EXPECT_EQ(solved(read_string("1 1 1 0")).value, 1);
  EXPECT_EQ(solved(read_string("1 1 50000 1 1 1 5")).value, 49'999);
}

TEST(Knights, LongBoardsOverflowNothing) {
  Control control;
  EXPECT_EQ(solve(read_string("2 1000000 1 0"), {}, control).value, 1'000'000);
  EXPECT_EQ(solve(read_string("1 3 30000 0"), {}, control).value, 45'000);
  EXPECT_EQ(solve(read_string("3 1000000 1 0"), {}, control).value, 1'500'000);
  EXPECT_EQ(solve(read_string("2 1000000 1 1 2 500000 1"), {}, control).value, 1'000'000);
}

TEST(Knights, BoardsBeyondTheBudgetHaveBounds) {
  struct Case {
    std::string text;
    std::int64_t lower;
    std::int64_t upper;
  };
  const std::vector<Case> cases = {
      {"1000000 1000000 1 0", 500'000'000'000, 1'000'000'000'000},
      {"2000 2000 2000 2 1 1 1 1 1 3", 4'000'000'000, 7'999'999'998},
      {"101 101 101 3 1 1 1 1 1 3 1 1 5", 515'150, 1'030'298},
  };
  for (const Case& board : cases) {
    Control control(Budget{.memory_bytes = 1 << 20});
    const Solution solution = solve(read_string(board.text), {.line = true}, control);
    EXPECT_EQ(solution.run.status, Status::LimitReached);
    EXPECT_FALSE(solution.run.limit.empty());
    EXPECT_FALSE(solution.value.has_value());
    EXPECT_EQ(solution.bounds->lower, board.lower) << board.text;
    EXPECT_EQ(solution.bounds->upper, board.upper) << board.text;
    EXPECT_TRUE(solution.line.empty());
  }
}

TEST(Knights, CancelledSolvesHaveBounds) {
  Control control;
  control.cancel();
  const Solution solution = solve(read_string("40 40 3 2 1 1 1 7 7 2"), {}, control);
  if (solution.value) return;
  EXPECT_EQ(solution.run.status, Status::Cancelled);
  EXPECT_GE(solution.bounds->lower, 2'400 - 1);
  EXPECT_LE(solution.bounds->upper, 4'798);
}

TEST(Knights, ObjectionsNameTheFault) {
  const Instance instance = read_string("3 3 3 1 2 2 2");
  const auto judge = [&](const std::vector<std::string>& moves) {
    std::vector<Move> knights;
    for (const std::string& move : moves) knights.push_back(parse_move(move).value());
    return objection(instance, knights);
  };
  EXPECT_EQ(judge({}), "");
  EXPECT_EQ(judge({"1,1,1", "1,1,2"}), "");
  EXPECT_EQ(judge({"1,1,1", "1,2,3"}), "1,1,1 attacks 1,2,3");
  EXPECT_EQ(judge({"3,1,2", "1,1,1"}), "1,1,1 attacks 3,1,2");
  EXPECT_EQ(judge({"1,1,1", "2,2,2"}), "2,2,2 is blocked");
  EXPECT_EQ(judge({"1,1,4"}), "1,1,4 is not a cell of the board");
  EXPECT_EQ(judge({"1,1"}), "1,1 is not a cell of the board");
  EXPECT_EQ(judge({"1,1,1", "1,1,1"}), "1,1,1 holds two knights");
}

// The rules and the reference agree on who attacks whom.
TEST(Knights, ObjectionsFollowTheReference) {
  const Instance instance = read_string("5 4 3 0");
  for (std::int64_t a = 0; a < 60; ++a) {
    for (std::int64_t b = a + 1; b < 60; ++b) {
      const Site from = instance.board.site_of(a);
      const Site to = instance.board.site_of(b);
      const std::vector<Move> pair = {{from}, {to}};
      EXPECT_EQ(objection(instance, pair).empty(),
                !reference::knight_attacks({from.at[0], from.at[1], from.at[2]},
                                           {to.at[0], to.at[1], to.at[2]}));
    }
  }
}

void expect_refused(const std::vector<tests::Malformed>& cases) {
  tests::expect_lines_begin(cases, [](const std::string& text) { read_string(text); });
}

TEST(Knights, BadText) {
  expect_refused({
      {"", "x:1:1: the input ends, expected the side A"},
      {"3", "x:1:2: the input ends, expected the side B"},
      {"3 3", "x:1:4: the input ends, expected the side C"},
      {"3 3 3", "x:1:6: the input ends, expected the number K of blocked cells"},
      {"3 3 3\n1", "x:2:2: the input ends, expected the x of a blocked cell"},
      {"3 3 3\n1\n1 1", "x:3:4: the input ends, expected the z of a blocked cell"},
      {"3 3 3\n2\n1 1 1", "x:3:6: the input ends, expected the x of a blocked cell"},
      {"3 3 3\n1\n1 1 1 2", "x:3:7: '2' is left over"},
      {"3 3 3 0 1 1 1", "x:1:9: '1' is left over"},
      {"0 3 3 0", "x:1:1: 0 is out of range"},
      {"3 -3 3 0", "x:1:3: -3 is out of range"},
      {"3 3 1000001 0", "x:1:5: 1000001 is out of range"},
      {"3 3 3 -1", "x:1:7: -1 is too small"},
      {"3 3 3 1 0 1 1", "x:1:9: 0 is out of range"},
      {"3 3 3 1 1 4 1", "x:1:11: 4 is out of range"},
      {"3 4 5 1 1 4 6", "x:1:13: 6 is out of range"},
      {"3 3 3 1 1 1 -1", "x:1:13: -1 is out of range"},
      {"3 3 3.0 0", "x:1:5: '3.0' is not an integer"},
      {"3 3 x 0", "x:1:5: 'x' is not an integer"},
      {"3x3x3 0", "x:1:1: '3x3x3' is not an integer"},
      {"3 3 3 +1 1 1 1", "x:1:7: '+1' is not an integer"},
      {"3 3 3 99999999999999999999", "x:1:7: 99999999999999999999 does not fit"},
      {"3 3 3 9223372036854775807 1 1 1", "x:1:32: the input ends, expected the x of a blocked"},
      {"1000000 1000000 2 0", "x:1:17: the board has too many cells"},
      {"10000 20000 30000 0", "x:1:13: the board has too many cells"},
      {std::string("3 3 3 0\0", 8), "x:1:7: '0\\x00' is not an integer"},
      {"3 3 3 1 1,1,1", "x:1:9: '1,1,1' is not an integer"},
  });
}

TEST(Knights, BadJson) {
  const auto game = [](const std::string& rest) { return R"({"game":"knights",)" + rest + "}"; };
  expect_refused({
      {"{ ", "x:1:3: not JSON"},
      {R"({"game":"knights","size":[3,3,3)", "x:1:32: not JSON"},
      {R"({"size":[3,3,3]})", "x:1:1: the key \"game\" is missing"},
      {R"({"game":"river","size":[3,3,3]})", "x:1:9: /game: the instance is of the game 'river'"},
      {R"({"game":7,"size":[3,3,3]})", "x:1:9: /game: a number, expected"},
      {R"({"game":"knights"})", "x:1:1: the key \"size\" is missing"},
      {game(R"("size":[3,3,3],"piece":"king")"), "x:1:42: /piece: the key \"piece\" is unknown"},
      {game(R"("size":[3,3,3],"size":[3,3,3])"), "x:1:34: the key \"size\" is repeated"},
      {game(R"("size":27)"), "x:1:26: /size: a number, expected"},
      {game(R"("size":"3 3 3")"), "x:1:26: /size: a string, expected"},
      {game(R"("size":[])"), "x:1:26: /size: "},
      {game(R"("size":[3,3])"), "x:1:26: /size: "},
      {game(R"("size":[3,3,3,3])"), "x:1:26: /size: "},
      {game(R"("size":[0,3,3])"), "x:1:27: /size/0: 0 is out of range"},
      {game(R"("size":[3,-1,3])"), "x:1:29: /size/1: -1 is out of range"},
      {game(R"("size":[3,3,1000001])"), "x:1:31: /size/2: 1000001 is out of range"},
      {game(R"("size":[3,3,2.5])"), "x:1:31: /size/2: '2.5' is not an integer"},
      {game(R"("size":[3,3,null])"), "x:1:31: /size/2: "},
      {game(R"("size":[1000000,1000000,2])"), "x:1:43: /size/2: the board has too many cells"},
      {game(R"("size":[3,3,3],"blocked":3)"), "x:1:44: /blocked: a number, expected"},
      {game(R"("size":[3,3,3],"blocked":[1,1,1])"), "x:1:45: /blocked/0: a number, expected"},
      {game(R"("size":[3,3,3],"blocked":[[1,1]])"), "x:1:45: /blocked/0: "},
      {game(R"("size":[3,3,3],"blocked":[[1,1,1,1]])"), "x:1:45: /blocked/0: "},
      {game(R"("size":[3,3,3],"blocked":[[0,1,1]])"), "x:1:46: /blocked/0/0: 0 is out of range"},
      {game(R"("size":[3,4,5],"blocked":[[1,1,1],[1,5,1]])"),
       "x:1:56: /blocked/1/1: 5 is out of range"},
      {game(R"("size":[3,3,3],"blocked":[["a",1,1]])"), "x:1:46: /blocked/0/0: 'a' is not"},
      {game(R"("size":[3,3,3],"blocked":[[1,1,99999999999999999999]])"), "x:1:50: /blocked/0/2: "},
      {game(R"("size":[3,3,3])") + "x", "x:1:34: not JSON"},
  });
}

TEST(Knights, SceneHasOnePanelALayer) {
  const Instance instance = read_string("2 4 3 2 1 1 1 2 4 3");
  const Solution solution = solved(instance);
  const Scene picture = scene(instance, &solution);
  ASSERT_EQ(picture.panels.size(), 3U);
  EXPECT_EQ(picture.title, "knights on a 2x4x3 board, 2 blocked");
  EXPECT_EQ(picture.panels[2].title, "layer z = 3");
  EXPECT_EQ(picture.panels[0].rows, 2);
  EXPECT_EQ(picture.panels[0].cols, 4);
  EXPECT_EQ(picture.panels[0].cells[0].tone, Tone::Blocked);
  EXPECT_EQ(picture.panels[2].cells[7].tone, Tone::Blocked);
  std::int64_t tokens = 0;
  std::map<int, int> ends;  // of each pair of the matching
  for (const ScenePanel& panel : picture.panels) {
    for (const SceneCell& cell : panel.cells) {
      if (cell.pair > 0) ++ends[cell.pair];
      EXPECT_EQ(cell.covered, cell.pair > 0 && cell.mover == Mover::None);
      if (cell.mover != Mover::Solver) continue;
      ++tokens;
      EXPECT_EQ(cell.tone, Tone::Empty);
    }
  }
  EXPECT_EQ(tokens, solution.value);
  EXPECT_EQ(static_cast<std::int64_t>(ends.size()), 22 - *solution.value);
  for (const auto& [pair, count] : ends) EXPECT_EQ(count, 2) << pair;
  EXPECT_TRUE(picture.links.empty());  // between layers
  ASSERT_EQ(picture.notes.size(), 2U);
  EXPECT_EQ(picture.notes[0],
            solution.answer + " knights can be placed so that none attacks another.");
  EXPECT_NE(picture.notes[1].find("22 usable cells"), std::string::npos);
  EXPECT_TRUE(scene(instance, nullptr).notes.empty());
}

TEST(Knights, SceneOfWhatIsTooLargeOrNotSolved) {
  for (const std::string text : {"41 1 1 0", "1 41 1 0", "1 1 41 0"}) {
    const Instance instance = read_string(text);
    const Solution solution = solved(instance);
    const Scene picture = scene(instance, &solution);
    EXPECT_TRUE(picture.panels.empty());
    EXPECT_EQ(picture.notes.at(0), "A board of this size is not drawn; the answer has 41 tokens.");
    EXPECT_EQ(picture.notes.size(), 3U);
  }
  Control control(Budget{.memory_bytes = 10});
  const Instance instance = read_string("5 5 5 0");
  const Solution solution = solve(instance, {.line = true}, control);
  const Scene picture = scene(instance, &solution);
  EXPECT_EQ(picture.panels.size(), 5U);
  EXPECT_EQ(picture.notes.at(0).substr(0, 24), "The search ended early (");
  EXPECT_NE(picture.notes.at(0).find("the most knights are from 63 to 125."), std::string::npos);
}

TEST(Knights, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "knights");
  EXPECT_EQ(table.info.ids, std::vector<std::string>{"gym-105809c"});
  EXPECT_EQ(table.from_family, nullptr);
  const auto instances = table.read({.name = "x", .text = "3 3 1 0"}, {});
  ASSERT_EQ(instances.size(), 1U);
  Control control;
  const Solution solution = table.solve(instances[0], {}, control);
  EXPECT_EQ(solution.answer, "5");
  EXPECT_TRUE(solution.line.empty());
  EXPECT_EQ(table.scene(instances[0], &solution).panels.size(), 1U);
  EXPECT_EQ(table.to_json(instances[0]), R"({"blocked":[],"game":"knights","size":[3,3,1]})");
}

}  // namespace
}  // namespace minimex::knights
