#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/river/game.hpp"
#include "minimex/games/river/rules.hpp"
#include "minimex/games/river/scene.hpp"
#include "minimex/games/river/solve.hpp"

#include "tests/reference/river_reference.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::river {
namespace {

Instance read_string(const std::string& text, bool strict = false) {
  return read({.name = "x", .text = text}, Format::Auto, strict);
}

Solution solve_grid(const Instance& instance, bool line = true) {
  Control control;
  return solve(instance, {.line = line}, control);
}

void expect_refused(const std::vector<tests::Malformed>& cases) {
  tests::expect_lines_begin(cases, [](const std::string& text) { read_string(text); });
}

/// Refused by `--strict` alone.
void expect_refused_strictly(const std::vector<tests::Malformed>& cases) {
  tests::expect_lines_begin(cases, [](const std::string& text) {
    EXPECT_NO_THROW(read_string(text)) << text;
    read_string(text, true);
  });
}

/// The cameras stand on distinct sites, no two of which conflict, and no further one can be placed;
/// who places the last one wins.
void expect_line(const Instance& instance, const Solution& solution) {
  const CameraSites sites = camera_sites(instance);
  std::vector<bool> free(sites.cells.size(), true);
  for (const Move& move : solution.line) {
    const auto found = std::ranges::find(sites.cells, move.first);
    ASSERT_NE(found, sites.cells.end()) << to_string(move);
    const auto v = static_cast<Vertex>(found - sites.cells.begin());
    ASSERT_TRUE(free[static_cast<std::size_t>(v)]) << to_string(move);
    free[static_cast<std::size_t>(v)] = false;
    for (const Vertex u : sites.conflicts.neighbours(v)) free[static_cast<std::size_t>(u)] = false;
  }
  EXPECT_EQ(std::ranges::count(free, true), 0);
  EXPECT_EQ(solution.line.size() % 2 != 0, solution.value != 0);
}

TEST(River, EveryCaseIsSolvedWithItsLine) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("river");
  EXPECT_EQ(cases.size(), 20U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = read(source, Format::Auto, false);
    const Solution solution = solve_grid(instance);
    EXPECT_EQ(solution.answer, answer);
    expect_line(instance, solution);
    EXPECT_EQ(read_string(to_json(instance)), instance);
  }
}

TEST(River, AllGridsOfSideThreeEqualTheReference) {
  constexpr std::array kCells = {kFirm, kWet, kProtected};
  for (int code = 0; code < 19'683; ++code) {
    Instance instance{.rows = {"...", "...", "..."}};
    int rest = code;
    for (std::string& row : instance.rows) {
      for (char& cell : row) {
        cell = kCells[static_cast<std::size_t>(rest % 3)];
        rest /= 3;
      }
    }
    ASSERT_EQ(solve_grid(instance, false).value, reference::river_nimber(instance.rows))
        << to_json(instance);
  }
}

TEST(River, RandomGridsEqualTheReference) {
  const std::uint64_t seed = 4711;
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  int solved = 0;
  while (solved < 150) {
    Instance instance{.rows = {}};
    const auto side = static_cast<std::size_t>(random.between(4, 6));
    const auto wet = static_cast<std::uint64_t>(random.between(5, 50));
    for (std::size_t row = 0; row < side; ++row) {
      instance.rows.emplace_back();
      for (std::size_t col = 0; col < side; ++col) {
        const char land = random.chance(1, 8) ? kProtected : kFirm;
        instance.rows.back() += random.chance(wet, 100) ? kWet : land;
      }
    }
    if (camera_sites(instance).cells.size() > 13) continue;  // as far as the reference goes
    ++solved;
    ASSERT_EQ(solve_grid(instance, false).value, reference::river_nimber(instance.rows))
        << to_json(instance);
  }
}

TEST(River, WhatPublishedSolutionsGetWrong) {
  // A row of three sites has nimber 2.
  EXPECT_EQ(solve_grid(read_string("3 ... *** xxx")).value, 2);
  EXPECT_EQ(solve_grid(read_string("4 .... .... **** ....")).answer, "Second player will win");
}

TEST(River, GridsWithoutPlaceForACamera) {
  for (const char* text : {"1 .", "1 *", "1 x", "2 .. ..", "2 ** **", "3 xxx *** xxx"}) {
    const Instance instance = read_string(text);
    const Solution solution = solve_grid(instance);
    EXPECT_EQ(solution.answer, "Second player will win") << text;
    EXPECT_EQ(solution.value, 0) << text;
    EXPECT_TRUE(solution.line.empty()) << text;
    EXPECT_EQ(solution.reason, "There is no place for a camera, so the first player cannot move.");
  }
}

TEST(River, NeighboursThatSeeDifferentWaterDoNotConflict) {
  // 2,1 and 2,2 are neighbours, but see water that is not connected.
  const Instance apart = read_string("3 *.* ..x x.x");
  EXPECT_EQ(camera_sites(apart).conflicts.edge_count(), 0U);
  // A site between two wet areas conflicts on account of either of them.
  const Instance between = read_string("4 **** .... **** ....");
  EXPECT_EQ(camera_sites(between).conflicts.edge_count(), 6U);
}

