#include "minimex/core/control.hpp"

#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace minimex {
namespace {

TEST(Control, RunsUntilToldOtherwise) {
  Control control;
  EXPECT_FALSE(control.stopped());
  EXPECT_EQ(control.status(), Status::Proved);
  control.cancel();
  EXPECT_TRUE(control.stopped());
  EXPECT_EQ(control.status(), Status::Cancelled);
  EXPECT_EQ(stopped_report(control).status, Status::Cancelled);
  EXPECT_EQ(stopped_report(control).limit, "interrupted");
}

TEST(Control, TheTimeLimitStopsForGood) {
  Control control({.time_limit = std::chrono::milliseconds(0)});
  EXPECT_TRUE(control.stopped());
  EXPECT_TRUE(control.stopped());
  EXPECT_EQ(control.status(), Status::LimitReached);
  EXPECT_EQ(stopped_report(control).limit, "the time limit was reached");
  control.cancel();
  EXPECT_EQ(control.status(), Status::Cancelled);
}

TEST(Control, ALongTimeLimitDoesNotStop) {
  using std::chrono::milliseconds;
  constexpr auto kClock = std::chrono::floor<milliseconds>(Control::Clock::duration::max());
  for (const milliseconds limit :
       {milliseconds(std::chrono::hours(1)), kClock - milliseconds(1), kClock,
        kClock + milliseconds(1), milliseconds::max() - milliseconds(1), milliseconds::max()}) {
    Control control({.time_limit = limit});
    EXPECT_FALSE(control.stopped()) << limit.count();
    EXPECT_EQ(control.status(), Status::Proved);
  }
}

TEST(Control, FitsComparesWithTheMemoryBudget) {
  const Control control({.memory_bytes = 1000});
  EXPECT_TRUE(control.fits(1000));
  EXPECT_FALSE(control.fits(1001));
  const RunReport report = needs_memory("a table", 2048, control.budget());
  EXPECT_EQ(report.status, Status::LimitReached);
  EXPECT_EQ(report.limit, "a table needs 2 KiB of memory, the budget is 1000 bytes");
}

TEST(Control, ProgressIsThrottledAndOneAtATime) {
  int calls = 0;
  bool inside = false;
  Control control({}, [&](const Progress& progress) {
    EXPECT_FALSE(inside);
    inside = true;
    ++calls;
    EXPECT_EQ(progress.phase, "sweep");
    EXPECT_EQ(progress.total, 9);
    inside = false;
  });
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&control] {
      for (std::uint64_t i = 0; i < 1000; ++i) control.progress("sweep", i, 9);
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_GE(calls, 1);
  EXPECT_LT(calls, 1000);
}

// Two searches side by side count each for itself; a phase with another total begins anew.
TEST(Control, ProgressNeverGoesBack) {
  std::vector<std::pair<std::string, std::uint64_t>> told;
  Control control(
      {}, [&](const Progress& progress) { told.emplace_back(progress.phase, progress.done); });
  const auto report = [&](std::string_view phase, std::uint64_t done, std::uint64_t total) {
    control.progress(phase, done, total);
    std::this_thread::sleep_for(std::chrono::milliseconds(101));  // the interval of reports
  };
  report("search", 3172, 0);
  report("search", 2984, 0);
  report("explore", 7, 0);
  report("search", 3000, 0);
  report("search", 3200, 0);
  report("explore", 5, 0);
  report("sweep", 90, 100);
  report("sweep", 10, 40);
  const std::vector<std::pair<std::string, std::uint64_t>> expected = {
      {"search", 3172}, {"search", 3172}, {"explore", 7}, {"search", 3172},
      {"search", 3200}, {"explore", 7},   {"sweep", 90},  {"sweep", 10}};
  EXPECT_EQ(told, expected);
}

TEST(Control, StatusNamesOfJson) {
  EXPECT_EQ(to_string(Status::Proved), "proved");
  EXPECT_EQ(to_string(Status::LimitReached), "limit");
  EXPECT_EQ(to_string(Status::Cancelled), "cancelled");
}

TEST(Control, BytesForPeople) {
  EXPECT_EQ(format_bytes(0), "0 bytes");
  EXPECT_EQ(format_bytes(1023), "1023 bytes");
  EXPECT_EQ(format_bytes(1024), "1 KiB");
  EXPECT_EQ(format_bytes(1536), "1.5 KiB");
  EXPECT_EQ(format_bytes(std::uint64_t{4} << 30), "4 GiB");
  EXPECT_EQ(format_bytes(UINT64_MAX - 1), "16 EiB");
  EXPECT_EQ(format_bytes(UINT64_MAX), "more than 16 EiB");  // saturated sums
}

}  // namespace
}  // namespace minimex
