#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"
#include "minimex/games/bus/bus_check_test.hpp"
#include "minimex/games/bus/game.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/bus/scene.hpp"
#include "minimex/games/bus/solve.hpp"

#include "tests/reference/bus_reference.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/malformed.hpp"

namespace minimex::bus {
namespace {

using test::read_string;

TEST(Bus, EveryCaseIsSolvedWithALineOfBestPlay) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("bus");
  EXPECT_GE(cases.size(), 20U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = read(source, Format::Auto);
    EXPECT_EQ(test::expect_best_play(instance), std::stoi(answer));
    EXPECT_EQ(read_string(to_json(instance)), instance);
  }
}

TEST(Bus, SmallAnswers) {
  const auto answer = [](const std::string& text) {
    Control control;
    return solve(read_string(text), {}, control).answer;
  };
  EXPECT_EQ(answer("4 1 2\n2 3\n"), "axxb");
  EXPECT_EQ(answer("3 0 0"), "aba");
  EXPECT_EQ(answer("5 2 1 3"), "a.xb.");
  EXPECT_EQ(answer("1 0 0"), "a");
  EXPECT_EQ(answer("1 7 1 1"), "x");
  EXPECT_EQ(answer("3 1000000 0"), "a..");
  EXPECT_EQ(answer("4 2 4 4 3 2 1"), "xxxx");
}

// All broken patterns and distances up to 4; longer buses in the slow test.
TEST(Bus, EveryShortBusIsPlayedBest) {
  for (std::int32_t seats = 1; seats <= 8; ++seats) {
    for (std::uint32_t pattern = 0; pattern < 1U << seats; ++pattern) {
      for (std::int32_t distance = 0; distance <= 4; ++distance) {
        test::expect_best_play(test::bus_of(seats, distance, pattern));
      }
    }
  }
}

TEST(Bus, RandomBusesOfTwentySeatsAgreeWithATable) {
  constexpr std::uint64_t kSeed = 331;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 20; ++round) {
    const auto pattern = static_cast<std::uint32_t>(random.next() & random.next() & 0xfffff);
    const Instance instance =
        test::bus_of(20, static_cast<std::int32_t>(random.between(0, 6)), pattern);
    Control control;
    const Solution solution = solve(instance, {.line = true}, control);
    EXPECT_EQ(solution.value, reference::bus_table_value(20, instance.distance, instance.broken))
        << to_json(instance);
    EXPECT_EQ(solution.answer, test::replay(instance, solution.line)) << to_json(instance);
  }
}

TEST(Bus, EveryFormatGivesTheSameInstance) {
  const Instance instance{.seats = 9, .distance = 2, .broken = {3, 4, 8}};
  EXPECT_EQ(read_string("9 2 3\n3 4 8\n"), instance);
  EXPECT_EQ(read_string("\n 9\t2 3\r\n8 3\v4"), instance);
  EXPECT_EQ(read_string(R"({"game":"bus","seats":9,"distance":2,"broken":[8,3,4]})"), instance);
  EXPECT_EQ(
      read_string(R"({"broken":["8",3,4],"distance":"2","seats":9,"game":"bus"})", Format::Json),
      instance);
  EXPECT_EQ(to_json(instance), R"({"broken":[3,4,8],"distance":2,"game":"bus","seats":9})");
  EXPECT_EQ(read_string("9 2 0", Format::Text),
            read_string(R"({"game":"bus","seats":9,"distance":2})"));
  const Game entry = game();
  EXPECT_EQ(entry.to_json(entry.read({.text = "9 2 3 8 4 3"}, {}).at(0)), to_json(instance));
  EXPECT_EQ(entry.info.ids, std::vector<std::string>{"gym-106456b"});
}

TEST(Bus, MovesAreOneBased) {
  Control control;
  const Solution solution = solve(read_string("7 1 1 1"), {.line = true}, control);
  EXPECT_EQ(to_string(solution.line), "2 4 6");
  EXPECT_EQ(solution.answer, "xa.b.a.");
  EXPECT_TRUE(solve(read_string("7 1 1 1"), {}, control).line.empty());
}

