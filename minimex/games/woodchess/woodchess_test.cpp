#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/games/woodchess/game.hpp"
#include "minimex/games/woodchess/rules.hpp"
#include "minimex/games/woodchess/scene.hpp"
#include "minimex/games/woodchess/solve.hpp"

#include "tests/support/cases.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::woodchess {
namespace {

Instance read_string(const std::string& text, Format format = Format::Auto) {
  return read({.name = "x", .text = text}, format);
}

Solution solve_board(const Instance& instance) {
  Control control;
  return solve(instance, {.line = true}, control);
}

void expect_refused(const std::vector<tests::Malformed>& cases) {
  tests::expect_lines_begin(cases, [](const std::string& text) { read_string(text); });
}

/// Every move of the line is allowed, the gains add up to the value, and the board gets full.
void expect_line(const Instance& instance, const Solution& solution) {
  Position position(instance);
  std::int64_t margin = 0;
  for (const Move& move : solution.line) {
    ASSERT_EQ(position.objection(move), "") << to_string(move);
    margin += position.play(move);
  }
  EXPECT_EQ(margin, solution.value);
  EXPECT_TRUE(position.full());
}

TEST(Woodchess, EveryCaseIsSolvedWithItsLine) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("woodchess");
  EXPECT_GE(cases.size(), 19U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = read(source, Format::Auto);
    const Solution solution = solve_board(instance);
    EXPECT_EQ(solution.answer, answer);
    expect_line(instance, solution);
    EXPECT_EQ(read_string(to_json(instance)), instance);
  }
}

TEST(Woodchess, TextAndJsonGiveTheSameInstance) {
  const Instance text = read_string("1 2\n3 -4\n 5 6 ");
  EXPECT_EQ(text, read_string(R"({"second":[[5,6]],"first":[[3,"-4"]],"game":"woodchess"})"));
  EXPECT_EQ(to_json(text), R"({"first":[[3,-4]],"game":"woodchess","second":[[5,6]]})");
  EXPECT_EQ(read_string(to_json(text), Format::Json), text);
  EXPECT_EQ(solve_board(text).answer, "-3");
  EXPECT_EQ(to_string(solve_board(text).line), "1,1 1,2");
}

TEST(Woodchess, LargestValues) {
  const Instance instance = read_string("1 1 -9223372036854775807 0");
  EXPECT_EQ(solve_board(instance).answer, "-9223372036854775807");
  EXPECT_EQ(to_json(instance),
            R"({"first":[["-9223372036854775807"]],"game":"woodchess","second":[[0]]})");
}

TEST(Woodchess, BadText) {
  expect_refused({
      {"", "x:1:1: the input ends, expected the number of rows"},
      {"\n \n", "x:3:1: the input ends"},
      {"a", "x:1:1: 'a' is not an integer"},
      {"0 1", "x:1:1: 0 is out of range"},
      {"1 0", "x:1:3: 0 is out of range"},
      {"-1 1", "x:1:1: -1 is out of range"},
      {"1 -1", "x:1:3: -1 is out of range"},
      {"1000001 1", "x:1:1: 1000001 is out of range"},
      {"1 1000001", "x:1:3: 1000001 is out of range"},
      {"99999999999999999999 1", "x:1:1: 99999999999999999999 does not fit"},
      {"1", "x:1:2: the input ends, expected the number of columns"},
      {"1000000 1000000 1", "x:1:18: the input ends, expected what a cell gives the first"},
      {"1 2\n3 4\n", "x:3:1: the input ends, expected what a cell gives the second"},
      {"1 2\n3 4\n5", "x:3:2: the input ends"},
      {"1 2\n3 4\n5 6 7", "x:3:5: '7' is left over"},
      {"1 2\n3 4\n5 6\nx", "x:4:1: 'x' is left over"},
      {"1 2\n3 4\n5 6.0", "x:3:3: '6.0' is not an integer"},
      {"1 2\n3 +4\n5 6", "x:2:3: '+4' is not an integer"},
      {"1 2\n3 -\n5 6", "x:2:3: '-' is not an integer"},
      {"1 2\n3 0x4\n5 6", "x:2:3: '0x4' is not an integer"},
      {"1 2\n3 9223372036854775808\n5 6", "x:2:3: 9223372036854775808 does not fit"},
      {"1 2\n3 4\n5 9223372036854775800", "x:3:3: the absolute values add up"},
      {"1 1\n-9223372036854775808 0", "x:2:1: the absolute values add up"},
      {"1 1\n-9223372036854775807 -1", "x:2:22: the absolute values add up"},
      {std::string("1 2\n3 \0", 7) + "4\n5 6", "x:2:3: '\\x004' is not an integer"},
      {std::string("1 2\n3 4\n5 6\0", 12), "x:3:3: '6\\x00' is not an integer"},
  });
}

