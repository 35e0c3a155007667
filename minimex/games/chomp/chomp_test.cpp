#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/games/chomp/game.hpp"
#include "minimex/games/chomp/rules.hpp"
#include "minimex/games/chomp/scene.hpp"
#include "minimex/games/chomp/solve.hpp"

#include "tests/support/cases.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::chomp {
namespace {

Instance read_string(const std::string& text, Format format = Format::Auto) {
  return read({.name = "x", .text = text}, format);
}

Solution solve_diagram(const Instance& instance) {
  Control control;
  return solve(instance, {.line = true}, control);
}

void expect_refused(const std::vector<tests::Malformed>& cases) {
  tests::expect_lines_begin(cases, [](const std::string& text) { read_string(text); });
}

/// Every move of the line is allowed, and nothing but the poisoned cell is left.
void expect_line(const Instance& instance, const Solution& solution) {
  Position position(instance);
  for (const Move& move : solution.line) {
    EXPECT_FALSE(position.over());
    ASSERT_EQ(position.objection(move), "") << to_string(move);
    position.play(move);
  }
  EXPECT_TRUE(position.over());
  EXPECT_EQ(solution.line.size() % 2 != 0, solution.value != 0);
}

TEST(Chomp, EveryCaseIsSolvedWithItsLine) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("chomp");
  EXPECT_GE(cases.size(), 15U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = read(source, Format::Auto);
    const Solution solution = solve_diagram(instance);
    EXPECT_EQ(solution.answer, answer);
    expect_line(instance, solution);
    EXPECT_EQ(read_string(to_json(instance)), instance);
  }
}

TEST(Chomp, KnownNimbersOfSquares) {
  const std::vector<std::string> known = {"0", "2", "5", "6", "6"};
  for (std::size_t side = 1; side <= known.size(); ++side) {
    const std::string family = "rect:" + std::to_string(side) + "x" + std::to_string(side);
    EXPECT_EQ(solve_diagram(from_family(family)).answer, known[side - 1]);
  }
}

TEST(Chomp, EveryFormatGivesTheSameInstance) {
  const Instance instance{{4, 4, 4}};
  EXPECT_EQ(read_string("3 4"), instance);
  EXPECT_EQ(read_string("\nshape 4\t4 4\n"), instance);
  EXPECT_EQ(read_string(R"({"shape":[4,"4",4],"game":"chomp"})"), instance);
  EXPECT_EQ(from_family("rect:3x4"), instance);
  EXPECT_EQ(to_json(instance), R"({"game":"chomp","shape":[4,4,4]})");
  EXPECT_EQ(read_string(to_json(instance), Format::Json), instance);
  EXPECT_EQ(read_string("shape 1"), read_string("1 1"));
}

