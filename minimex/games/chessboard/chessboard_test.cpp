#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/games/chessboard/game.hpp"
#include "minimex/games/chessboard/rules.hpp"
#include "minimex/games/chessboard/scene.hpp"
#include "minimex/games/chessboard/solve.hpp"

#include "tests/support/cases.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::chessboard {
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

/// Every move of the line is allowed, the costs add up to the value, and no piece is left.
void expect_line(const Instance& instance, const Solution& solution) {
  Position position(instance);
  std::int64_t cost = 0;
  for (const Move& move : solution.line) {
    ASSERT_EQ(position.objection(move), "") << to_string(move);
    EXPECT_TRUE(position.exposed(position.piece_at(move.first).value()));
    cost += position.play(move);
  }
  EXPECT_EQ(cost, solution.value);
  EXPECT_EQ(position.pieces_left(), 0);
}

const std::string kSample = "2\nWB\nB.\n5 7\n7 0\n";

TEST(Chessboard, EveryCaseIsSolvedWithItsLine) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("chessboard");
  EXPECT_GE(cases.size(), 21U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = read(source, Format::Auto);
    const Solution solution = solve_board(instance);
    EXPECT_EQ(solution.answer, answer);
    expect_line(instance, solution);
    EXPECT_EQ(read_string(to_json(instance)), instance);
  }
}

TEST(Chessboard, APieceInTheWayForbidsThePair) {
  const Solution solution = solve_board(read_string(kSample));
  EXPECT_EQ(solution.answer, "19");
  EXPECT_EQ(to_string(solution.line), "2,1 1,1 1,2");
}

TEST(Chessboard, LineIsWrittenWithPairs) {
  const Solution solution = solve_board(read_string("2\nW.\n.B\n5 0\n0 7\n"));
  EXPECT_EQ(solution.answer, "2");
  EXPECT_EQ(to_string(solution.line), "1,1+2,2");
}

TEST(Chessboard, TextAndJsonGiveTheSameInstance) {
  const Instance text = read_string("  2 WB\tB.\r\n5 7\n7 3");
  const Instance json =
      read_string(R"({"values":[[5,7],["7",0]],"game":"chessboard","board":["WB","B."]})");
  EXPECT_EQ(text, json);
  EXPECT_EQ(to_json(text), R"({"board":["WB","B."],"game":"chessboard","values":[[5,7],[7,0]]})");
  EXPECT_EQ(read_string(to_json(text), Format::Json), text);
}

TEST(Chessboard, TextTakesRectangles) {
  const Instance wide = read_string("2 3\nW.B\n.B.\n5 0 7\n0 6 0\n");
  EXPECT_EQ(wide.rows, 2);
  EXPECT_EQ(wide.cols, 3);
  EXPECT_EQ(to_text(wide), "2 3\nW.B\n.B.\n5 0 7\n0 6 0\n");
  EXPECT_EQ(read_string("2 3 W.B .B. 5 0 7 0 6 0"), wide);
  const Instance tall = read_string("3\t1\r\nW\nB\n.\n1\n2\n3");
  EXPECT_EQ(to_text(tall), "3 1\nW\nB\n.\n1\n2\n0\n");
  EXPECT_EQ(solve_board(tall).answer, "3");
}

TEST(Chessboard, SquaresAreWrittenWithOneSide) {
  EXPECT_EQ(read_string("2 2\nWB\nB.\n5 7\n7 0\n"), read_string(kSample));
  EXPECT_EQ(to_text(read_string("2 2\nWB\nB.\n5 7\n7 0\n")), kSample);
}

TEST(Chessboard, JsonTakesRectanglesAndLargeValues) {
  const Instance wide =
      read_string(R"({"game":"chessboard","board":["W.B"],"values":[["9007199254740993",0,1]]})");
  EXPECT_EQ(wide.rows, 1);
  EXPECT_EQ(wide.cols, 3);
  EXPECT_EQ(solve_board(wide).answer, "9007199254740994");
  EXPECT_EQ(to_json(wide),
            R"({"board":["W.B"],"game":"chessboard","values":[["9007199254740993",0,1]]})");
}

TEST(Chessboard, ValuesOfEmptyCellsDoNotCount) {
  EXPECT_EQ(solve_board(read_string("1 . 5")).answer, "0");
  const Instance instance =
      read_string("2 .W .. 9223372036854775807 9223372036854775807 9223372036854775807 0");
  EXPECT_EQ(solve_board(instance).answer, "9223372036854775807");
  EXPECT_EQ(instance.pieces.size(), 1);
}

