// Values of moves, final states of other programs, and random and smaller buses.
#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/bus/bus_check_test.hpp"
#include "minimex/games/bus/generate.hpp"
#include "minimex/games/bus/moves.hpp"
#include "minimex/games/bus/rules.hpp"
#include "minimex/games/bus/solve.hpp"

#include "tests/reference/bus_reference.hpp"

namespace minimex::bus {
namespace {

using test::read_string;

std::string with(std::string state, int seat, char passenger) {
  state[static_cast<std::size_t>(seat) - 1] = passenger;
  return state;
}

/// Checks the values of all moves after `after`, in this state of the reference.
void expect_moves(const Instance& instance, reference::Bus& reference, const std::string& state,
                  const std::vector<Move>& after) {
  Control control;
  const MoveValues found = moves(instance, {.after = after}, control);
  EXPECT_EQ(found.run.status, Status::Proved);
  std::vector<int> seats = reference.moves(state);
  EXPECT_EQ(found.over, seats.empty());
  const auto value = [&](int seat) { return reference.value(with(state, seat, 'p')); };
  const bool alice = after.size() % 2 == 0;
  std::stable_sort(seats.begin(), seats.end(),
                   [&](int a, int b) { return alice ? value(a) > value(b) : value(a) < value(b); });
  ASSERT_EQ(found.moves.size(), seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) {
    EXPECT_EQ(found.moves[i].move, Move{Site{seats[i]}});
    EXPECT_EQ(found.moves[i].value, value(seats[i]));
  }
}

TEST(BusMoves, AgreeWithTheReferenceAllAlongRandomPlay) {
  constexpr std::uint64_t kSeed = 8;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 40; ++round) {
    const Instance instance = test::bus_of(static_cast<std::int32_t>(random.between(1, 12)),
                                           static_cast<std::int32_t>(random.between(0, 3)),
                                           static_cast<std::uint32_t>(random.next() & 0x249));
    reference::Bus reference(instance.seats, instance.distance, instance.broken);
    std::string state = reference.start();
    std::vector<Move> after;
    for (auto seats = reference.moves(state);; seats = reference.moves(state)) {
      expect_moves(instance, reference, state, after);
      if (seats.empty()) break;
      const int seat = seats[random.below(seats.size())];
      state = with(state, seat, 'p');
      after.push_back({Site{seat}});
    }
  }
}

TEST(BusMoves, IllegalMovesBeforeAreNamed) {
  const auto error = [](const std::vector<Move>& after) -> std::string {
    Control control;
    try {
      moves(read_string("7 1 1 4"), {.after = after}, control);
    } catch (const InputError& caught) {
      return caught.what();
    }
    return "none";
  };
  EXPECT_EQ(error({{Site{1}}, {Site{3}}}), "none");
  EXPECT_EQ(error({{Site{1}}, {Site{2}}}),
            "--after:1:2: seat 2 is too near to the passenger on seat 1, expected a legal move");
  EXPECT_EQ(error({{Site{4}}}), "--after:1:1: seat 4 is broken, expected a legal move");
  EXPECT_EQ(error({{Site{1}}, {Site{3}}, {Site{9}}}),
            "--after:1:3: 9 is not a seat, expected a legal move");
}

TEST(BusMoves, BudgetsAreKept) {
  Control cancelled;
  cancelled.cancel();
  EXPECT_EQ(moves(read_string("60 1 0"), {}, cancelled).run.status, Status::Cancelled);
  Control tiny(Budget{.memory_bytes = 100});
  EXPECT_EQ(moves(read_string("60 1 0"), {}, tiny).run.status, Status::LimitReached);
}

/// Adds the final states that moves of best play reach.
void collect(reference::Bus& reference, const std::string& state, const std::string& shown,
             std::set<std::string>& finals) {
  const std::vector<int> seats = reference.moves(state);
  if (seats.empty()) finals.insert(shown);
  const auto passengers = std::count(state.begin(), state.end(), 'p');
  for (const int seat : seats) {
    const std::string next = with(state, seat, 'p');
    if (reference.value(next) != reference.value()) continue;
    collect(reference, next, with(shown, seat, passengers % 2 == 0 ? 'a' : 'b'), finals);
  }
}

/// Every state with the broken seats of the bus.
std::vector<std::string> all_states(const std::string& start) {
  std::vector<std::string> states = {""};
  for (const char seat : start) {
    std::vector<std::string> longer;
    for (const std::string& state : states) {
      for (const char now : seat == 'x' ? std::string("x") : std::string(".ab")) {
        longer.push_back(state + now);
      }
    }
    states = std::move(longer);
  }
  return states;
}

TEST(BusAccepts, ExactlyTheFinalStatesOfBestPlay) {
  constexpr std::uint64_t kSeed = 3;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 25; ++round) {
    const Instance instance = test::bus_of(static_cast<std::int32_t>(random.between(1, 7)),
                                           static_cast<std::int32_t>(random.between(0, 2)),
                                           static_cast<std::uint32_t>(random.next() & 0x12));
    reference::Bus reference(instance.seats, instance.distance, instance.broken);
    std::set<std::string> finals;
    collect(reference, reference.start(), reference.start(), finals);
    Control control;
    const Solution solution = solve(instance, {}, control);
    EXPECT_TRUE(finals.contains(solution.answer));
    for (const std::string& state : all_states(reference.start())) {
      EXPECT_EQ(accepts(instance, solution, state + "\n", control), finals.contains(state))
          << to_json(instance) << " " << state;
    }
  }
}

