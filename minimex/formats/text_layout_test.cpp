#include "minimex/formats/text_layout.hpp"

#include <gtest/gtest.h>

namespace minimex {
namespace {

using Lines = std::vector<std::string>;

TEST(TextLayout, WidthCountsCodePoints) {
  EXPECT_EQ(text_width(""), 0);
  EXPECT_EQ(text_width("abc"), 3);
  EXPECT_EQ(text_width("┌─●"), 3);
}

TEST(TextLayout, AlignsAndNeverCuts) {
  EXPECT_EQ(right_aligned("●1", 4), "  ●1");
  EXPECT_EQ(left_aligned("●1", 4), "●1  ");
  EXPECT_EQ(right_aligned("long", 2), "long");
  EXPECT_EQ(left_aligned("long", 2), "long");
}

TEST(TextLayout, WrapsAtSpaces) {
  EXPECT_EQ(wrapped("", 10), (Lines{""}));
  EXPECT_EQ(wrapped("one two three", 7), (Lines{"one two", "three"}));
  EXPECT_EQ(wrapped("one two three", 6), (Lines{"one", "two", "three"}));
  EXPECT_EQ(wrapped("unbreakable word", 4), (Lines{"unbreakable", "word"}));
  EXPECT_EQ(wrapped("●● ●●", 5), (Lines{"●● ●●"}));
}

TEST(TextLayout, AbbreviatesLongNumbersOnly) {
  EXPECT_EQ(abbreviated("9999"), "9999");
  EXPECT_EQ(abbreviated("10000"), "10k");
  EXPECT_EQ(abbreviated("12345/-678901"), "12k/-679k");
  EXPECT_EQ(abbreviated("999499"), "999k");
  EXPECT_EQ(abbreviated("999500"), "1.0M");
  EXPECT_EQ(abbreviated("1000000"), "1.0M");
  EXPECT_EQ(abbreviated("9949999"), "9.9M");
  EXPECT_EQ(abbreviated("9950000"), "10M");
  EXPECT_EQ(abbreviated("9223372036854775807"), "9.2E");
  EXPECT_EQ(abbreviated("99999999999999999999"), "99999999999999999999");
  EXPECT_EQ(abbreviated("a1b"), "a1b");
}

TEST(TextLayout, BlocksStandSideBySideWhileTheyFit) {
  const TextBlock tall{.lines = {"aa", "aa"}, .width = 2};
  const TextBlock flat{.lines = {"b"}, .width = 1};
  EXPECT_EQ(side_by_side({tall, flat, tall}, 1, 80), (Lines{"aa b aa", "aa   aa"}));
  EXPECT_EQ(side_by_side({tall, flat, tall}, 1, 5), (Lines{"aa b", "aa", "", "aa", "aa"}));
  EXPECT_EQ(side_by_side({tall}, 1, 1), (Lines{"aa", "aa"}));
  EXPECT_EQ(side_by_side({}, 1, 80), Lines{});
}

TEST(TextLayout, CountsNouns) {
  EXPECT_EQ(counted(0, "move"), "0 moves");
  EXPECT_EQ(counted(1, "move"), "1 move");
  EXPECT_EQ(counted(2, "move"), "2 moves");
}

}  // namespace
}  // namespace minimex
