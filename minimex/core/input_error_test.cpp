#include "minimex/core/input_error.hpp"

#include <string>

#include <gtest/gtest.h>

namespace minimex {
namespace {

TEST(InputError, SaysWhereAndWhatOnOneLine) {
  const InputError plain({.source = "a.txt", .line = 3, .column = 7}, "'x' is wrong");
  EXPECT_STREQ(plain.what(), "a.txt:3:7: 'x' is wrong");
  EXPECT_EQ(plain.place().line, 3);
  const InputError json({.source = "-", .line = 1, .column = 2, .pointer = "/a/0"}, "bad");
  EXPECT_STREQ(json.what(), "-:1:2: /a/0: bad");
}

TEST(InputError, EscapesWhatWouldBreakTheLineOrTheTerminal) {
  const InputError error({.source = "a\nb", .line = 1, .column = 1, .pointer = "/\x1b"},
                         "tab\there \xff");
  EXPECT_STREQ(error.what(), "a\\x0ab:1:1: /\\x1b: tab\\x09here \\xff");
}

TEST(InputError, PrintableIsShort) {
  EXPECT_EQ(printable("plain"), "plain");
  EXPECT_EQ(printable(""), "");
  EXPECT_EQ(printable("\n\xc3\xa9"), "\\x0a\\xc3\\xa9");
  EXPECT_EQ(printable(std::string(40, 'a')), std::string(40, 'a'));
  EXPECT_EQ(printable(std::string(41, 'a')), std::string(40, 'a') + "...");
}

}  // namespace
}  // namespace minimex