TEST(BusAccepts, OtherTextsAreRefused) {
  const Instance instance = read_string("5 2 1 3");
  Control control;
  const Solution solution = solve(instance, {}, control);
  EXPECT_EQ(solution.answer, "a.xb.");
  EXPECT_TRUE(accepts(instance, solution, " a.xb.\r\n", control));
  for (const std::string text : {"", "2", "a.xb", "a.xb..", "a.x.b a", "A.XB.", "a.xb.\nx"}) {
    EXPECT_FALSE(accepts(instance, solution, text, control)) << text;
  }
}

TEST(BusAccepts, AnyOrderOfTwentySeats) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Instance instance = generate({.max_value = 2, .seed = seed});
    Control control;
    const Solution solution = solve(instance, {.line = true}, control);
    std::string mirrored(solution.answer);
    for (char& seat : mirrored) seat = seat == 'a' ? 'b' : seat == 'b' ? 'a' : seat;
    // Alice seats the odd passenger.
    if (solution.line.size() % 2 != 0) {
      EXPECT_FALSE(accepts(instance, solution, mirrored, control));
    }
    EXPECT_TRUE(accepts(instance, solution, solution.answer, control));
  }
}

// The same on every machine.
TEST(BusGenerate, FixedSeeds) {
  EXPECT_EQ(to_text(generate({.seed = 1})), "20 2 3\n7 14 17\n");
  EXPECT_EQ(to_text(generate({.size = {12}, .density = 500'000, .max_value = 3, .seed = 7})),
            "12 1 5\n3 7 8 10 11\n");
  EXPECT_EQ(to_text(generate({.size = {3}, .density = 0, .max_value = 0, .seed = 7})), "3 0 0\n");
}

TEST(BusGenerate, RandomBusesReadBackAndGetSimpler) {
  constexpr std::uint64_t kSeed = 31;
  SCOPED_TRACE(kSeed);
  Random random(kSeed);
  for (int round = 0; round < 200; ++round) {
    Instance instance = generate({.size = {static_cast<std::int32_t>(random.between(1, 60))},
                                  .density = static_cast<std::uint32_t>(random.below(1'000'001)),
                                  .max_value = random.between(0, 100),
                                  .seed = random.next()});
    int steps = 0;
    while (true) {
      EXPECT_EQ(read_string(to_text(instance)), instance);
      const std::vector<Instance> smaller = simpler(instance);
      if (smaller.empty()) break;
      for (const Instance& one : smaller) {
        EXPECT_EQ(read_string(to_json(one)), one);
        EXPECT_LT(std::make_tuple(one.seats, one.broken.size(), one.distance),
                  std::make_tuple(instance.seats, instance.broken.size(), instance.distance));
      }
      instance = smaller[random.below(smaller.size())];
      ASSERT_LT(++steps, 300);
    }
    EXPECT_EQ(instance, (Instance{.seats = 1, .distance = 0}));
  }
}

TEST(BusGenerate, SizesThatMakeNoSenseAreRefused) {
  const auto source = [](const GenerateOptions& options) -> std::string {
    try {
      generate(options);
    } catch (const InputError& caught) {
      return caught.place().source;
    }
    return "none";
  };
  EXPECT_EQ(source({.size = {3, 3}}), "--size");
  EXPECT_EQ(source({.size = {1'000'001}}), "--size");
  EXPECT_EQ(source({.size = {0}}), "--size");
  EXPECT_EQ(source({.max_value = -1}), "--max-value");
  EXPECT_EQ(source({.max_value = 1'000'001}), "--max-value");
}

TEST(BusGraph, HasTheConflictsOfUsableSeats) {
  const Instance instance = read_string("8 2 2 2 5");
  Control control;
  RunReport why;
  const Graph graph = conflict_graph(instance, control, why);
  const std::vector<std::int32_t> usable = usable_seats(instance);
  EXPECT_EQ(usable, (std::vector<std::int32_t>{1, 3, 4, 6, 7, 8}));
  for (Vertex u = 0; u < graph.vertex_count(); ++u) {
    for (Vertex v = 0; v < u; ++v) {
      const auto apart = usable[static_cast<std::size_t>(u)] - usable[static_cast<std::size_t>(v)];
      EXPECT_EQ(graph.adjacent(u, v), apart <= 2);
    }
  }
  Control tiny(Budget{.memory_bytes = 10});
  EXPECT_EQ(conflict_graph(read_string("1000000 1000000 0"), tiny, why).vertex_count(), 0);
  EXPECT_EQ(why.status, Status::LimitReached);
}

}  // namespace
}  // namespace minimex::bus