TEST(River, CameraSitesAreRowMajor) {
  const CameraSites sites = camera_sites(read_string("3 .*. x.. .*."));
  EXPECT_EQ(sites.cells,
            (std::vector<Site>{Site{1, 1}, Site{1, 3}, Site{2, 2}, Site{3, 1}, Site{3, 3}}));
}

TEST(River, LinesTakeTheFirstOptimalCell) {
  const Solution solution = solve_grid(read_string("3 ... *** xxx"));
  EXPECT_EQ(to_string(solution.line), "1,2");
  EXPECT_TRUE(solve_grid(read_string("3 ... *** xxx"), false).line.empty());
}

TEST(River, EveryFormatGivesTheSameInstance) {
  const Instance instance{.rows = {"**", ".x"}};
  EXPECT_EQ(read_string("2\n**\n.x\n"), instance);
  EXPECT_EQ(read_string(" 2\t** .x"), instance);
  EXPECT_EQ(read_string(R"({"grid": ["**", ".x"], "game": "river"})"), instance);
  EXPECT_EQ(to_json(instance), R"({"game":"river","grid":["**",".x"]})");
}

TEST(River, BadText) {
  expect_refused({
      {"", "x:1:1: the input ends, expected the number of rows"},
      {" \n ", "x:2:2: the input ends, expected the number of rows"},
      {"0", "x:1:1: 0 is out of range"},
      {"-3", "x:1:1: -3 is out of range"},
      {"1000001", "x:1:1: 1000001 is out of range"},
      {"99999999999999999999", "x:1:1: 99999999999999999999 does not fit"},
      {"two", "x:1:1: 'two' is not an integer"},
      {"2.5 .. ..", "x:1:1: '2.5' is not an integer"},
      {"+2 .. ..", "x:1:1: '+2' is not an integer"},
      {"2", "x:1:2: the input ends, expected a row of the grid"},
      {"2\n..\n", "x:3:1: the input ends, expected a row of the grid"},
      {"1000000\n..", "x:2:1: 2 characters, expected a row of the grid of 1000000"},
      {"2\n...\n..", "x:2:1: 3 characters, expected a row of the grid of 2 characters"},
      {"2\n..\n.", "x:3:1: 1 character, expected a row of the grid of 2 characters"},
      {"2\n..\n..\n..", "x:4:1: '..' is left over"},
      {"2\n..\n..\n7", "x:4:1: '7' is left over"},
      {"2\n.#\n..", "x:2:2: '#' is not one of '*.x'"},
      {"2\n..\nX.", "x:3:1: 'X' is not one of '*.x'"},
      {"2\n..\n.0", "x:3:2: '0' is not one of '*.x'"},
      {"2\n. .\n..", "x:2:1: 1 character"},
      {std::string("2\n.\0\n..", 7), "x:2:2: '\\x00' is not one of '*.x'"},
      {std::string("2\0 .. ..", 8), "x:1:1: '2\\x00' is not an integer"},
      {"2\n.\xc3\xa9\n..", "x:2:2: '\\xc3' is not one of '*.x'"},
      {"2,2\n..\n..", "x:1:1: '2,2' is not an integer"},
  });
}

