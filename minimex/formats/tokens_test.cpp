#include "minimex/formats/tokens.hpp"

#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/malformed.hpp"

namespace minimex {
namespace {

TEST(Tokens, AreSeparatedByAnyWhiteSpace) {
  const Source source{.text = " 12\t-7\r\n\v\fabc\n"};
  TokenReader tokens(source);
  EXPECT_EQ(tokens.next_integer("a number"), 12);
  EXPECT_EQ(tokens.peek().text, "-7");
  EXPECT_EQ(tokens.next_integer("a number"), -7);
  EXPECT_FALSE(tokens.at_end());
  EXPECT_EQ(tokens.next_row("a row", 3, "abc"), "abc");
  EXPECT_TRUE(tokens.at_end());
  EXPECT_EQ(tokens.peek().text, "");
  tokens.expect_end();
}

TEST(Tokens, IntegersReachBothEndsOfTheirType) {
  const Source source{.text = "9223372036854775807 -9223372036854775808 007 -0"};
  TokenReader tokens(source);
  EXPECT_EQ(tokens.next_integer("a number"), INT64_MAX);
  EXPECT_EQ(tokens.next_integer("a number"), INT64_MIN);
  EXPECT_EQ(tokens.next_integer("a number"), 7);
  EXPECT_EQ(tokens.next_integer("a number"), 0);
}

TEST(Tokens, ALineEndsBeforeTheInput) {
  const Source source{.name = "in", .text = "1 2\n3"};
  TokenReader line(source, 0, 3);
  EXPECT_EQ(line.next_integer("a number"), 1);
  EXPECT_EQ(line.next_integer("a number"), 2);
  EXPECT_TRUE(line.at_end());
  EXPECT_EQ(tests::error_line([&] { line.next("a number"); }),
            "in:1:4: the line ends, expected a number");
}

/// Reads a side, a row of three over ab, a value >= 0, and the end.
void read_sample(const Source& source) {
  TokenReader tokens(source);
  tokens.next_side("a side");
  tokens.next_row("a row", 3, "ab");
  tokens.next_integer("a value", 0);
  tokens.expect_end();
}

TEST(Tokens, RefusesMalformedTextWithItsPlace) {
  using namespace std::string_literals;
  tests::expect_refused(
      {
          {"", "1:1: the input ends, expected a side"},
          {"\n\n  ", "3:3: the input ends, expected a side"},
          {"3\n", "2:1: the input ends, expected a row"},
          {"3\nabb", "2:4: the input ends, expected a value"},
          {"0\nabb\n1", "1:1: 0 is out of range, expected a side, from 1 to 1000000"},
          {"-3\nabb\n1", "1:1: -3 is out of range, expected a side, from 1 to 1000000"},
          {"1000001\nabb\n1", "1:1: 1000001 is out of range, expected a side, from 1 to 1000000"},
          {"3x\nabb\n1", "1:1: '3x' is not an integer, expected a side"},
          {"3.5\nabb\n1", "1:1: '3.5' is not an integer, expected a side"},
          {"1e3\nabb\n1", "1:1: '1e3' is not an integer, expected a side"},
          {"+3\nabb\n1", "1:1: '+3' is not an integer, expected a side"},
          {"-\nabb\n1", "1:1: '-' is not an integer, expected a side"},
          {"--3\nabb\n1", "1:1: '--3' is not an integer, expected a side"},
          {"99999999999999999999\nabb\n1",
           "1:1: 99999999999999999999 does not fit 64 bits, expected a side"},
          {"-99999999999999999999\nabb\n1",
           "1:1: -99999999999999999999 does not fit 64 bits, expected a side"},
          {"3\0\nabb\n1"s, "1:1: '3\\x00' is not an integer, expected a side"},
          {"3\nab\n1", "2:1: 2 characters, expected a row of 3 characters"},
          {"3\nabba\n1", "2:1: 4 characters, expected a row of 3 characters"},
          {"3\nabc\n1", "2:3: 'c' is not one of 'ab', expected a row"},
          {"3\n aBb\n1", "2:3: 'B' is not one of 'ab', expected a row"},
          {"3\na\0b\n1"s, "2:2: '\\x00' is not one of 'ab', expected a row"},
          {"3\nab\xff\n1", "2:3: '\\xff' is not one of 'ab', expected a row"},
          {"3\nabb\n-1", "3:1: -1 is too small, expected a value, at least 0"},
          {"3\nabb\n9223372036854775808",
           "3:1: 9223372036854775808 does not fit 64 bits, expected a value"},
          {"3\nabb\n1 2", "3:3: '2' is left over, expected the end of the input"},
          {"3\nabb\n1\n\n\0"s, "5:1: '\\x00' is left over, expected the end of the input"},
      },
      read_sample);
}

TEST(Tokens, LongTokensAreCutInErrors) {
  const Source source{.name = "in", .text = std::string(100'000, 'z')};
  EXPECT_EQ(tests::error_line([&] { read_sample(source); }),
            "in:1:1: '" + std::string(40, 'z') + "...' is not an integer, expected a side");
}

TEST(Tokens, SurviveDamage) {
  tests::survive_damage("3\nabb\n17\n", 70, 5000, read_sample);
}

}  // namespace
}  // namespace minimex
