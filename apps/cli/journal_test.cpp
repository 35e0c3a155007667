#include "apps/cli/journal.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/disk/scratch_test.hpp"
#include "minimex/core/input_error.hpp"

#include "apps/cli/output.hpp"

namespace minimex::cli {
namespace {

std::string line_of(std::uint64_t number) {
  return "line " + std::to_string(number % 5);
}

std::string answer_of(std::uint64_t number) {
  return "! the answer, " + std::to_string(7 * number);
}

class JournalTest : public testing::Test {
 protected:
  [[nodiscard]] std::string text() const { return contents_of(path_); }
  void set_text(std::string_view text) const { write_contents(path_, std::string(text)); }
  void add(const std::vector<std::uint64_t>& numbers) const {
    Journal journal(path_, "chomp");
    for (const std::uint64_t number : numbers) {
      journal.add(number, line_of(number), answer_of(number));
    }
    journal.flush();
  }
  /// Which of the numbers 1 to `most` have their answers in the journal. Others have none.
  [[nodiscard]] std::vector<std::uint64_t> known(std::uint64_t most) const {
    Journal journal(path_, "chomp");
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t number = 1; number <= most; ++number) {
      const auto answer = journal.find(number, line_of(number));
      if (!answer) continue;
      EXPECT_EQ(*answer, answer_of(number));
      numbers.push_back(number);
    }
    return numbers;
  }

  ScratchDirectory scratch_;
  std::string path_ = scratch_.path("journal");
};

using Numbers = std::vector<std::uint64_t>;

TEST_F(JournalTest, KeepsAnswersOfManyRuns) {
  add({});
  EXPECT_EQ(known(9), Numbers{});
  add({2, 1, 4});
  EXPECT_EQ(known(9), (Numbers{1, 2, 4}));
  add({3, 7});
  EXPECT_EQ(known(9), (Numbers{1, 2, 3, 4, 7}));
}

TEST_F(JournalTest, IsReadAlongInBoundedSteps) {
  Numbers odd;
  for (std::uint64_t number = 1; number < 3 * Journal::kReach; number += 2) odd.push_back(number);
  add(odd);
  EXPECT_EQ(known(3 * Journal::kReach), odd);
}

TEST_F(JournalTest, FindsLateAnswers) {
  constexpr std::uint64_t kFar = 2 * Journal::kReach;
  add({1, 3, kFar, kFar + 1, 2});
  add({kFar + 3, 5});
  EXPECT_EQ(known(kFar + 5), (Numbers{1, 2, 3, 5, kFar, kFar + 1, kFar + 3}));
}

TEST_F(JournalTest, TakesNothingOverForAnotherLine) {
  add({1, 2, 3});
  {
    Journal journal(path_, "chomp");
    EXPECT_EQ(journal.find(1, line_of(1)), answer_of(1));
    EXPECT_EQ(journal.find(2, line_of(3)), std::nullopt);
    journal.add(2, "other", "new");
  }
  Journal journal(path_, "chomp");
  EXPECT_EQ(journal.find(3, line_of(3)), answer_of(3));
}

TEST_F(JournalTest, TheLatestAnswerOfALineCounts) {
  add({1, 2, 3});
  {
    Journal journal(path_, "chomp");
    journal.add(2, "other", "new");
    journal.flush();
  }
  Journal journal(path_, "chomp");
  EXPECT_EQ(journal.find(2, "other"), "new");
}

TEST_F(JournalTest, EveryCutLosesOnlyTheEnd) {
  add({1, 2, 3, 4, 5});
  const std::string whole = text();
  std::size_t lines = 0;
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    if (length > 0 && whole[length - 1] == '\n') ++lines;
    set_text(std::string_view(whole).substr(0, length));
    ASSERT_EQ(known(9).size(), lines > 0 ? lines - 1 : 0) << length;
    add({6});
    ASSERT_EQ(known(9).back(), 6U) << length;
    ASSERT_EQ(Journal(path_, "chomp").damaged(), 0U) << length;
  }
}

TEST_F(JournalTest, EveryDamagedByteLosesOnlyItsLines) {
  add({1, 2, 3, 4, 5});
  const std::string whole = text();
  const std::size_t entries = whole.find('\n') + 1;
  for (std::size_t at = entries; at < whole.size(); ++at) {
    for (const char byte : {'\0', '\n', '0', ' ', '\xff'}) {
      if (whole[at] == byte) continue;
      std::string damaged = whole;
      damaged[at] = byte;
      set_text(damaged);
      ASSERT_GE(known(9).size(), 3U) << at;  // a lost line break costs two lines
      ASSERT_LE(known(9).size(), 4U) << at;
    }
  }
}

TEST_F(JournalTest, LinesInAnyOrderAndTwiceAreTakenForWhatTheyAre) {
  add({1, 2, 3});
  std::string whole = text();
  const std::string last = whole.substr(whole.rfind('\n', whole.size() - 2) + 1);
  set_text(whole + "\n\n" + last + "nonsense\n" + last + std::string(5000, '\0'));
  EXPECT_EQ(known(9), (Numbers{1, 2, 3}));
  EXPECT_EQ(Journal(path_, "chomp").damaged(), 3U);
}

/// The message of the error with which the journal of `title` is refused.
std::string refusal(const std::string& path, const std::string& title) {
  try {
    const Journal journal(path, title);
  } catch (const std::exception& error) {
    return error.what();
  }
  return "";
}

TEST_F(JournalTest, RefusesAnotherTitle) {
  add({1, 2});
  const std::string before = text();
  EXPECT_EQ(refusal(path_, "chomp --shard 1/2"),
            path_ + ":1:1: a journal of 'chomp', expected one of 'chomp --shard 1/2'");
  EXPECT_EQ(text(), before);
}

TEST_F(JournalTest, RefusesWhatIsNoJournal) {
  add({1, 2});
  const std::string whole = text();
  std::string damaged_header = whole;
  damaged_header[25] = 'x';
  for (const std::string& other :
       {std::string("Bg\n"), std::string("\n") + whole, std::string(1000, '\0'), damaged_header,
        std::string("minimex batch journal 2: chomp\n"), whole.substr(0, 30) + "\n"}) {
    set_text(other);
    EXPECT_EQ(refusal(path_, "chomp"),
              path_ + ":1:1: not the journal of a batch, expected one or an empty file");
    EXPECT_EQ(text(), other);
  }
}

TEST_F(JournalTest, RefusesWhatCannotBeOne) {
  const Journal first(path_, "chomp");
  EXPECT_NE(refusal(path_, "chomp").find("is used by another run"), std::string::npos);
  EXPECT_NE(refusal("/dev/null", "chomp").find("is not a regular file"), std::string::npos);
  EXPECT_NE(refusal(path_ + "/x", "chomp").find("Not a directory"), std::string::npos);
}

}  // namespace
}  // namespace minimex::cli
