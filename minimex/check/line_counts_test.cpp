#include "minimex/check/line_counts.hpp"

#include <string>

#include <gtest/gtest.h>

#include "minimex/check/verdict.hpp"

namespace minimex::check {
namespace {

/// What is wrong with the claim that there are so many ways from position 200 or less of a chain in
/// which position i leads to i - 1 twice: 2^i ways.
std::string fault_of(const std::string& claimed, std::uint64_t at) {
  try {
    LineCounts counts(claimed, 300);
    EXPECT_TRUE(counts.make_room(201));
    counts.set_end(0);
    for (std::uint64_t i = 1; i <= 200; ++i) {
      counts.clear(i);
      counts.add(i, i - 1);
      counts.add(i, i - 1);
    }
    counts.expect_claimed(at);
  } catch (const Refuted& refuted) {
    return refuted.what();
  }
  return "";
}

TEST(LineCounts, AreExactUpToTheClaim) {
  EXPECT_EQ(fault_of("1", 0), "");
  EXPECT_EQ(fault_of("1024", 10), "");
  EXPECT_EQ(fault_of("1025", 10), "there are 1024 optimal lines, the claim says 1025");
  EXPECT_EQ(fault_of("18446744073709551616", 64), "");
  EXPECT_EQ(fault_of("1267650600228229401496703205376", 100), "");
}

TEST(LineCounts, KnowWhatIsMoreThanTheClaim) {
  EXPECT_EQ(fault_of("0", 0), "there are 1 optimal lines, the claim says 0");
  // The same up to a multiple of 2^64, and the largest number of one limb.
  EXPECT_EQ(fault_of("0", 64), "there are more optimal lines than the 0 of the claim");
  EXPECT_EQ(fault_of("18446744073709551615", 63).find("there are 9223372036854775808"), 0);
  EXPECT_EQ(fault_of("18446744073709551615", 64).find("there are 18446744073709551616"), 0);
  EXPECT_EQ(fault_of("5", 200), "there are more optimal lines than the 5 of the claim");
}

TEST(LineCounts, LongClaimsAreRefusedAtOnce) {
  const auto fault = [](std::size_t digits, std::uint64_t pieces) -> std::string {
    try {
      LineCounts(std::string(digits, '9'), pieces);
    } catch (const Refuted& refuted) {
      return refuted.what();
    }
    return "";
  };
  EXPECT_EQ(fault(1, 0), "");
  EXPECT_EQ(fault(2, 0), "the count has 2 digits, 0 pieces or cells allow no more than 1");
  EXPECT_EQ(fault(300, 100), "");
  EXPECT_EQ(fault(301, 100),
            "the count has 301 digits, 100 pieces or cells allow no more than 300");
}

}  // namespace
}  // namespace minimex::check
