#include "minimex/core/machine.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sched.h>
#include <string>
#include <sys/resource.h>

#include <gtest/gtest.h>

#include "minimex/core/disk/scratch_test.hpp"

namespace minimex {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

/// A directory that stands in for `/`.
class FakeMachine : public testing::Test {
 protected:
  void write(const std::string& path, const std::string& text) const {
    const fs::path file(root_.path() + path);
    fs::create_directories(file.parent_path());
    std::ofstream(file) << text;
  }
  void write_bytes(const std::string& path, std::uint64_t bytes) const {
    write(path, std::to_string(bytes) + "\n");
  }
  void free_memory(std::uint64_t mebibytes) const {
    write("/proc/meminfo", "MemTotal:  99999999 kB\nMemFree: 1 kB\nMemAvailable:   " +
                               std::to_string(mebibytes * 1024) + " kB\n");
  }
  [[nodiscard]] std::uint64_t available() const { return available_memory(root_.path()); }
  [[nodiscard]] int threads() const { return hardware_threads(root_.path()); }

 private:
  ScratchDirectory root_;
};

TEST_F(FakeMachine, WithoutAnyFileHasOneGibibyteOrTheAddressSpace) {
  rlimit addresses{};
  ASSERT_EQ(getrlimit(RLIMIT_AS, &addresses), 0);
  if (addresses.rlim_cur == RLIM_INFINITY) {
    EXPECT_EQ(available(), 1024 * kMiB);
  } else {
    EXPECT_LT(available(), addresses.rlim_cur);
  }
}

TEST_F(FakeMachine, HasWhatTheKernelCallsAvailable) {
  free_memory(700);
  EXPECT_EQ(available(), 700 * kMiB);
}

TEST_F(FakeMachine, GroupWithoutLimitChangesNothing) {
  free_memory(700);
  write("/proc/self/cgroup", "0::/user.slice/session\n");
  write("/sys/fs/cgroup/user.slice/session/memory.max", "max\n");
  EXPECT_EQ(available(), 700 * kMiB);
}

TEST_F(FakeMachine, Version2LimitCountsLessItsUsageWithoutDroppableCache) {
  free_memory(700);
  write("/proc/self/cgroup", "0::/box\n");
  write_bytes("/sys/fs/cgroup/box/memory.max", 500 * kMiB);
  write_bytes("/sys/fs/cgroup/box/memory.current", 300 * kMiB);
  write("/sys/fs/cgroup/box/memory.stat",
        "anon 5\ninactive_file " + std::to_string(100 * kMiB) + "\n");
  EXPECT_EQ(available(), 300 * kMiB);
}

TEST_F(FakeMachine, GroupsAroundCountToo) {
  free_memory(700);
  write("/proc/self/cgroup", "0::/outer/inner\n");
  write_bytes("/sys/fs/cgroup/outer/memory.max", 50 * kMiB);
  write_bytes("/sys/fs/cgroup/outer/inner/memory.max", 600 * kMiB);
  EXPECT_EQ(available(), 50 * kMiB);
}

TEST_F(FakeMachine, ContainerSeesOnlyTheMountItself) {
  free_memory(700);
  write("/proc/self/cgroup", "0::/\n");
  write_bytes("/sys/fs/cgroup/memory.max", 80 * kMiB);
  write_bytes("/sys/fs/cgroup/memory.current", 100 * kMiB);
  EXPECT_EQ(available(), 0U);
}

TEST_F(FakeMachine, Version1LimitOfAnInvisibleContainerPathIsFoundAtTheMount) {
  free_memory(700);
  write("/proc/self/cgroup", "5:cpu,cpuacct:/docker/abc\n4:hugetlb,memory:/docker/abc\n");
  write_bytes("/sys/fs/cgroup/memory/memory.limit_in_bytes", 400 * kMiB);
  write_bytes("/sys/fs/cgroup/memory/memory.usage_in_bytes", 150 * kMiB);
  write("/sys/fs/cgroup/memory/memory.stat",
        "total_inactive_file " + std::to_string(50 * kMiB) + "\n");
  EXPECT_EQ(available(), 300 * kMiB);
}

TEST_F(FakeMachine, OddLinesOfTheGroupFileAreIgnored) {
  free_memory(700);
  write("/proc/self/cgroup", "nonsense\n\n0::relative/path\n:\n");
  EXPECT_EQ(available(), 700 * kMiB);
}

// What is expected holds for any number of processors.
TEST_F(FakeMachine, ThreadsAreThoseThatControlGroupsGetTimeFor) {
  const int all = threads();
  EXPECT_GE(all, 1);
  write("/proc/self/cgroup", "0::/box/inner\n");
  write("/sys/fs/cgroup/box/inner/cpu.max", "max 100000\n");
  EXPECT_EQ(threads(), all);
  write("/sys/fs/cgroup/box/cpu.max", "150000 100000\n");
  EXPECT_EQ(threads(), std::min(all, 2));
  write("/sys/fs/cgroup/box/cpu.max", "1000 100000\n");
  EXPECT_EQ(threads(), 1);
  for (const char* odd : {"", "nonsense", "-5 100000", "1000", "1000 0", "1000 -1"}) {
    write("/sys/fs/cgroup/box/cpu.max", odd);
    EXPECT_EQ(threads(), all) << odd;
  }
}

TEST_F(FakeMachine, ThreadsUnderVersion1) {
  const int all = threads();
  write("/proc/self/cgroup", "3:cpu,cpuacct:/box\n5:memory:/other\n");
  write("/sys/fs/cgroup/cpu/box/cpu.cfs_quota_us", "-1\n");
  write("/sys/fs/cgroup/cpu/box/cpu.cfs_period_us", "100000\n");
  EXPECT_EQ(threads(), all);
  write("/sys/fs/cgroup/cpu/box/cpu.cfs_quota_us", "100000\n");
  EXPECT_EQ(threads(), 1);
}

TEST(Machine, ABoundProcessHasTheThreadsOfItsProcessors) {
  cpu_set_t before;
  ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
  int processor = 0;
  while (!CPU_ISSET(processor, &before)) ++processor;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(processor, &one);
  ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  EXPECT_EQ(hardware_threads(), 1);
  ASSERT_EQ(sched_setaffinity(0, sizeof before, &before), 0);
}

TEST(Machine, IsRealAndNotEmpty) {
  EXPECT_GT(available_memory(), kMiB);
  EXPECT_GE(hardware_threads(), 1);
}

}  // namespace
}  // namespace minimex
