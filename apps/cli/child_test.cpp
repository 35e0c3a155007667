#include "apps/cli/child.hpp"

#include <gtest/gtest.h>

#include "apps/cli/arguments.hpp"

namespace minimex::cli {
namespace {

// Longer than any machine takes, however busy: only what never ends comes to it.
constexpr std::chrono::minutes kPatient{10};

ChildRun shell(const std::string& script, std::string_view input = "",
               ChildLimits limits = {.time = kPatient}) {
  Control control;
  return run_child({"sh", "-c", script}, input, limits, control);
}

TEST(Child, TakesItsInputAndGivesItsOutput) {
  Control control;
  const ChildRun run = run_child({"cat"}, "3\nabc\n", {.time = kPatient}, control);
  EXPECT_EQ(run.output, "3\nabc\n");
  EXPECT_EQ(run.problem, "");
  EXPECT_EQ(shell("cat", "").output, "");
}

TEST(Child, LargeTextsInBothDirectionsDoNotLock) {
  const std::string text(8'000'000, 'x');
  Control control;
  const ChildRun run = run_child({"cat"}, text, {kPatient, 10'000'000}, control);
  EXPECT_EQ(run.problem, "");
  EXPECT_EQ(run.output.size(), text.size());
}

TEST(Child, NeedNotReadItsInput) {
  const std::string text(8'000'000, 'x');
  EXPECT_EQ(shell("echo 5", text).output, "5\n");
  EXPECT_EQ(shell("exec 0<&-; sleep 0.1; echo 5", text).output, "5\n");
}

TEST(Child, EveryBadEndIsToldAndItsOutputKept) {
  const ChildRun failed = shell("echo 5; exit 3");
  EXPECT_EQ(failed.problem, "exit code 3");
  EXPECT_EQ(failed.output, "5\n");
  EXPECT_EQ(shell("kill -SEGV $$").problem.substr(0, 18), "ended by signal 11");
  const ChildLimits brief{std::chrono::milliseconds(200), 1000};
  EXPECT_EQ(shell("echo 5; sleep 60", "", brief).problem, "still running after 200 ms");
  EXPECT_EQ(shell("exec 1>&-; sleep 60", "", brief).problem, "still running after 200 ms");
  EXPECT_EQ(shell("sleep 60 & echo 5", "", brief).problem, "still running after 200 ms");
  const ChildRun wordy = shell("yes", "", {kPatient, 1000});
  EXPECT_EQ(wordy.problem, "more than 1000 bytes of output");
  EXPECT_EQ(wordy.output.size(), 1000U);
}

TEST(Child, IsStoppedFromOutside) {
  const ChildLimits patient{kPatient, 1000};
  for (const std::string script : {"sleep 600", "exec 1>&-; sleep 600"}) {
    Control control(Budget{.time_limit = std::chrono::milliseconds(100)});
    EXPECT_EQ(run_child({"sh", "-c", script}, "", patient, control).problem, "stopped");
  }
}

TEST(Child, WhatCannotBeStartedIsAUsageError) {
  Control control;
  EXPECT_THROW(run_child({"/no/such/program"}, "", {}, control), UsageError);
}

}  // namespace
}  // namespace minimex::cli
