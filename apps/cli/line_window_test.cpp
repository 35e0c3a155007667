#include "apps/cli/line_window.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "minimex/core/random.hpp"

namespace minimex::cli {
namespace {

/// Pushes lines `1`, `2`, ... and closes.
void push_numbers(LineWindow& window, std::uint64_t count) {
  for (std::uint64_t i = 1; i <= count; ++i) {
    BatchLine& line = window.room();
    line.number = i;
    line.text = std::to_string(i);
    window.push();
    if (i % 7 == 0) window.publish();
  }
  window.close();
}

TEST(LineWindow, KeepsTheOrderOfUnevenLinesOnManyThreads) {
  constexpr std::uint64_t kCount = 3 * LineWindow::kLines + 5;
  LineWindow window(std::uint64_t{1} << 30);
  std::vector<std::jthread> team;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    team.emplace_back([&window, seed] {
      Random random(seed);
      while (BatchLine* const line = window.take()) {
        line->answer = "answer " + line->text;
        if (random.chance(1, 500)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        LineWindow::finish(*line);
      }
    });
  }
  team.emplace_back([&window] { push_numbers(window, kCount); });
  std::uint64_t expected = 0;
  while (const BatchLine* const line = window.oldest()) {
    ++expected;
    ASSERT_EQ(line->number, expected);
    ASSERT_EQ(line->answer, "answer " + std::to_string(expected));
    window.release();
  }
  EXPECT_EQ(expected, kCount);
}

/// How many lines a reader gets rid of while the first one has no answer: waits for `expected`, and
/// a moment for more.
std::uint64_t pushed_behind_a_slow_line(std::uint64_t most_bytes, std::uint64_t expected) {
  constexpr std::uint64_t kCount = 2 * LineWindow::kLines;
  LineWindow window(most_bytes);
  std::atomic<std::uint64_t> answered{0};
  std::atomic<bool> patient{true};
  std::vector<std::jthread> team;
  for (int i = 0; i < 2; ++i) {
    team.emplace_back([&] {
      while (BatchLine* const line = window.take()) {
        if (line->number == 1) patient.wait(true);
        LineWindow::finish(*line);
        ++answered;
      }
    });
  }
  team.emplace_back([&window] { push_numbers(window, kCount); });
  const auto late = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (answered + 1 < expected && std::chrono::steady_clock::now() < late) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  const std::uint64_t before = answered;
  patient = false;
  patient.notify_all();
  std::uint64_t written = 0;
  for (; window.oldest() != nullptr; window.release()) ++written;
  EXPECT_EQ(written, kCount);
  return before + 1;
}

TEST(LineWindow, HoldsNoMoreThanItsLines) {
  EXPECT_EQ(pushed_behind_a_slow_line(std::uint64_t{1} << 30, LineWindow::kLines),
            LineWindow::kLines);
}

TEST(LineWindow, HoldsNoMoreThanItsBytes) {
  EXPECT_EQ(pushed_behind_a_slow_line(9 + 2 * 5, 14), 14U);  // 1 to 9, 10 to 14
}

TEST(LineWindow, EndsWithoutLines) {
  LineWindow window(100);
  window.close();
  EXPECT_EQ(window.take(), nullptr);
  EXPECT_EQ(window.oldest(), nullptr);
}

}  // namespace
}  // namespace minimex::cli
