// Checks the engine's play of a bus, step by step, against the plain reference.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/games/bus/rules.hpp"
#include "minimex/games/bus/solve.hpp"

#include "tests/reference/bus_reference.hpp"

namespace minimex::bus::test {

inline Instance read_string(const std::string& text, Format format = Format::Auto) {
  return read({.name = "x", .text = text}, format);
}

/// The bus whose seat i + 1 is broken when bit i of `pattern` is set.
inline Instance bus_of(std::int32_t seats, std::int32_t distance, std::uint32_t pattern) {
  Instance instance{.seats = seats, .distance = distance};
  for (std::int32_t seat = 1; seat <= seats; ++seat) {
    if ((pattern >> (seat - 1) & 1) != 0) instance.broken.push_back(seat);
  }
  return instance;
}

/// The state after a line, all of whose moves the rules allow, when the game is over then.
inline std::string replay(const Instance& instance, const std::vector<Move>& line) {
  Position position(instance);
  for (const Move& move : line) {
    const std::string objection = position.objection(move);
    EXPECT_EQ(objection, "");
    if (!objection.empty()) return objection;
    position.play(move);
  }
  EXPECT_TRUE(position.over());
  return position.state();
}

/// Solves the bus; every move of the line is the first seat that keeps the reference's value, and
/// the answer is the state it leads to. Returns the value.
inline int expect_best_play(const Instance& instance) {
  reference::Bus reference(instance.seats, instance.distance, instance.broken);
  const int value = reference.value();
  Control control;
  const Solution solution = solve(instance, {.line = true}, control);
  EXPECT_EQ(solution.run.status, Status::Proved) << solution.run.limit;
  EXPECT_EQ(solution.value, value) << to_json(instance);
  EXPECT_EQ(solution.answer, replay(instance, solution.line)) << to_json(instance);

  std::string state = reference.start();
  for (const Move& move : solution.line) {
    const std::vector<int> seats = reference.moves(state);
    const auto after = [&](int seat) {
      std::string next = state;
      next[static_cast<std::size_t>(seat) - 1] = 'p';
      return next;
    };
    const auto first = std::find_if(seats.begin(), seats.end(), [&](int seat) {
      return reference.value(after(seat)) == value;
    });
    EXPECT_TRUE(first != seats.end() && *first == move.first.at[0]) << to_json(instance);
    state = after(move.first.at[0]);
  }
  EXPECT_TRUE(reference.moves(state).empty());
  return value;
}

}  // namespace minimex::bus::test
