#include "minimex/contour/word_order.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/contour/inner_schedule.hpp"
#include "minimex/contour/top_queue.hpp"
#include "minimex/core/parallel.hpp"

namespace minimex::contour {
namespace {

/// The words to which one move leads, bit by bit.
std::vector<std::uint32_t> after(std::uint32_t word, int bits) {
  std::vector<std::uint32_t> words;
  for (int bit = 0; bit + 1 < bits; ++bit) {
    if ((word >> bit & 3U) == 1) words.push_back(word ^ (3U << bit));
  }
  if (bits > 0 && (word & 1U) == 0) words.push_back(word | 1U);
  return words;
}

TEST(WordOrder, FlipsAreThoseOfTheBits) {
  constexpr int kBits = 9;
  std::vector<std::vector<std::uint32_t>> before(1U << kBits);
  for (std::uint32_t word = 0; word < before.size(); ++word) {
    const auto words = after(word, kBits);
    for (const std::uint32_t next : words) before[next].push_back(word);
    EXPECT_EQ(count_flips(word, kBits) + (word % 2 == 0 ? 1 : 0), static_cast<int>(words.size()));
  }
  for (std::uint32_t word = 0; word < before.size(); ++word) {
    std::vector<std::uint32_t> found;
    for_each_before(word, [&found](std::uint32_t other) { found.push_back(other); });
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, before[word]);
  }
}

TEST(InnerSchedule, EachRowOnceAfterItsNeeds) {
  for (int bits = 0; bits <= 12; ++bits) {
    const InnerSchedule schedule = schedule_inner_rows(bits, 8);
    std::vector<bool> done(std::size_t{1} << bits);
    ASSERT_EQ(schedule.words.size(), done.size());
    std::size_t end = 0;
    for (const InnerBatch& batch : schedule.batches) {
      ASSERT_EQ(batch.begin, end);
      ASSERT_LT(batch.begin, batch.end);
      ASSERT_LE(batch.end - batch.begin, 8);
      end = batch.end;
      for (std::size_t i = batch.begin; i < batch.end; ++i) {
        EXPECT_EQ(std::popcount(std::uint32_t{schedule.words[i]}), batch.ones);
        for (const std::uint32_t next : after(schedule.words[i], bits)) EXPECT_TRUE(done[next]);
      }
      for (std::size_t i = batch.begin; i < batch.end; ++i) {
        EXPECT_FALSE(done[schedule.words[i]]);
        done[schedule.words[i]] = true;
      }
    }
    ASSERT_EQ(end, done.size());
  }
}

TEST(InnerSchedule, BatchesAreMostlyFull) {
  const InnerSchedule schedule = schedule_inner_rows(11, 8);
  EXPECT_LE(schedule.batches.size(), 360);  // 256 if all were full
}

TEST(TopQueue, EachTopOnceAfterItsNeeds) {
  for (const int threads : {1, 4}) {
    constexpr int kBits = 8;
    constexpr int kFewest = 2;
    constexpr int kMost = 5;
    TopQueue queue(kBits, kFewest, kMost);
    std::mutex mutex;
    std::vector<int> state(1U << kBits);  // 1: taken, 2: done
    parallel_for(threads, static_cast<std::size_t>(threads), [&](std::size_t) {
      while (const std::optional<std::uint32_t> top = queue.take()) {
        {
          const std::lock_guard lock(mutex);
          EXPECT_EQ(state[*top], 0);
          state[*top] = 1;
          for (const std::uint32_t next : after(*top, kBits)) {
            if (std::popcount(next) > kMost) continue;
            EXPECT_EQ(state[next], 2);
          }
        }
        const std::lock_guard lock(mutex);
        state[*top] = 2;
        queue.put_back(*top, false);
      }
    });
    for (std::uint32_t top = 0; top < state.size(); ++top) {
      const int ones = std::popcount(top);
      EXPECT_EQ(state[top], kFewest <= ones && ones <= kMost ? 2 : 0);
    }
  }
}

TEST(TopQueue, NothingAfterAStop) {
  TopQueue queue(4, 0, 4);
  const auto top = queue.take();
  ASSERT_EQ(top, 15U);
  queue.put_back(*top, true);
  EXPECT_EQ(queue.take(), std::nullopt);
}

}  // namespace
}  // namespace minimex::contour