TEST(Chessboard, BadText) {
  expect_refused({
      {"", "x:1:1: the input ends, expected the size of the board"},
      {" \n\n", "x:3:1: the input ends"},
      {"x", "x:1:1: 'x' is not an integer"},
      {"0", "x:1:1: 0 is out of range"},
      {"-3", "x:1:1: -3 is out of range"},
      {"1000001 .", "x:1:1: 1000001 is out of range"},
      {"99999999999999999999", "x:1:1: 99999999999999999999 does not fit 64 bits"},
      {"2.0 .. ..", "x:1:1: '2.0' is not an integer"},
      {"1000000 .", "x:1:9: 1 character, expected a row of the board of 1000000"},
      {"2\nWB\n", "x:3:1: the input ends, expected a row of the board"},
      {"2\nWB\nB", "x:3:1: 1 character"},
      {"2\nWB\nB..\n", "x:3:1: 3 characters"},
      {"2\nWB\nBX\n5 7\n7 0\n", "x:3:2: 'X' is not one of '.WB'"},
      {"2\nwb\nb.\n5 7\n7 0\n", "x:2:1: 'w' is not one of '.WB'"},
      {std::string("2\nW\0\nB.\n5 7\n7 0\n", 16), "x:2:2: '\\x00' is not one of"},
      {"2\nWB\nB.\n", "x:4:1: the input ends, expected the value of a cell"},
      {"2\nWB\nB.\n5 7\n7\n", "x:6:1: the input ends, expected the value of a cell"},
      {"2\nWB\nB.\n5 7\n7 -1\n", "x:5:3: -1 is too small"},
      {"2\nWB\nB.\n5 -7\n7 0\n", "x:4:3: -7 is too small"},
      {"2\nWB\nB.\n5 7\n7 x\n", "x:5:3: 'x' is not an integer"},
      {"2\nWB\nB.\n5 +7\n7 0\n", "x:4:3: '+7' is not an integer"},
      {"2\nWB\nB.\n5 7\n9223372036854775808 0\n", "x:5:1: 9223372036854775808 does not fit"},
      {"2\nWB\nB.\n5 7\n9223372036854775807 0\n", "x:5:1: the values of the pieces add up"},
      {"2\nWB\nB.\n5 7\n7 0 1\n", "x:5:5: '1' is left over"},
      {"2\nWB\nB.\n5 7\n7 0\nWB", "x:6:1: 'WB' is left over"},
      {std::string("2\nWB\nB.\n5 7\n7 0\n\0", 17), "x:6:1: '\\x00' is left over"},
      {"2 3", "x:1:4: the input ends, expected a row of the board"},
      {"2 3\nWB.\n", "x:3:1: the input ends, expected a row of the board"},
      {"2 3\nWB.\n.W\n", "x:3:1: 2 characters, expected a row of the board of 3"},
      {"2 3\nWB.\n.W.\n1 2 3\n4 5\n", "x:6:1: the input ends, expected the value of a cell"},
      {"2 3\nWB.\n.W.\n1 2 3\n4 5 6 7\n", "x:5:7: '7' is left over"},
      {"2 0\n", "x:1:3: 0 is out of range, expected the number of columns"},
      {"2 -3\n", "x:1:3: -3 is out of range, expected the number of columns"},
      {"2 1000001\n", "x:1:3: 1000001 is out of range, expected the number of columns"},
      {"2 3x\n", "x:1:3: '3x' is not an integer, expected the number of columns"},
      {"2 x\n", "x:1:3: 'x' is not one of '.WB'"},
      {"2\n3\nWB.\n", "x:2:1: '3' is not one of '.WB'"},
      {"2 3 4\nWB.\n", "x:1:5: '4' is not one of '.WB'"},
  });
}

TEST(Chessboard, BadJson) {
  const auto game = [](const std::string& rest) { return R"({"game":"chessboard",)" + rest + "}"; };
  const std::string board = R"("board":["WB","B."],)";
  const std::string values = R"("values":[[5,7],[7,0]])";
  const std::string most = "9223372036854775807";
  expect_refused({
      {"{ ", "x:1:3: not JSON"},
      {R"({"game")", "x:1:8: not JSON"},
      {game(board + values).substr(0, 60), "x:1:61: not JSON"},
      {game(board + values) + "x", "x:1:65: not JSON"},
      {game(board + values) + "{}", "x:1:65: not JSON"},
      {"{\n\"board\":[]}", "x:1:1: the key \"game\" is missing"},
      {R"({"game":"woodchess"})", "x:1:9: /game: the instance is of the game 'woodchess'"},
      {R"({"game":7})", "x:1:9: /game: a number, expected"},
      {game(values), "x:1:1: the key \"board\" is missing"},
      {game(R"("board":["WB","B."])"), "x:1:1: the key \"values\" is missing"},
      {game(board + values + R"(,"n":2)"), "x:1:69: /n: the key \"n\" is unknown"},
      {game(board + board + values), "x:1:42: the key \"board\" is repeated"},
      {game(R"("board":"WB",)" + values), "x:1:30: /board: a string, expected"},
      {game(R"("board":[],)" + values), "x:1:30: /board: 0 rows, expected 1 to 1000000"},
      {game(R"("board":[""],)" + values), "x:1:31: /board/0: 0 columns, expected 1 to 1000000"},
      {game(R"("board":["WB",7],)" + values), "x:1:36: /board/1: a number, expected"},
      {game(R"("board":["WB","B"],)" + values), "x:1:36: /board/1: 1 character"},
      {game(R"("board":["WB","Bx"],)" + values), "x:1:38: /board/1: 'x' is not one of '.WB'"},
      {game(board + R"("values":{})"), "x:1:51: /values: an object, expected"},
      {game(board + R"("values":[[5,7]])"), "x:1:51: /values: an array of length 1"},
      {game(board + R"("values":[[5,7],7])"), "x:1:58: /values/1: a number, expected"},
      {game(board + R"("values":[[5,7],[7]])"), "x:1:58: /values/1: an array of length 1"},
      {game(board + R"("values":[[5,7],[7,0.5]])"), "x:1:61: /values/1/1: '0.5' is not an"},
      {game(board + R"("values":[[5,7],[7,-1]])"), "x:1:61: /values/1/1: -1 is too small"},
      {game(board + R"("values":[[5,7],[7,null]])"), "x:1:61: /values/1/1: a null, expected"},
      {game(board + R"("values":[[5,7],["7x",0]])"), "x:1:59: /values/1/0: '7x' is not an"},
      {game(board + R"("values":[[5,7],[)" + most + "0,0]]"), "x:1:59: "},
      {game(board + R"("values":[[5,7],[)" + most + ",0]]"), "x:1:59: /values/1/0: the values"},
      {game(board + values + std::string(1, '\0')), "x:1:64: a NUL byte"},
  });
}

