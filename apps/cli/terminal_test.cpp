#include "apps/cli/terminal.hpp"

#include <gtest/gtest.h>

namespace minimex::cli {
namespace {

TEST(Wrap, BreaksAtSpacesWithinTheWidth) {
  EXPECT_EQ(wrap("one two three four five six", 2, 22), "  one two three four\n  five six\n");
  EXPECT_EQ(wrap("exactly twenty chars", 0, 20), "exactly twenty chars\n");
  EXPECT_EQ(wrap("", 2, 22), "");
}

TEST(Wrap, GivesALongWordALineOfItsOwn) {
  EXPECT_EQ(wrap("a abcdefghijklmnopqrstuvwxyz b", 0, 20), "a\nabcdefghijklmnopqrstuvwxyz\nb\n");
}

TEST(Labelled, SharesTheLineWhenTheLabelLeavesRoom) {
  EXPECT_EQ(labelled("key", "one two three four five", 6, 26),
            "key   one two three four\n      five\n");
  EXPECT_EQ(labelled("label", "text", 6, 26), "label\n      text\n");
}

}  // namespace
}  // namespace minimex::cli
