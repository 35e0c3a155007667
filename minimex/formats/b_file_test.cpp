#include "minimex/formats/b_file.hpp"

#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

namespace minimex {
namespace {

BFile read_text(const std::string& text) {
  return read_b_file({.name = "x", .text = text});
}

std::vector<std::int64_t> values(const BFile& file) {
  std::vector<std::int64_t> out;
  for (const auto& term : file.terms) out.push_back(term.value);
  return out;
}

using Values = std::vector<std::int64_t>;

TEST(BFile, ReadsWhatItWrites) {
  const BFile file = read_text(b_file_line(-1, 5) + b_file_line(0, -7) + b_file_line(1, 0));
  EXPECT_EQ(file.first, -1);
  EXPECT_EQ(values(file), (Values{5, -7, 0}));
  EXPECT_EQ(file.terms[2].offset, 10U);
  EXPECT_EQ(file.length, 14U);
}

TEST(BFile, SkipsCommentsAndBlanks) {
  const BFile file = read_text("# a\n\n 3\t1 \r\n#4 9\n4 1\n# period 1\n");
  EXPECT_EQ(file.first, 3);
  EXPECT_EQ(values(file), (Values{1, 1}));
  EXPECT_EQ(file.length, 21U);
  EXPECT_TRUE(read_text("").terms.empty());
  EXPECT_EQ(read_text("# nothing\n").length, 0U);
}

TEST(BFile, LeavesOutALastLineThatIsCutOff) {
  for (const char* tail : {"3 1", "3", "3 ", "7 1", "-", "3 99999999999999999999", "# per"}) {
    const BFile file = read_text(std::string("1 4\n2 5\n") + tail);
    EXPECT_EQ(values(file), (Values{4, 5})) << tail;
    EXPECT_EQ(file.length, 8U) << tail;
  }
  EXPECT_TRUE(read_text("1 4").terms.empty());
}

TEST(BFile, RefusesOtherDamage) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"x\n1 4\n", "x:1:1: 'x' is not the n of a term, expected a number"},
      {"1\n2 4\n", "x:1:2: '' is not a term, expected a number"},
      {"1 4\n3 4\n4 4\n", "x:2:1: '3' is not the n of a term, expected 2"},
      {"1 4\n2 4.5\n3 4\n", "x:2:3: '4.5' is not a term, expected a number"},
      {"1 4\n2 5 6\n3 4\n", "x:2:5: '6' is left over, expected a line break behind the term"},
      {"1 4\n7 1\n", "x:2:1: '7' is not the n of a term, expected 2"},
      {"1 4\n2 \n", "x:2:3: '' is not a term, expected a number"},
      {"{\"a\":1}", "x:1:1: '{\"a\":1}' is not the n of a term, expected a number"},
      {"1 4\n2 x", "x:2:3: 'x' is not a term, expected a number"},
  };
  for (const auto& [text, error] : cases) {
    try {
      std::ignore = read_text(text);
      ADD_FAILURE() << text;
    } catch (const InputError& e) {
      EXPECT_EQ(e.what(), error);
    }
  }
}

}  // namespace
}  // namespace minimex