TEST(Chessboard, Positions) {
  const Instance instance = read_string("2\nWB\nB.\n5 7\n6 0\n");
  Position position(instance);
  const auto objection = [&position](const char* move) {
    return position.objection(parse_move(move).value());
  };
  EXPECT_EQ(objection("1,1"), "");
  EXPECT_EQ(objection("1,2"), "");  // blocked, but alone it may go
  EXPECT_EQ(objection("2,2"), "there is no piece on 2,2");
  EXPECT_EQ(objection("3,1"), "there is no piece on 3,1");
  EXPECT_EQ(objection("1"), "there is no piece on 1");
  EXPECT_EQ(objection("1,1+2,2"), "there is no piece on 2,2");
  EXPECT_EQ(objection("1,2+2,1"), "the pieces of 1,2+2,1 have the same colour");
  EXPECT_EQ(objection("1,1+2,1"), "the piece on 1,1 is blocked");
  EXPECT_EQ(objection("1,1+1,2"), "the piece on 1,1 is blocked");
  EXPECT_EQ(position.play(parse_move("2,1").value()), 6);
  EXPECT_EQ(objection("2,1"), "there is no piece on 2,1");
  EXPECT_EQ(objection("1,1+1,2"), "the piece on 1,2 is blocked");
  EXPECT_EQ(position.pieces_left(), 2);
}

TEST(Chessboard, SceneShowsPiecesAndOrder) {
  const Instance instance = read_string("2\nW.\n.B\n5 0\n0 7\n");
  const Solution solution = solve_board(instance);
  const Scene picture = scene(instance, &solution);
  ASSERT_EQ(picture.panels.size(), 1);
  const auto& cells = picture.panels[0].cells;
  ASSERT_EQ(cells.size(), 4);
  EXPECT_EQ(cells[0].tone, Tone::White);
  EXPECT_EQ(cells[0].text, "5");
  EXPECT_EQ(cells[0].order, 1);
  EXPECT_EQ(cells[1].tone, Tone::Empty);
  EXPECT_EQ(cells[3].tone, Tone::Black);
  EXPECT_EQ(cells[3].order, 1);
  ASSERT_GE(picture.notes.size(), 2);
  EXPECT_EQ(picture.notes[0], "The least total cost of removing all 2 pieces is 2.");
  EXPECT_EQ(picture.notes[1], "One by one the pieces would cost 12; going in 1 pair saves 10.");
  const Scene bare = scene(instance, nullptr);
  EXPECT_EQ(bare.panels[0].cells[0].order, 0);
  EXPECT_EQ(bare.notes.size(), 1);
}

TEST(Chessboard, SceneOfWhatIsNotSolvedOrTooLarge) {
  Instance large{60, 60};
  for (std::int32_t i = 1; i <= 60; ++i) {
    for (std::int32_t j = 1; j <= 60; ++j) large.pieces.push_back({i, j, (i + j) % 2 == 0, i});
  }
  const Solution solution = solve_board(large);
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_EQ(solution.answer, "");
  const Scene picture = scene(large, &solution);
  EXPECT_TRUE(picture.panels.empty());
  EXPECT_EQ(picture.notes[0], "The board is too large to draw.");
  EXPECT_EQ(picture.notes[1].substr(0, 24), "The search ended early (");
}

TEST(Chessboard, GameTableWorks) {
  const Game table = game();
  EXPECT_EQ(table.info.name, "chessboard");
  const auto instances = table.read({.name = "x", .text = kSample}, {});
  ASSERT_EQ(instances.size(), 1);
  EXPECT_EQ(table.to_json(instances[0]), to_json(read_string(kSample)));
  Control control;
  const Solution solution = table.solve(instances[0], {}, control);
  EXPECT_EQ(solution.answer, "19");
  EXPECT_TRUE(solution.line.empty());
  EXPECT_FALSE(table.scene(instances[0], &solution).panels.empty());
  EXPECT_EQ(table.from_family, nullptr);
}

}  // namespace
}  // namespace minimex::chessboard
