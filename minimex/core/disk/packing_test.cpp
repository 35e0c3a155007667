#include "minimex/core/disk/packing.hpp"

#include <cstring>

#include <gtest/gtest.h>

#include "minimex/core/disk/scratch_test.hpp"

namespace minimex {
namespace {

std::vector<std::byte> copy_of(std::span<const std::byte> bytes) {
  return {bytes.begin(), bytes.end()};
}

/// A walk in steps of up to 10: what a table looks like.
template <class Integer>
std::vector<std::byte> walk(std::size_t length) {
  Random random(length);
  std::vector<Integer> numbers(length);
  Integer at = 0;
  for (Integer& number : numbers) {
    number = at;
    at += static_cast<Integer>(random.between(-10, 10));
  }
  return copy_of(std::as_bytes(std::span(numbers)));
}

void expect_round_trip(const std::vector<std::byte>& bytes, unsigned width) {
  Packer packer;
  const auto packed = copy_of(packer.pack(bytes, width));
  EXPECT_GE(packed.size(), kLeastPackedBytes);
  std::vector<std::byte> back(bytes.size());
  EXPECT_TRUE(Unpacker().unpack(packed, width, back)) << bytes.size() << " width " << width;
  EXPECT_TRUE(back == bytes) << bytes.size() << " width " << width;
}

TEST(Packing, AnyLengthOfAnyWidthComesBack) {
  constexpr std::size_t kFrame = std::size_t{1} << 20;
  for (const unsigned width : {1U, 4U, 8U}) {
    for (std::size_t length = 0; length < 40; ++length) expect_round_trip(noise(length, 7), width);
    for (const std::size_t length : {kFrame - 1, kFrame, kFrame + 1, 2 * kFrame, 3 * kFrame + 5}) {
      expect_round_trip(noise(length, length), width);
    }
    expect_round_trip(walk<std::int32_t>(700000), width);
    expect_round_trip(walk<std::int64_t>(700000), width);
  }
}

TEST(Packing, OnePackerServesManyBlocks) {
  Packer packer;
  Unpacker unpacker;
  for (const std::size_t length : {3000000U, 5U, 0U, 4000000U, 1000U}) {
    const auto bytes = noise(length, length);
    std::vector<std::byte> back(length);
    ASSERT_TRUE(unpacker.unpack(packer.pack(bytes, 4), 4, back));
    ASSERT_TRUE(back == bytes);
  }
}

TEST(Packing, SlowlyVaryingNumbersBecomeShort) {
  const auto narrow = walk<std::int32_t>(1000000);
  const auto wide = walk<std::int64_t>(1000000);
  Packer packer;
  EXPECT_LT(packer.pack(narrow, 4).size(), narrow.size() / 3);
  EXPECT_LT(packer.pack(wide, 8).size(), wide.size() / 5);
}

TEST(Packing, NoiseGrowsByLessThanItsWorkingMemoryAllows) {
  const auto bytes = noise(5000000, 1);
  EXPECT_LT(Packer().pack(bytes, 8).size(), bytes.size() + bytes.size() / 256);
}

TEST(Packing, AnotherLengthIsRefused) {
  Packer packer;
  const auto packed = copy_of(packer.pack(noise(100, 1), 4));
  for (const std::size_t length : {0U, 99U, 101U, 1000U}) {
    std::vector<std::byte> out(length);
    EXPECT_FALSE(Unpacker().unpack(packed, 4, out)) << length;
  }
}

}  // namespace
}  // namespace minimex