TEST(River, BadJson) {
  expect_refused({
      {"{}", "x:1:1: "},
      {R"({"game":"river"})", "x:1:1: "},
      {R"({"game":"bus","grid":["."]})", "x:1:9: /game: "},
      {R"({"game":7,"grid":["."]})", "x:1:9: /game: "},
      {R"({"grid":["."]})", "x:1:1: "},
      {R"({"game":"river","grid":["."]} 1)", "x:1:31: "},
      {R"({"game":"river","grid":["."],"more":1})", "x:1:"},
      {R"({"game":"river","grid":["."],"grid":["."]})", "x:1:"},
      {R"({"game":"river","grid":[]})", "x:1:24: /grid: 0 rows, expected 1 to 1000000"},
      {R"({"game":"river","grid":"."})", "x:1:24: /grid: "},
      {R"({"game":"river","grid":null})", "x:1:24: /grid: "},
      {R"({"game":"river","grid":{"0":"."}})", "x:1:24: /grid: "},
      {R"({"game":"river","grid":[1]})", "x:1:25: /grid/0: "},
      {R"({"game":"river","grid":[["."]]})", "x:1:25: /grid/0: "},
      {R"({"game":"river","grid":["..",7]})", "x:1:30: /grid/1: "},
      {R"({"game":"river","grid":["..","."]})", "x:1:30: /grid/1: "},
      {R"({"game":"river","grid":[".."]})", "x:1:25: /grid/0: "},
      {R"({"game":"river","grid":["..",".."," .."]})", "x:1:25: /grid/0: "},
      {R"({"game":"river","grid":["..",".#"]})", "x:1:32: /grid/1: "},
      {R"({"game":"river","grid":["..","é"]})", "x:1:31: /grid/1: "},
      {R"({"game":"river","grid":["."})", "x:1:"},
      {R"({"game":"river","grid":[".",]})", "x:1:"},
      {R"({"game":"river","grid":["."])", "x:1:"},
      {R"({"game":"river","grid":["\u0000"]})", "x:1:"},
      {"{\"game\":\"river\",\"grid\":[\".\xff\"]}", "x:1:"},
      {R"({'game':'river'})", "x:1:"},
  });
}

TEST(River, StrictPointsAtTheCellThatBreaksAGuarantee) {
  expect_refused_strictly({
      {"3\n.**\n...\n...", "x:2:2: this wet area does not touch the left side"},
      {"3\n...\n**.\n...", "x:3:1: this wet area does not touch the right side"},
      {"2\n..\n.*", "x:3:2: this wet area does not touch the left side"},
      {"3\n***\n***\n*..", "x:2:1: this wet area has 7 cells, expected at most 6"},
      {"3\n***\n...\n***", "x:4:1: this cell is at distance 2 from another wet area"},
      {"4\n**..\n..**\n....\n....", "x:2:1: this wet area does not touch the right side"},
      {R"({"game":"river","grid":["...","**.","..."]})",
       "x:1:32: /grid/1: this wet area does not touch the right side"},
      {"{\"game\":\"river\",\n \"grid\":[\"***\",\n \"...\",\n \"***\"]}",
       "x:4:3: /grid/2: this cell is at distance 2"},
      {"5\n***..\n..***\n.....\n.....\n*****", "no error"},
      {"4\n****\n....\n....\n****", "no error"},
      {"3\n...\n...\n...", "no error"},
  });
}

TEST(River, DiagonalAreasAreTooClose) {
  expect_refused_strictly(
      {{"5\n*****\n*....\n.****\n*****\n.....",
        "x:4:2: this cell is at distance 2 from another wet area, expected at least 3"},
       {"6\n******\n.....*\n.....*\n....*.\n******\n......",
        "x:5:5: this cell is at distance 2 from another wet area, expected at least 3"}});
}

TEST(River, HugeGridsEndWithinTheBudget) {
  const std::string row(3000, '*');
  std::string text = "3000";
  for (int i = 0; i < 3000; ++i) text += "\n" + row;
  const Instance instance = read_string(text);
  Control control({.memory_bytes = 1 << 20});
  const Solution solution = solve(instance, {}, control);
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_NE(solution.run.limit.find("memory"), std::string::npos);
  EXPECT_EQ(solve_grid(instance).answer, "Second player will win");
}

TEST(River, LongBanksAreSolvedDirectly) {
  // One river along the top of a 300x300 grid: a path of 300 sites; two of them: equal paths.
  std::string text = "300 " + std::string(300, '*');
  for (int i = 1; i < 300; ++i) text += " " + std::string(300, '.');
  const Solution solution = solve_grid(read_string(text));
  EXPECT_EQ(solution.run.status, Status::Proved);
  EXPECT_EQ(solution.reason, "The camera sites form one connected part with nimber " +
                                 std::to_string(*solution.value) + ".");
}

TEST(River, SceneTellsTheAnswerAndWhy) {
  const Instance instance = read_string("4 .... .... **** ....");
  const Scene bare = scene(instance, nullptr);
  EXPECT_EQ(bare.title, "river 4x4");
  ASSERT_EQ(bare.panels.size(), 1U);
  EXPECT_EQ(bare.panels[0].cells[0].tone, Tone::Empty);
  EXPECT_EQ(bare.panels[0].cells[4].tone, Tone::Plain);
  EXPECT_EQ(bare.panels[0].cells[8].tone, Tone::Water);

  const Solution solution = solve_grid(instance);
  const Scene told = scene(instance, &solution);
  ASSERT_GE(told.notes.size(), 4U);
  EXPECT_EQ(told.notes[0], "Second player will win.");
  EXPECT_EQ(told.notes[2],
            "The camera sites split into 2 independent parts with nimbers 0, 0; their XOR is 0.");
  EXPECT_EQ(std::ranges::count_if(told.panels[0].cells,
                                  [](const SceneCell& cell) { return cell.order != 0; }),
            static_cast<std::ptrdiff_t>(solution.line.size()));
  EXPECT_EQ(scene(read_string("2 xx .."), nullptr).panels[0].cells[0].tone, Tone::Blocked);
}

TEST(River, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "river");
  EXPECT_EQ(table.info.ids, std::vector<std::string>{"gym-102501l"});
  const auto instances = table.read({.name = "x", .text = "2 ** .x"}, {});
  ASSERT_EQ(instances.size(), 1U);
  Control control;
  const Solution solution = table.solve(instances[0], {}, control);
  EXPECT_EQ(solution.answer, "First player will win");
  EXPECT_FALSE(table.scene(instances[0], &solution).panels.empty());
  EXPECT_EQ(table.to_json(instances[0]), R"({"game":"river","grid":["**",".x"]})");
  EXPECT_THROW(table.read({.name = "x", .text = "2 *. .x"}, {.strict = true}), InputError);
}

}  // namespace
}  // namespace minimex::river