TEST(Woodchess, BadJson) {
  const auto game = [](const std::string& rest) { return R"({"game":"woodchess",)" + rest + "}"; };
  const std::string first = R"("first":[[1,2],[3,4]],)";
  const std::string second = R"("second":[[5,6],[7,8]])";
  expect_refused({
      {"{ ", "x:1:3: not JSON"},
      {game(first + second) + "1", "x:1:66: not JSON"},
      {game(first + second).substr(0, 50), "x:1:51: not JSON"},
      {R"({"first":[[1]],"second":[[1]]})", "x:1:1: the key \"game\" is missing"},
      {R"({"game":"chomp"})", "x:1:9: /game: the instance is of the game 'chomp'"},
      {R"({"game":null})", "x:1:9: /game: a null, expected"},
      {game(second), "x:1:1: the key \"first\" is missing"},
      {game(R"("first":[[1]])"), "x:1:1: the key \"second\" is missing"},
      {game(first + second + R"(,"rows":2)"), "x:1:73: /rows: the key \"rows\" is unknown"},
      {game(first + first + second), "x:1:43: the key \"first\" is repeated"},
      {game(R"("first":7,)" + second), "x:1:29: /first: a number, expected"},
      {game(R"("first":[],)" + second), "x:1:29: /first: 0 elements"},
      {game(R"("first":[[]],)" + second), "x:1:30: /first/0: 0 elements"},
      {game(R"("first":[7],)" + second), "x:1:30: /first/0: a number, expected"},
      {game(R"("first":[[1,2],[3]],)" + second), "x:1:36: /first/1: an array of length 1"},
      {game(R"("first":[[1,2],"34"],)" + second), "x:1:36: /first/1: a string, expected"},
      {game(R"("first":[[1,2],[3,4.5]],)" + second), "x:1:39: /first/1/1: '4.5' is not"},
      {game(R"("first":[[1,2],[3,1e3]],)" + second), "x:1:39: /first/1/1: '1e3' is not"},
      {game(R"("first":[[1,2],[3,"x"]],)" + second), "x:1:39: /first/1/1: 'x' is not"},
      {game(R"("first":[[1,2],[3,true]],)" + second), "x:1:39: /first/1/1: a boolean"},
      {game(R"("first":[[1,2],[3,[4]]],)" + second), "x:1:39: /first/1/1: an array"},
      {game(R"("first":[[1,2],[3,"9223372036854775808"]],)" + second), "x:1:39: /first/1/1: "},
      {game(R"("first":[[1,2],[3,9223372036854775807]],)" + second),
       "x:1:39: /first/1/1: the absolute values add up"},
      {game(first + R"("second":[[5,6]])"), "x:1:52: /second: an array of length 1"},
      {game(first + R"("second":[[5,6],[7,8,9]])"), "x:1:59: /second/1: an array of length 3"},
      {std::string("{ \0}", 4), "x:1:3: a NUL byte"},
  });
}

TEST(Woodchess, Positions) {
  const Instance instance = read_string("2 2 1 2 3 4 5 6 7 8");
  Position position(instance);
  const auto objection = [&position](const char* move) {
    return position.objection(parse_move(move).value());
  };
  EXPECT_TRUE(position.first_to_move());
  EXPECT_EQ(objection("1,1"), "");
  EXPECT_EQ(objection("1,2"), "a cell left of 1,2 is empty");
  EXPECT_EQ(objection("2,1"), "a cell above 2,1 is empty");
  EXPECT_EQ(objection("3,1"), "3,1 is not a cell of the board");
  EXPECT_EQ(objection("1,3"), "1,3 is not a cell of the board");
  EXPECT_EQ(objection("1"), "1 is not a cell of the board");
  EXPECT_EQ(objection("1,1,1"), "1,1,1 is not a cell of the board");
  EXPECT_EQ(objection("1,1+1,2"), "1,1+1,2 is not a cell of the board");
  EXPECT_EQ(position.play(parse_move("1,1").value()), 1);
  EXPECT_FALSE(position.first_to_move());
  EXPECT_EQ(objection("1,1"), "1,1 is filled");
  EXPECT_EQ(position.play(parse_move("2,1").value()), -7);
  EXPECT_EQ(objection("2,2"), "a cell above 2,2 is empty");
  EXPECT_EQ(position.play(parse_move("1,2").value()), 2);
  EXPECT_FALSE(position.full());
  EXPECT_EQ(position.play(parse_move("2,2").value()), -8);
  EXPECT_TRUE(position.full());
}

TEST(Woodchess, SceneShowsWhoPlaysWhereAndWhen) {
  const Instance instance = read_string("1 2 3 4 5 6");
  const Solution solution = solve_board(instance);
  const Scene picture = scene(instance, &solution);
  ASSERT_EQ(picture.panels.size(), 1);
  const auto& cells = picture.panels[0].cells;
  ASSERT_EQ(cells.size(), 2);
  EXPECT_EQ(cells[0].text, "3/5");
  EXPECT_EQ(cells[0].mover, Mover::First);
  EXPECT_EQ(cells[0].order, 1);
  EXPECT_EQ(cells[1].mover, Mover::Second);
  EXPECT_EQ(cells[1].order, 2);
  EXPECT_EQ(picture.notes[0], "With best play the second player ends 3 ahead.");
  const Scene bare = scene(instance, nullptr);
  EXPECT_EQ(bare.panels[0].cells[0].mover, Mover::None);
  EXPECT_EQ(bare.notes.size(), 1);
}

TEST(Woodchess, SceneOfWhatIsNotSolvedOrTooLarge) {
  Instance large{60, 60};
  large.first.assign(3600, 1);
  large.second.assign(3600, 2);
  const Solution solution = solve_board(large);
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_EQ(solution.answer, "");
  const Scene picture = scene(large, &solution);
  EXPECT_TRUE(picture.panels.empty());
  EXPECT_EQ(picture.notes[0], "The board is too large to draw.");
  EXPECT_EQ(picture.notes[1].substr(0, 24), "The search ended early (");
}

TEST(Woodchess, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "woodchess");
  const auto instances = table.read({.name = "x", .text = "1 1 3 4"}, {});
  ASSERT_EQ(instances.size(), 1);
  Control control;
  const Solution solution = table.solve(instances[0], {}, control);
  EXPECT_EQ(solution.answer, "3");
  EXPECT_TRUE(solution.line.empty());
  EXPECT_FALSE(table.scene(instances[0], &solution).panels.empty());
  EXPECT_EQ(table.to_json(instances[0]), R"({"first":[[3]],"game":"woodchess","second":[[4]]})");
}

}  // namespace
}  // namespace minimex::woodchess