TEST(Bus, ExtremeBusesAreInstant) {
  const auto value = [](const std::string& text) {
    Control control;
    return solve(read_string(text), {}, control).value;
  };
  EXPECT_EQ(value("1000000 1000000 0"), 1);
  EXPECT_EQ(value("1000000 999999 0"), 1);
  EXPECT_EQ(value("1000000 0 3 1 500000 1000000"), 999'997);
  EXPECT_EQ(value("1000000 700000 2 1 2"), 2);
}

TEST(Bus, BudgetsEndWithBounds) {
  Control control(Budget{.memory_bytes = 1 << 16});
  const Solution solution = solve(read_string("300000 2 1 7"), {.line = true}, control);
  EXPECT_EQ(solution.run.status, Status::LimitReached);
  EXPECT_FALSE(solution.run.limit.empty());
  EXPECT_FALSE(solution.value.has_value());
  EXPECT_TRUE(solution.answer.empty());
  EXPECT_TRUE(solution.line.empty());
  EXPECT_LE(solution.bounds->lower, 84'000);
  EXPECT_GE(solution.bounds->upper, 84'000);
  EXPECT_GE(solution.bounds->lower, 60'000);
  EXPECT_LE(solution.bounds->upper, 100'000);

  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(solve(read_string("60 1 0"), {}, cancelled).run.status, Status::Cancelled);
}

TEST(Bus, Positions) {
  const Instance instance = read_string("8 2 1 3");
  Position position(instance);
  const auto objection = [&](const std::string& move) {
    return position.objection(parse_move(move).value());
  };
  EXPECT_EQ(objection("1"), "");
  EXPECT_EQ(objection("3"), "seat 3 is broken");
  EXPECT_EQ(objection("9"), "9 is not a seat");
  EXPECT_EQ(objection("1,1"), "1,1 is not a seat");
  EXPECT_EQ(objection("1+2"), "1+2 is not a seat");
  position.play({Site{5}});
  EXPECT_EQ(objection("5"), "seat 5 is taken");
  EXPECT_EQ(objection("7"), "seat 7 is too near to the passenger on seat 5");
  EXPECT_EQ(objection("4"), "seat 4 is too near to the passenger on seat 5");
  EXPECT_EQ(objection("8"), "");
  EXPECT_FALSE(position.over());
  position.play({Site{8}});
  position.play({Site{2}});
  EXPECT_TRUE(position.over());
  EXPECT_EQ(position.state(), ".ax.a..b");
}

TEST(Bus, Scenes) {
  const Instance instance = read_string("5 1 1 2");
  Control control;
  const Solution solution = solve(instance, {.line = true}, control);
  const Scene drawn = scene(instance, &solution);
  ASSERT_EQ(drawn.panels.size(), 1U);
  EXPECT_EQ(drawn.panels[0].cols, 5);
  EXPECT_EQ(drawn.panels[0].cells[1].tone, Tone::Blocked);
  const SceneCell& first =
      drawn.panels[0].cells[static_cast<std::size_t>(solution.line[0].first.at[0]) - 1];
  EXPECT_EQ(first.mover, Mover::First);
  EXPECT_EQ(first.order, 1);
  EXPECT_FALSE(drawn.notes.empty());
  for (const std::string& note : drawn.notes) EXPECT_EQ(note.back(), '.');

  EXPECT_EQ(scene(read_string("41 1 0"), nullptr).panels.size(), 3U);
  EXPECT_EQ(scene(read_string("41 1 0"), nullptr).panels[2].first_col, 41);
  EXPECT_TRUE(scene(read_string("401 1 0"), nullptr).panels.empty());
  EXPECT_EQ(scene(instance, nullptr).panels[0].cells[0].mover, Mover::None);
  Solution unfinished{
      .run = {.status = Status::LimitReached, .limit = "the time limit was reached"},
      .bounds = Bounds{2, 3}};
  EXPECT_NE(scene(instance, &unfinished).notes[0].find("from 2 to 3 passengers"),
            std::string::npos);
}

void expect_refused(const std::vector<tests::Malformed>& cases) {
  tests::expect_lines_begin(cases, [](const std::string& text) { read_string(text); });
}

TEST(Bus, BadText) {
  expect_refused({
      {"", "x:1:1: the input ends, expected the number of seats"},
      {"\n \n", "x:3:1: the input ends, expected the number of seats"},
      {"5", "x:1:2: the input ends, expected the distance"},
      {"5 1", "x:1:4: the input ends, expected the number of broken seats"},
      {"5 1 1", "x:1:6: the input ends, expected a broken seat"},
      {"5 1 2\n3", "x:2:2: the input ends, expected a broken seat"},
      {"x 1 0", "x:1:1: 'x' is not an integer, expected the number of seats"},
      {"0 1 0", "x:1:1: 0 is out of range, expected the number of seats, from 1 to 1000000"},
      {"-5 1 0", "x:1:1: -5 is out of range"},
      {"1000001 1 0", "x:1:1: 1000001 is out of range"},
      {"99999999999999999999 1 0", "x:1:1: 99999999999999999999 does not fit 64 bits"},
      {"5 -1 0", "x:1:3: -1 is out of range, expected the distance, from 0 to 1000000"},
      {"5 1000001 0", "x:1:3: 1000001 is out of range"},
      {"5 k 0", "x:1:3: 'k' is not an integer"},
      {"5 1.5 0", "x:1:3: '1.5' is not an integer"},
      {"5 1 -1", "x:1:5: -1 is out of range, expected the number of broken seats, from 0 to 5"},
      {"5 1 6\n1 2 3 4 5 5", "x:1:5: 6 is out of range"},
      {"5 1 m", "x:1:5: 'm' is not an integer"},
      {"5 1 1\n0", "x:2:1: 0 is out of range, expected a broken seat, from 1 to 5"},
      {"5 1 1\n6", "x:2:1: 6 is out of range"},
      {"5 1 1\n-3", "x:2:1: -3 is out of range"},
      {"5 1 2\n3 3", "x:2:3: seat 3 is named twice"},
      {"5 1 4\n3 1\n2 1", "x:3:3: seat 1 is named twice"},
      {"5 1 1\n3 4", "x:2:3: '4' is left over"},
      {"5 1 0\n3", "x:2:1: '3' is left over"},
      {"5 1 1\n3.", "x:2:1: '3.' is not an integer"},
      {"5,1,0", "x:1:1: '5,1,0' is not an integer"},
      {"+5 1 0", "x:1:1: '+5' is not an integer"},
      {std::string("5 1 1\n\0", 7), "x:2:1: '\\x00' is not an integer"},
      {std::string("5 1 0\n\0", 7), "x:2:1: '\\x00' is left over"},
  });
}

TEST(Bus, BadJson) {
  const auto bus = [](const std::string& rest) { return R"({"game":"bus",)" + rest + "}"; };
  expect_refused({
      {"{ ", "x:1:3: not JSON"},
      {R"({"game":"bus","seats":5)", "x:1:24: not JSON"},
      {bus(R"("seats":5,"distance":1)") + "]", "x:1:38: not JSON"},
      {bus(R"("seats":5 "distance":1)"), "x:1:25: not JSON"},
      {R"({"seats":5,"distance":1})", "x:1:1: the key \"game\" is missing"},
      {R"({"game":"river","seats":5,"distance":1})", "x:1:9: /game: the instance is of the game"},
      {R"({"game":7,"seats":5,"distance":1})", "x:1:9: /game: a number, expected"},
      {bus(R"("distance":1)"), "x:1:1: the key \"seats\" is missing"},
      {bus(R"("seats":5)"), "x:1:1: the key \"distance\" is missing"},
      {bus(R"("seats":5,"distance":1,"k":2)"), "x:1:42: /k: the key \"k\" is unknown"},
      {bus(R"("seats":5,"distance":1,"seats":5)"), "x:1:38: the key \"seats\" is repeated"},
      {bus(R"("seats":0,"distance":1)"), "x:1:23: /seats: 0 is out of range"},
      {bus(R"("seats":1000001,"distance":1)"), "x:1:23: /seats: 1000001 is out of range"},
      {bus(R"("seats":-4,"distance":1)"), "x:1:23: /seats: -4 is out of range"},
      {bus(R"("seats":5.5,"distance":1)"), "x:1:23: /seats: '5.5' is not an integer"},
      {bus(R"("seats":[5],"distance":1)"), "x:1:23: /seats: an array, expected"},
      {bus(R"("seats":"five","distance":1)"), "x:1:23: /seats: 'five' is not an integer"},
      {bus(R"("seats":5,"distance":-1)"), "x:1:36: /distance: -1 is out of range"},
      {bus(R"("seats":5,"distance":1000001)"), "x:1:36: /distance: 1000001 is out of range"},
      {bus(R"("seats":5,"distance":null)"), "x:1:36: /distance: a null, expected"},
      {bus(R"("seats":5,"distance":true)"), "x:1:36: /distance: a boolean, expected"},
      {bus(R"("seats":5,"distance":1,"broken":3)"), "x:1:47: /broken: a number, expected"},
      {bus(R"("seats":5,"distance":1,"broken":{})"), "x:1:47: /broken: an object, expected"},
      {bus(R"("seats":5,"distance":1,"broken":[0])"), "x:1:48: /broken/0: 0 is out of range"},
      {bus(R"("seats":5,"distance":1,"broken":[2,6])"), "x:1:50: /broken/1: 6 is out of range"},
      {bus(R"("seats":5,"distance":1,"broken":[2,4,2])"),
       "x:1:52: /broken/2: seat 2 is named twice"},
      {bus(R"("seats":5,"distance":1,"broken":[[2]])"), "x:1:48: /broken/0: an array, expected"},
      {bus(R"("seats":5,"distance":1,"broken":[2.0])"),
       "x:1:48: /broken/0: '2.0' is not an integer"},
      {bus(R"("seats":99999999999999999999,"distance":1)"), "x:1:23: "},
      {bus(R"("seats":5,"distance":1,"broken":[1)" + std::string(1, '\0') + "]"),
       "x:1:49: a NUL byte"},
  });
}

}  // namespace
}  // namespace minimex::bus
