#include "minimex/contour/part_cache.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace minimex::contour {
namespace {

/// A cache whose reads are counted; a part with upper half 0 cannot be read.
class CountingCache {
 public:
  explicit CountingCache(std::size_t slots)
      : cache_(slots, [this](int /*layer*/, std::uint32_t upper, std::size_t /*slot*/) {
          ++reads_;
          return upper != 0;
        }) {}

  /// Takes the part and puts it back.
  std::optional<std::size_t> use(std::uint32_t upper) {
    const auto slot = cache_.take(1, upper);
    if (slot) cache_.put_back(*slot);
    return slot;
  }
  PartCache& cache() noexcept { return cache_; }
  [[nodiscard]] int reads() const noexcept { return reads_; }

 private:
  std::atomic<int> reads_{0};
  PartCache cache_;
};

TEST(PartCache, WhatIsTakenStays) {
  CountingCache parts(2);
  const auto held = parts.cache().take(1, 1);
  ASSERT_TRUE(held);
  for (std::uint32_t upper = 2; upper < 6; ++upper) {
    const auto slot = parts.use(upper);
    ASSERT_TRUE(slot);
    EXPECT_NE(*slot, *held) << upper;
  }
  const int reads = parts.reads();
  EXPECT_EQ(parts.use(1), held);
  EXPECT_EQ(parts.reads(), reads);
}

TEST(PartCache, TheOneThatWasNotUsedForTheLongestTimeLeaves) {
  CountingCache parts(3);
  for (const std::uint32_t upper : {1U, 2U, 3U, 1U}) parts.use(upper);
  EXPECT_EQ(parts.reads(), 3);
  parts.use(4);  // takes the place of 2
  parts.use(1);
  parts.use(3);
  EXPECT_EQ(parts.reads(), 4);
  parts.use(2);
  EXPECT_EQ(parts.reads(), 5);
}

TEST(PartCache, NewPartsAreNotRead) {
  CountingCache parts(2);
  const std::size_t slot = parts.cache().take_new(1, 1);
  parts.cache().put_back(slot);
  EXPECT_EQ(parts.use(1), slot);
  EXPECT_EQ(parts.reads(), 0);
}

TEST(PartCache, WhatCannotBeReadLeavesItsSlotFree) {
  CountingCache parts(1);
  EXPECT_FALSE(parts.use(0));
  EXPECT_FALSE(parts.use(0));
  EXPECT_TRUE(parts.use(1));
  EXPECT_EQ(parts.reads(), 3);

  PartCache throwing(1, [](int, std::uint32_t upper, std::size_t) -> bool {
    if (upper == 0) throw std::runtime_error("unreadable");
    return true;
  });
  EXPECT_THROW(throwing.take(1, 0), std::runtime_error);
  EXPECT_TRUE(throwing.take(1, 1));
}

TEST(PartCache, ThreadsThatWantTheSamePartReadItOnce) {
  constexpr int kThreads = 4;
  CountingCache parts(kThreads);
  std::vector<std::thread> threads;
  std::atomic<int> found{0};
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&] {
      for (std::uint32_t upper = 1; upper <= kThreads; ++upper) found += parts.use(upper) ? 1 : 0;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(found, kThreads * kThreads);
  EXPECT_EQ(parts.reads(), kThreads);
}

}  // namespace
}  // namespace minimex::contour