TEST(Chomp, LargestSides) {
  EXPECT_EQ(solve_diagram(read_string("1 1000000")).answer, "999999");
  EXPECT_EQ(solve_diagram(read_string("1000000 1")).answer, "999999");
  const Solution solution = solve_diagram(read_string("1000000 1000000"));
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_EQ(solution.bounds->upper, 999'999'999'999);
}

TEST(Chomp, BadText) {
  expect_refused({
      {"", "x:1:1: the input ends, expected the number of rows, or the word shape"},
      {" \n", "x:2:1: the input ends"},
      {"3", "x:1:2: the input ends, expected the number of columns"},
      {"3 4 5", "x:1:5: '5' is left over"},
      {"0 4", "x:1:1: 0 is out of range"},
      {"4 0", "x:1:3: 0 is out of range"},
      {"-1 4", "x:1:1: -1 is out of range"},
      {"3 x", "x:1:3: 'x' is not an integer"},
      {"3x4", "x:1:1: '3x4' is not an integer"},
      {"3.5 4", "x:1:1: '3.5' is not an integer"},
      {"1000001 1", "x:1:1: 1000001 is out of range"},
      {"1 1000001", "x:1:3: 1000001 is out of range"},
      {"99999999999999999999 1", "x:1:1: 99999999999999999999 does not fit"},
      {"shape", "x:1:6: the input ends, expected the length of a row"},
      {"shape 0", "x:1:7: 0 is out of range"},
      {"shape 3 2 0", "x:1:11: 0 is out of range"},
      {"shape 3 -2", "x:1:9: -2 is out of range"},
      {"shape 3\n4", "x:2:1: this row is longer than the one above, expected at most 3"},
      {"shape 3 2 2 3", "x:1:13: this row is longer"},
      {"shape 1000001", "x:1:7: 1000001 is out of range"},
      {"shape 3 two", "x:1:9: 'two' is not an integer"},
      {"shapes 3 2", "x:1:1: 'shapes' is not an integer"},
      {"Shape 3 2", "x:1:1: 'Shape' is not an integer"},
      {"shape 3 99999999999999999999", "x:1:9: 99999999999999999999 does not fit"},
      {std::string("3 4\0", 4), "x:1:3: '4\\x00' is not an integer"},
      {std::string("shape 3 \0", 9), "x:1:9: '\\x00' is not an integer"},
  });
}

TEST(Chomp, BadJson) {
  const auto game = [](const std::string& rest) { return R"({"game":"chomp",)" + rest + "}"; };
  std::string many = "[1";
  for (int i = 0; i < 1'000'000; ++i) many += ",1";
  expect_refused({
      {"{ ", "x:1:3: not JSON"},
      {R"({"game":"chomp","shape":[3,2)", "x:1:29: not JSON"},
      {game(R"("shape":[3,2])") + ",", "x:1:31: not JSON"},
      {game(R"("shape":[3,2,])"), "x:1:30: not JSON"},
      {game(R"("shape":[3 2])"), "x:1:28: not JSON"},
      {R"({"shape":[3,2]})", "x:1:1: the key \"game\" is missing"},
      {R"({"game":"river","shape":[3,2]})", "x:1:9: /game: the instance is of the game 'river'"},
      {R"({"game":["chomp"],"shape":[3,2]})", "x:1:9: /game: an array, expected"},
      {R"({"game":"chomp"})", "x:1:1: the key \"shape\" is missing"},
      {game(R"("rows":3,"cols":4)"), "x:1:"},
      {game(R"("shape":[3],"rows":1)"), "x:1:36: /rows: the key \"rows\" is unknown"},
      {game(R"("shape":[3],"shape":[2])"), "x:1:29: the key \"shape\" is repeated"},
      {game(R"("shape":3)"), "x:1:25: /shape: a number, expected"},
      {game(R"("shape":"3 2")"), "x:1:25: /shape: a string, expected"},
      {game(R"("shape":[])"), "x:1:25: /shape: 0 rows, expected 1 to 1000000"},
      {game(R"("shape":)" + many + "]"), "x:1:25: /shape: 1000001 rows"},
      {game(R"("shape":[3,0])"), "x:1:28: /shape/1: 0 is out of range"},
      {game(R"("shape":[3,-2])"), "x:1:28: /shape/1: -2 is out of range"},
      {game(R"("shape":[3,4])"), "x:1:28: /shape/1: this row is longer"},
      {game(R"("shape":[3,2.5])"), "x:1:28: /shape/1: '2.5' is not an integer"},
      {game(R"("shape":[3,"2x"])"), "x:1:28: /shape/1: '2x' is not an integer"},
      {game(R"("shape":[3,[2]])"), "x:1:28: /shape/1: an array, expected"},
      {game(R"("shape":[3,false])"), "x:1:28: /shape/1: a boolean, expected"},
      {game(R"("shape":[1000001])"), "x:1:26: /shape/0: 1000001 is out of range"},
      {game(R"("shape":[99999999999999999999])"), "x:1:26: "},
      {game(R"("shape":[3,2)" + std::string(1, '\0') + "]"), "x:1:29: a NUL byte"},
  });
}

TEST(Chomp, BadFamilies) {
  const auto family = [](const std::string& text) { from_family(text); };
  tests::expect_lines_begin(
      {
          {"", "--family:1:1: '' is not a family of chomp"},
          {"grid:3x4", "--family:1:1: 'grid' is not a family of chomp"},
          {"rect", "--family:1:5: ':' is missing, expected rect:RxC"},
          {"rect:", "--family:1:6: '' is not a number, expected a side"},
          {"rect:NxN", "--family:1:6: 'N' stands for a number"},
          {"rect:3xN", "--family:1:8: 'N' stands for a number"},
          {"rect:3", "--family:1:7: 'x' is missing, expected rect:RxC"},
          {"rect:3,4", "--family:1:7: 'x' is missing, expected rect:RxC"},
          {"rect:3x", "--family:1:8: '' is not a number, expected a side"},
          {"rect:3x4x5", "--family:1:9: 'x5' is left over"},
          {"rect:3x4 ", "--family:1:8: '4 ' is not a number"},
          {"rect:0x4", "--family:1:6: 0 is out of range, expected a side"},
          {"rect:-3x4", "--family:1:6: -3 is out of range"},
          {"rect:1000001x4", "--family:1:6: 1000001 is out of range"},
          {"rect:3x99999999999", "--family:1:8: 99999999999 is out of range"},
      },
      family);
}

TEST(Chomp, Positions) {
  const Instance instance = read_string("shape 4 3 1");
  Position position(instance);
  const auto objection = [&position](const char* move) {
    return position.objection(parse_move(move).value());
  };
  EXPECT_EQ(objection("1,1"), "1,1 is poisoned");
  EXPECT_EQ(objection("2,4"), "2,4 is not a cell that is left");
  EXPECT_EQ(objection("4,1"), "4,1 is not a cell that is left");
  EXPECT_EQ(objection("1,2,1"), "1,2,1 is not a cell that is left");
  EXPECT_EQ(objection("2"), "2 is not a cell that is left");
  EXPECT_EQ(objection("1,2+1,3"), "1,2+1,3 is not a cell that is left");
  EXPECT_EQ(objection("2,2"), "");
  position.play(parse_move("2,2").value());
  EXPECT_EQ(position.diagram(), (std::vector<std::int32_t>{4, 1, 1}));
  EXPECT_EQ(objection("2,2"), "2,2 is not a cell that is left");
  position.play(parse_move("1,2").value());
  EXPECT_FALSE(position.over());
  position.play(parse_move("2,1").value());
  EXPECT_TRUE(position.over());
}

TEST(Chomp, WhoWinsWithoutTheNimber) {
  for (const char* const text : {"1 1", "2 3", "5 3", "shape 2 1", "shape 5 3 3 2", "1 1000000"}) {
    SCOPED_TRACE(text);
    const Instance instance = read_string(text);
    Control control;
    const Solution solution = solve(instance, {.line = true, .outcome = true}, control);
    EXPECT_EQ(solution.run.status, Status::Proved);
    EXPECT_FALSE(solution.value);
    EXPECT_TRUE(solution.line.empty());
    const Outcome& outcome = solution.outcome.value();
    EXPECT_EQ(outcome.first_wins, solve_diagram(instance).value != 0);
    EXPECT_EQ(outcome.winning.empty(), !outcome.first_wins);
    EXPECT_EQ(solution.answer, outcome.first_wins ? "first" : "second");
    const Scene picture = scene(instance, &solution);
    const auto tells = [&](const std::string& words) {
      return std::any_of(picture.notes.begin(), picture.notes.end(), [&](const std::string& note) {
        return note.find(words) != std::string::npos;
      });
    };
    EXPECT_TRUE(tells(outcome.first_wins ? "The player to move wins" : "The player to move loses"));
    for (const Move& move : outcome.winning) EXPECT_TRUE(tells(to_string(move)));
  }
}

TEST(Chomp, SceneShowsTheWinningBite) {
  const Instance instance = read_string("shape 3 3 1");
  const Solution solution = solve_diagram(instance);
  const Scene picture = scene(instance, &solution);
  ASSERT_EQ(picture.panels.size(), 1);
  const auto& cells = picture.panels[0].cells;
  ASSERT_EQ(cells.size(), 9);
  EXPECT_EQ(cells[0].tone, Tone::Poison);
  EXPECT_EQ(cells[1].tone, Tone::Plain);
  EXPECT_EQ(cells[8].tone, Tone::Outside);
  const Site bite = solution.line.at(0).first;
  EXPECT_EQ(cells[static_cast<std::size_t>((bite.at[0] - 1) * 3 + bite.at[1] - 1)].order, 1);
  EXPECT_EQ(cells[0].order, 0);
  EXPECT_EQ(cells[8].order, 0);
  EXPECT_EQ(picture.notes[0], "The nimber is " + solution.answer + ": the player to move wins.");
  EXPECT_EQ(picture.notes[1].find("The bite at " + to_string(bite)), 0);
}

TEST(Chomp, SceneOfALostDiagram) {
  const Instance instance = read_string("shape 2 1");
  const Solution solution = solve_diagram(instance);
  const Scene picture = scene(instance, &solution);
  for (const SceneCell& cell : picture.panels[0].cells) EXPECT_EQ(cell.order, 0);
  EXPECT_EQ(picture.notes[0].find("The nimber is 0: the player to move loses"), 0);
  EXPECT_EQ(scene(instance, nullptr).notes.size(), 1);
}

TEST(Chomp, SceneOfWhatIsNotSolvedOrTooLarge) {
  const Instance instance = read_string("60 60");
  const Solution solution = solve_diagram(instance);
  const Scene picture = scene(instance, &solution);
  EXPECT_TRUE(picture.panels.empty());
  EXPECT_EQ(picture.notes[0], "The diagram is too large to draw.");
  EXPECT_EQ(picture.notes[1].substr(0, 24), "The search ended early (");
}

TEST(Chomp, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "chomp");
  const auto instances = table.read({.name = "x", .text = "2 3"}, {});
  ASSERT_EQ(instances.size(), 1);
  Control control;
  const Solution solution = table.solve(table.from_family("rect:2x3"), {}, control);
  EXPECT_EQ(solution.answer, "4");
  EXPECT_TRUE(solution.line.empty());
  EXPECT_FALSE(table.scene(instances[0], &solution).panels.empty());
  EXPECT_EQ(table.to_json(instances[0]), R"({"game":"chomp","shape":[3,3]})");
}

}  // namespace
}  // namespace minimex::chomp
