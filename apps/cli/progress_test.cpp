#include "apps/cli/progress.hpp"

#include <gtest/gtest.h>

namespace minimex::cli {
namespace {

TEST(ProgressLine, ShowsBarShareCountAndTimeLeft) {
  EXPECT_EQ(progress_line({"sweep", 6, 24}, {.seconds_left = 75}, 80),
            "sweep  [######..................]  25 %  6/24  1 min 15 s left");
  EXPECT_EQ(progress_line({"sweep", 24, 24}, {}, 80),
            "sweep  [########################] 100 %  24/24");
  EXPECT_EQ(progress_line({"s", 1, 2}, {.seconds_left = 7260}, 80),
            "s  [############............]  50 %  1/2  2 h 01 min left");
}

TEST(ProgressLine, WithoutTotalCounts) {
  EXPECT_EQ(progress_line({"search", 12345, 0}, {}, 80), "search  12345");
  EXPECT_EQ(progress_line({"search", 12345, 0}, {.per_second = 99.6}, 80),
            "search  12345  100 a second");
}

TEST(ProgressLine, NeverGrowsPastTheBarOrTheTerminal) {
  EXPECT_EQ(progress_line({"sweep", 30, 24}, {}, 80),
            "sweep  [########################] 100 %  30/24");
  EXPECT_EQ(progress_line({"sweep", 6, 24}, {.seconds_left = 75}, 10), "sweep  [##");
  EXPECT_EQ(progress_line({"sweep", 6, 24}, {.seconds_left = 1e300}, 80),
            "sweep  [######..................]  25 %  6/24");
}

TEST(ProgressJson, IsOneObject) {
  EXPECT_EQ(progress_json({"sweep", 1, 4}, 0.5),
            R"({"phase":"sweep","done":1,"total":4,"seconds":0.500})");
  EXPECT_EQ(progress_json({"search", 7, 0}, 2), R"({"phase":"search","done":7,"seconds":2.000})");
}

TEST(ProgressReporter, OffHasNoSink) {
  EXPECT_FALSE(ProgressReporter(ProgressMode::Off).sink());
  EXPECT_TRUE(ProgressReporter(ProgressMode::Json).sink());
}

}  // namespace
}  // namespace minimex::cli
