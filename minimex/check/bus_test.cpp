// Proofs of buses: made for every case and for random buses, accepted when right, refused when
// anything in claim or proof makes them wrong.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/check/duel_test.hpp"
#include "minimex/core/random.hpp"
#include "minimex/games/bus/generate.hpp"
#include "minimex/games/bus/rules.hpp"

#include "tests/reference/bus_reference.hpp"
#include "tests/support/cases.hpp"

namespace minimex::check {
namespace {

using test::expect_proved;
using test::expect_refuted;
using test::expect_wrong_values_refuted;
using test::Made;
using test::only_value;

const Game& bus_game() {
  return *find_game("bus");
}

Instance bus_of(const std::string& text) {
  return bus_game().read({.name = "x", .text = text}, {}).at(0);
}

TEST(BusProof, EveryCase) {
  const std::vector<tests::SolvedCase> cases = tests::solved_cases("bus");
  EXPECT_GE(cases.size(), 20U);
  for (const auto& [source, answer] : cases) {
    SCOPED_TRACE(source.name);
    const Instance instance = bus_game().read(source, {}).at(0);
    const Made made = expect_proved(bus_game(), instance);
    EXPECT_EQ(made.claim.value, std::stoi(answer));
    EXPECT_LT(made.proof.size(), 20'000U);
  }
}

TEST(BusProof, RandomBusesOfTwentySeats) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    const bus::Instance bus = bus::generate({.density = 150'000, .max_value = 5, .seed = seed});
    const Made made = expect_proved(bus_game(), Instance(bus));
    EXPECT_EQ(made.claim.value, reference::bus_table_value(bus.seats, bus.distance, bus.broken));
    expect_wrong_values_refuted(bus_game(), Instance(bus), made);
  }
}

TEST(BusProof, AnAnswerAloneNeedsTheProofsOrderOfPlay) {
  const Instance instance = bus_of("12 1 2\n4 9\n");
  const Made made = expect_proved(bus_game(), instance);
  const Claim answer{.answer = made.claim.answer};
  Verdict verdict = test::check(bus_game(), instance, answer, made.proof);
  EXPECT_EQ(verdict.finding, Finding::Proved);
  EXPECT_EQ(verdict.text, *made.claim.answer);
  Control control;
  verdict = test::check(bus_game(), instance, answer, nullptr, control);
  EXPECT_EQ(verdict.finding, Finding::Attained);
  EXPECT_EQ(verdict.text, *made.claim.answer);
  // Every other text is refused, with and without the line.
  for (std::size_t i = 0; i < made.claim.answer->size(); ++i) {
    for (const char seat : {'a', 'b', '.', 'x', '?'}) {
      Claim changed = made.claim;
      changed.answer.value()[i] = seat;
      if (changed.answer == made.claim.answer) continue;
      expect_refuted(bus_game(), instance, changed, made.proof);
      changed.line.reset();
      expect_refuted(bus_game(), instance, changed, made.proof);
    }
  }
}

TEST(BusProof, ALineToAnotherFinalStateIsRefuted) {
  // As many passengers, but not where the line seats them, or not in turn.
  const Instance instance = bus_of("3 0 0\n");
  const Made made = expect_proved(bus_game(), instance);
  for (const char* other : {"aab", "aba", "baa", "bba", "bab", "abb"}) {
    Claim changed = made.claim;
    changed.answer = other;
    if (changed.answer == made.claim.answer) continue;
    expect_refuted(bus_game(), instance, changed, made.proof);
    Control control;
    const Verdict bare = test::check(bus_game(), instance, changed, nullptr, control);
    EXPECT_EQ(bare.finding, Finding::Refuted) << other;
  }
}

TEST(BusCheck, AliceSeatsTheFirstPassengerAlsoWhereNoLineSaysSo) {
  const Instance instance = bus_of("3 0 0\n");
  for (const char* answer : {"bab", "bba", "abb"}) {  // of Bob's two passengers one came first
    const Claim claim{.answer = answer};
    Control control;
    EXPECT_EQ(test::check(bus_game(), instance, claim, nullptr, control).finding, Finding::Refuted)
        << answer;
  }
}

TEST(BusProof, ChangedProofsNeverShowAWrongValue) {
  const Instance instance = bus_of("14 1 1\n6\n");
  const Made made = expect_proved(bus_game(), instance);
  const std::string payload = test::bytes_of(made.proof);
  const ProofHeader header = test::header_of(bus_game(), instance);
  for (std::size_t i = 0; i < payload.size(); ++i) {
    for (const int change : {-1, 1, 0x80}) {
      std::string changed = payload;
      changed[i] = static_cast<char>(changed[i] + change);
      for (const std::int64_t off : {-1, 1}) {
        expect_refuted(bus_game(), instance, only_value(made, *made.claim.value + off),
                       test::proof_file(header, changed));
      }
      const Verdict verdict =
          test::check(bus_game(), instance, made.claim, test::proof_file(header, changed));
      EXPECT_NE(verdict.finding, Finding::Attained);
    }
    expect_refuted(bus_game(), instance, made.claim,
                   test::proof_file(header, payload.substr(0, i)));
  }
}

TEST(BusProof, LongBuses) {
  expect_proved(bus_game(), bus_of("60 1 0\n"));
  expect_proved(bus_game(), bus_of("100000 0 1 5\n"));
  expect_proved(bus_game(), bus_of("40 2 3 7 8 20\n"));
}

}  // namespace
}  // namespace minimex::check
