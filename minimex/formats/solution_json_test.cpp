#include "minimex/formats/solution_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "minimex/core/version.hpp"
#include "minimex/formats/sha256.hpp"

namespace minimex {
namespace {

TEST(Sha256, StandardVectors) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

std::string text_of(const Solution& solution) {
  return solution_json(solution, {.game = "bus", .digest = sha256("{}")});
}

TEST(SolutionJson, OfAProvedValue) {
  Solution solution;
  solution.run.positions = 12;
  solution.run.peak_bytes = 34;
  solution.value = 19;
  solution.answer = "19";
  solution.line = {{Site{1, 2}, Site{2, 1}}, {Site{1, 1}}};
  EXPECT_EQ(solution_json(solution, {.game = "chessboard", .digest = sha256("abc")}),
            R"({"game":"chessboard","instance":{"sha256":")" + sha256("abc") +
                R"("},"status":"proved","value":19,"bounds":{"lower":19,"upper":19},)"
                R"("answer":"19","line":["1,2+2,1","1,1"],"certificate":null,"run":{"version":")" +
                std::string(version()) + R"(","positions":12,"peak_bytes":34}})");
}

TEST(SolutionJson, TellsTheCountAsAString) {
  Solution solution;
  solution.value = 3;
  EXPECT_FALSE(nlohmann::json::parse(text_of(solution)).contains("count"));
  solution.count = "42";
  EXPECT_EQ(nlohmann::json::parse(text_of(solution))["count"], "42");
}

TEST(SolutionJson, OfALimit) {
  Solution solution;
  solution.run = {.status = Status::LimitReached,
                  .limit = "the time limit was \"reached\"",
                  .positions = (std::uint64_t{1} << 53) + 1};
  solution.bounds = Bounds{-9, INT64_MAX};
  const auto json = nlohmann::json::parse(text_of(solution));
  EXPECT_EQ(json["status"], "limit");
  EXPECT_TRUE(json["value"].is_null());
  EXPECT_TRUE(json["answer"].is_null());
  EXPECT_TRUE(json["line"].empty());
  EXPECT_EQ(json["bounds"]["lower"], -9);
  EXPECT_EQ(json["bounds"]["upper"], "9223372036854775807");
  EXPECT_EQ(json["run"]["limit"], "the time limit was \"reached\"");
  EXPECT_EQ(json["run"]["positions"], "9007199254740993");
  solution.bounds.reset();
  EXPECT_TRUE(nlohmann::json::parse(text_of(solution))["bounds"].is_null());
}

TEST(SolutionJson, NothingOutsideRunDependsOnTheRun) {
  Solution a;
  a.value = 3;
  Solution b = a;
  b.run.positions = 99;
  b.run.peak_bytes = 77;
  auto first = nlohmann::json::parse(text_of(a));
  auto second = nlohmann::json::parse(text_of(b));
  EXPECT_NE(first, second);
  first.erase("run");
  second.erase("run");
  EXPECT_EQ(first, second);
}

TEST(SolutionJson, TellsOfTheProofAndWhoBegins) {
  Solution solution;
  solution.value = 3;
  SolutionContext context{.game = "independence-duel", .digest = sha256("{}")};
  auto json = nlohmann::json::parse(solution_json(solution, context));
  EXPECT_TRUE(json["certificate"].is_null());
  EXPECT_FALSE(json.contains("first"));
  EXPECT_FALSE(json["run"].contains("no_proof"));
  context.no_proof = "the time limit was reached";
  EXPECT_EQ(nlohmann::json::parse(solution_json(solution, context))["run"]["no_proof"],
            context.no_proof);
  context.first = FirstPlayer::Minimiser;
  context.certificate = {.kind = "strategies"};
  json = nlohmann::json::parse(solution_json(solution, context));
  EXPECT_EQ(json["first"], "min");
  EXPECT_EQ(json["certificate"].dump(), R"({"kind":"strategies","proof":"separate"})");
  context.certificate->proof = "foo";
  json = nlohmann::json::parse(solution_json(solution, context));
  EXPECT_EQ(json["certificate"].dump(),
            R"({"data":"Zm9v","kind":"strategies","proof":"embedded"})");
}

}  // namespace
}  // namespace minimex
