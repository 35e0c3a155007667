#include "minimex/core/parallel.hpp"

#include <atomic>
#include <new>
#include <stdexcept>
#include <vector>

#include <gtest/gtest.h>

namespace minimex {
namespace {

TEST(ParallelFor, CallsEachIndexOnce) {
  for (const int threads : {0, 1, 3}) {
    for (const std::size_t count : {0U, 1U, 2U, 100U}) {
      std::vector<std::atomic<int>> calls(count);
      parallel_for(threads, count, [&](std::size_t i) { ++calls[i]; });
      for (const auto& called : calls) EXPECT_EQ(called, 1);
    }
  }
}

TEST(ParallelFor, ThrowsAgainWhatACallThrows) {
  for (const int threads : {1, 2, 4}) {
    const auto fails_at = [&](std::size_t wrong) {
      parallel_for(threads, 100, [&](std::size_t i) {
        if (i == wrong) throw std::bad_alloc();
      });
    };
    EXPECT_THROW(fails_at(0), std::bad_alloc) << threads;
    EXPECT_THROW(fails_at(50), std::bad_alloc) << threads;
    EXPECT_THROW(fails_at(99), std::bad_alloc) << threads;
    EXPECT_NO_THROW(fails_at(100)) << threads;
  }
}

TEST(ParallelFor, EachCallMayThrow) {
  EXPECT_THROW(parallel_for(4, 4, [](std::size_t) { throw std::runtime_error("no"); }),
               std::runtime_error);
}

TEST(ParallelFor, BeginsNoMoreCallsAfterAFailure) {
  constexpr std::size_t kCalls = 1'000'000;
  std::atomic<std::size_t> calls{0};
  EXPECT_THROW(parallel_for(2, kCalls,
                            [&](std::size_t) {
                              ++calls;
                              throw std::bad_alloc();
                            }),
               std::bad_alloc);
  EXPECT_LE(calls, 2U);
}

}  // namespace
}  // namespace minimex
