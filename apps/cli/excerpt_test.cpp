#include "apps/cli/excerpt.hpp"

#include <string>

#include <gtest/gtest.h>

namespace minimex::cli {
namespace {

std::string lines(int from, int to) {
  std::string out;
  for (int i = from; i <= to; ++i) out += std::to_string(i) + "\n";
  return out;
}

TEST(Excerpt, ShortTextsAreWhole) {
  EXPECT_EQ(excerpt("", "5"), "");
  EXPECT_EQ(excerpt("5", ""), "  5\n");
  EXPECT_EQ(excerpt("a b\n\nc\n", "x"), "  a b\n  \n  c\n");
  EXPECT_EQ(excerpt("\x1b[1m\xff", ""), "  \\x1b[1m\\xff\n");
  const std::string line(120, 'y');
  EXPECT_EQ(excerpt(line, "z"), "  " + line + "\n");
}

TEST(Excerpt, ALongLineIsCutAroundTheDifference) {
  const std::string left(200, 'l');
  const std::string right(200, 'r');
  EXPECT_EQ(excerpt(left + "A" + right, left + "B" + right),
            "  ..." + std::string(60, 'l') + "A" + std::string(59, 'r') + "...\n");
  EXPECT_EQ(excerpt(left, left), "  " + std::string(120, 'l') + "...\n");
  EXPECT_EQ(excerpt(left + "A", left), "  ..." + std::string(60, 'l') + "A\n");
  EXPECT_EQ(excerpt(left, left + "A"), "  " + std::string(120, 'l') + "...\n");
}

TEST(Excerpt, OfManyLinesThoseAroundTheDifferenceAreShown) {
  EXPECT_EQ(excerpt(lines(1, 40), ""), excerpt(lines(1, 40), lines(1, 40)));
  EXPECT_EQ(excerpt(lines(1, 60), lines(1, 60)).substr(0, 8), "  1\n  2\n");
  const std::string late = excerpt(lines(1, 100), lines(1, 60) + "x\n");
  EXPECT_EQ(late.substr(0, 11), "  ...\n  41\n");
  EXPECT_NE(late.find("  61\n"), std::string::npos);
  EXPECT_EQ(late.substr(late.size() - 11), "  80\n  ...\n");
}

}  // namespace
}  // namespace minimex::cli
