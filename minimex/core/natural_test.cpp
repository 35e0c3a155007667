#include "minimex/core/natural.hpp"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace minimex {
namespace {

constexpr Limb kFull = UINT64_MAX;

TEST(Natural, IsReadAndWrittenInDecimal) {
  EXPECT_EQ(to_decimal({}), "0");
  EXPECT_EQ(to_decimal(std::vector<Limb>{0, 0}), "0");
  EXPECT_EQ(to_decimal(std::vector<Limb>{7, 0, 0}), "7");
  EXPECT_EQ(to_decimal(std::vector<Limb>{kFull}), "18446744073709551615");
  EXPECT_EQ(to_decimal(std::vector<Limb>{0, 1}), "18446744073709551616");
  EXPECT_TRUE(from_decimal("0").empty());
  EXPECT_EQ(from_decimal("18446744073709551616"), (std::vector<Limb>{0, 1}));
  for (std::string digits = "1"; digits.size() < 400; digits += '9') {
    EXPECT_EQ(to_decimal(from_decimal(digits)), digits);
  }
}

TEST(Natural, SumsCarryToTheLastLimbAndBeyond) {
  std::array<Limb, 3> sum{kFull, kFull, 5};
  EXPECT_EQ(add_to(sum, std::array<Limb, 1>{1}), 0);
  EXPECT_EQ(sum, (std::array<Limb, 3>{0, 0, 6}));
  EXPECT_EQ(add_to(sum, std::array<Limb, 3>{1, 2, kFull - 6}), 0);
  EXPECT_EQ(sum, (std::array<Limb, 3>{1, 2, kFull}));
  EXPECT_EQ(add_to(sum, std::array<Limb, 3>{0, 0, 1}), 1);
  EXPECT_EQ(sum, (std::array<Limb, 3>{1, 2, 0}));
  EXPECT_EQ(add_to(sum, {}), 0);
}

TEST(Natural, ProductsHaveNoLeadingZeros) {
  const auto product = [](std::string_view a, std::string_view b) {
    return to_decimal(multiply(from_decimal(a), from_decimal(b)));
  };
  EXPECT_EQ(product("0", "5"), "0");
  EXPECT_EQ(product("4294967296", "4294967296"), "18446744073709551616");
  EXPECT_EQ(product("340282366920938463463374607431768211455", "10"),
            "3402823669209384634633746074317682114550");
  EXPECT_TRUE(multiply(std::vector<Limb>{7, 0}, std::vector<Limb>{0, 0, 0}).empty());
  EXPECT_EQ(multiply(std::vector<Limb>{7, 0}, std::vector<Limb>{3, 0, 0}), (std::vector<Limb>{21}));
}

}  // namespace
}  // namespace minimex
