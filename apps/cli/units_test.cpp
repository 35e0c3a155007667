#include "apps/cli/units.hpp"

#include <gtest/gtest.h>

namespace minimex::cli {
namespace {

using std::chrono::milliseconds;

TEST(Units, SizesAre1024Based) {
  EXPECT_EQ(parse_size("0"), 0U);
  EXPECT_EQ(parse_size("512"), 512U);
  EXPECT_EQ(parse_size("512B"), 512U);
  EXPECT_EQ(parse_size("1k"), 1024U);
  EXPECT_EQ(parse_size("3M"), 3U << 20);
  EXPECT_EQ(parse_size("4G"), std::uint64_t{4} << 30);
  EXPECT_EQ(parse_size("4GiB"), std::uint64_t{4} << 30);
  EXPECT_EQ(parse_size("4gb"), std::uint64_t{4} << 30);
  EXPECT_EQ(parse_size("2T"), std::uint64_t{2} << 40);
  EXPECT_EQ(parse_size("16777215T"), std::uint64_t{16777215} << 40);
}

TEST(Units, MalformedSizesAreNothing) {
  for (const char* text : {"", "G", "-1G", "+1G", " 1G", "1G ", "1 G", "1.5G", "1X", "1Gi", "1BB",
                           "16777216T", "18446744073709551616", "0x10"}) {
    EXPECT_EQ(parse_size(text), std::nullopt) << text;
  }
}

TEST(Units, DurationsAreSumsFromTheLargestUnitDown) {
  EXPECT_EQ(parse_duration("500ms"), milliseconds(500));
  EXPECT_EQ(parse_duration("10s"), milliseconds(10'000));
  EXPECT_EQ(parse_duration("10m"), milliseconds(600'000));
  EXPECT_EQ(parse_duration("2h"), milliseconds(7'200'000));
  EXPECT_EQ(parse_duration("1m30s"), milliseconds(90'000));
  EXPECT_EQ(parse_duration("1h1m1s1ms"), milliseconds(3'661'001));
  EXPECT_EQ(parse_duration("20"), milliseconds(20'000));
  EXPECT_EQ(parse_duration("0"), milliseconds(0));
}

TEST(Units, MalformedDurationsAreNothing) {
  for (const char* text :
       {"", "1.5", "s", "-1s", "1.5s", "1s1s", "30s1m", "1d", "10 s", "1s ", "1m30",
        "99999999999999999999s", "99999999999999999", "3000000000h", "1S"}) {
    EXPECT_EQ(parse_duration(text), std::nullopt) << text;
  }
}

TEST(Units, WholeNumbersAreDigitsOnly) {
  EXPECT_EQ(parse_whole("007"), 7U);
  for (const char* text : {"", "-1", "+1", "1.0", "1 ", "x", "18446744073709551616"}) {
    EXPECT_EQ(parse_whole(text), std::nullopt) << text;
  }
}

TEST(Units, Sides) {
  using Sides = std::vector<std::int32_t>;
  EXPECT_EQ(parse_sides("12"), Sides{12});
  EXPECT_EQ(parse_sides("4x5x6"), (Sides{4, 5, 6}));
  EXPECT_EQ(parse_sides("1000000x1"), (Sides{1'000'000, 1}));
  EXPECT_EQ(parse_sides("0x2"), (Sides{0, 2}));
  for (const char* text : {"", "x", "4x", "x4", "4,5", "-4", "4X5", "1000001", "4 x5"}) {
    EXPECT_EQ(parse_sides(text), std::nullopt) << text;
  }
}

TEST(Units, SharesAreDecimalsUpToOne) {
  EXPECT_EQ(parse_share("0"), 0U);
  EXPECT_EQ(parse_share("1"), 1'000'000U);
  EXPECT_EQ(parse_share("0.35"), 350'000U);
  EXPECT_EQ(parse_share("1.000000"), 1'000'000U);
  EXPECT_EQ(parse_share("0.000001"), 1U);
  for (const char* text :
       {"", ".5", "0.", "1.1", "2", "0,5", "0.1234567", "-0.5", "5%", "0x1", "01"}) {
    EXPECT_EQ(parse_share(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace minimex::cli
