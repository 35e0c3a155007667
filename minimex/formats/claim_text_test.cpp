#include "minimex/formats/claim_text.hpp"

#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "minimex/formats/sha256.hpp"

namespace minimex {
namespace {

ClaimOptions sets(std::optional<ClaimParts> parts = std::nullopt) {
  return {.game = "independent-set",
          .takes_count = true,
          .takes_sets = true,
          .parts = std::move(parts)};
}

std::vector<StatedSolution> read(std::string text, const ClaimOptions& options,
                                 std::size_t instances = 1) {
  return read_solutions(Source{.name = "s", .text = std::move(text)}, options, instances);
}

/// The error line of a text that is refused.
std::string refusal(const std::string& text, const ClaimOptions& options,
                    std::size_t instances = 1) {
  try {
    read(text, options, instances);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(ClaimText, SetsAreReadWhereNothingElseCanBeMeant) {
  EXPECT_EQ(read("2\n1 4\n", sets()).at(0).claim.line->size(), 2U);
  EXPECT_EQ(read("1\n1,3\n", sets()).at(0).claim.line->size(), 1U);
  EXPECT_EQ(read("0\n\n", sets()).at(0).claim.line, std::vector<Move>{});
  EXPECT_FALSE(read("2\n", sets()).at(0).claim.line);
  EXPECT_EQ(read("2\n1 3\n1\n1,1\n", sets(), 2).at(1).claim.line->size(), 1U);
}

TEST(ClaimText, ANumberThatMayBeASetOrACountIsRefused) {
  const std::string advice =
      "expected JSON, or --line, --count or --count all of verify to say which";
  EXPECT_EQ(refusal("2\n3\n", sets()),
            "s:2:1: '3' may be a set of one token or a count, " + advice);
  EXPECT_EQ(refusal("1\n  3 \r\n", sets()),
            "s:2:3: '3' may be a set of one token or a count, " + advice);
  EXPECT_NE(refusal("1\n99999999999999999999999\n", sets()).find(advice), std::string::npos);
  EXPECT_EQ(refusal("2\n1 4\n1\n2\n", sets(), 2).substr(0, 8), "s:4:1: '");
  EXPECT_EQ(refusal("2\n1 4\n3\n", sets()),
            "s:4:1: 3 lines, expected 1 or, with lines of play, 2; --line, --all and --count of "
            "verify say what else they are");
  // Who documents that only a line follows need not ask.
  ClaimOptions line_only = sets();
  line_only.line_only = true;
  EXPECT_EQ(read("1\n3\n", line_only).at(0).claim.line->size(), 1U);
}

TEST(ClaimText, WhatIsToldIsReadAsThat) {
  const auto claim = [](const std::string& text, ClaimParts parts) {
    return read(text, sets(parts)).at(0).claim;
  };
  EXPECT_EQ(claim("1\n3\n", {.line = true}).line, (std::vector<Move>{{Site{3}}}));
  EXPECT_FALSE(claim("1\n3\n", {.line = true}).count);
  EXPECT_EQ(claim("1\n3\n", {.count = true}).count, "3");
  EXPECT_FALSE(claim("1\n3\n", {.count = true}).line);
  EXPECT_EQ(claim("1\n4\n", {.count_all = true}).count_all, "4");
  const Claim both = claim("2\n1 4\n 12345678901234567890 \n", {.line = true, .count = true});
  EXPECT_EQ(both.line->size(), 2U);
  EXPECT_EQ(both.count, "12345678901234567890");
  const Claim list = claim("1\n1\n2\n3\n4\n", {.listing = true, .count_all = true});
  EXPECT_EQ(list.listing->sets.size(), 3U);
  EXPECT_EQ(list.listing->symmetries, kUntold);
  EXPECT_EQ(list.listing->sets.at(2).set, (std::vector<Move>{{Site{3}}}));
  EXPECT_EQ(list.listing->sets.at(2).images, kUntold);
  EXPECT_EQ(list.count_all, "4");
  EXPECT_FALSE(list.count);
  EXPECT_EQ(claim("0\n\n", {.listing = true}).listing->sets.size(), 1U);
}

TEST(ClaimText, WhatIsToldOfSeveralInstances) {
  const ClaimOptions counts = sets(ClaimParts{.line = true, .count = true});
  const auto two = read("1\n3\n3\n0\n\n1\n", counts, 2);
  EXPECT_EQ(two.at(0).claim.count, "3");
  EXPECT_EQ(two.at(1).claim.line, std::vector<Move>{});
  EXPECT_EQ(two.at(1).claim.count, "1");
  const auto half = read("1\n3\n3\n0\n\nx\n", counts, 2);
  EXPECT_TRUE(half.at(0).unreadable.empty());
  EXPECT_EQ(half.at(1).unreadable,
            "s:6:1: 'x' is not a count, expected decimal digits without leading zeros");
  EXPECT_EQ(refusal("1\n3\n3\n0\n\n", counts, 2),
            "s:6:1: 5 lines, expected 6: the answer, the line, the count, for each instance");
  EXPECT_EQ(refusal("1\n1\n1\n1\n", sets(ClaimParts{.listing = true}), 2),
            "s:1:1: sets listed as text are those of one instance, expected JSON for 2");
}

TEST(ClaimText, WhatIsToldAndMissingIsRefused) {
  EXPECT_EQ(refusal("1\n", sets(ClaimParts{.count = true})),
            "s:2:1: 1 line, expected 2: the answer, the count");
  EXPECT_EQ(refusal("2\n1 4\n3\n", sets(ClaimParts{.count = true})),
            "s:4:1: 3 lines, expected 2: the answer, the count");
  EXPECT_EQ(refusal("2\n1 4\n", sets(ClaimParts{.count = true})),
            "s:2:1: '1 4' is not a count, expected decimal digits without leading zeros");
  EXPECT_EQ(refusal("2\n3\n", sets(ClaimParts{.listing = true, .count = true})),
            "s:3:1: 2 lines, expected at least 3: the answer, the sets one a line, the count");
  Solution solution;
  solution.value = 2;
  const std::string json =
      solution_json(solution, {.game = "independent-set", .digest = sha256("abc")});
  EXPECT_EQ(refusal(json, sets()), "");
  EXPECT_EQ(refusal(json, sets(ClaimParts{.count = true})),
            "s:1:1: no \"count\", expected one as --count says");
  EXPECT_EQ(refusal(json, sets(ClaimParts{.count_all = true})),
            "s:1:1: no \"count_all\", expected one as --count all says");
  EXPECT_EQ(refusal(json, sets(ClaimParts{.listing = true})),
            "s:1:1: no \"all\", expected one as --all says");
  EXPECT_EQ(refusal(json, sets(ClaimParts{.line = true})), "");
}

TEST(ClaimText, WinningMovesAndCountsOfLinesAsTold) {
  const ClaimOptions chomp{
      .game = "chomp", .takes_winner = true, .parts = ClaimParts{.line = true}};
  EXPECT_EQ(read("first\n1,2 2,2\n", chomp).at(0).claim.outcome->winning->size(), 2U);
  ClaimOptions board{.game = "chessboard", .takes_count = true};
  board.parts = ClaimParts{.line = true, .count = true};
  EXPECT_EQ(read("19\n1,1\n7\n", board).at(0).claim.count, "7");
  board.parts = ClaimParts{.line = true};
  EXPECT_NE(refusal("19\n1,1\n7\n", board), "");
}

}  // namespace
}  // namespace minimex
