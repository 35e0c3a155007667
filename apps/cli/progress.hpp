// Progress on standard error: a bar for people, JSON lines for programs.
#pragma once

#include <chrono>
#include <string>

#include "minimex/core/control.hpp"

#include "apps/cli/arguments.hpp"

namespace minimex::cli {

/// How fast the work goes, as far as it can be told: negative where it cannot.
struct Pace {
  double seconds_left = -1;
  double per_second = -1;
};

/// One line of at most `width` columns: phase, bar, percentage, count and the time left; without a
/// total, the count and how many a second.
std::string progress_line(const Progress& progress, const Pace& pace, int width);

/// `{"phase":"sweep","done":1,"total":4,"seconds":0.5}`; no `total` when it is not known.
std::string progress_json(const Progress& progress, double seconds);

/// Shows the progress of one Control, which must not outlive it. Calls of its sink come one at a
/// time, as Control promises, from any thread.
class ProgressReporter {
 public:
  explicit ProgressReporter(ProgressMode mode);
  ~ProgressReporter() { finish(); }
  ProgressReporter(const ProgressReporter&) = delete;
  ProgressReporter& operator=(const ProgressReporter&) = delete;

  /// What to give to the Control; empty when nothing will ever be shown.
  Control::ProgressSink sink();

  /// Erases the bar, if there is one. Call when the solve has ended, before writing anything else.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;

  void show(const Progress& progress);
  void draw_bar(const Progress& progress, Clock::time_point now);

  ProgressMode mode_;
  Clock::time_point born_ = Clock::now();
  Clock::time_point phase_start_ = born_;
  std::string phase_;
  std::uint64_t phase_first_ = 0;
  bool drawn_ = false;
};

}  // namespace minimex::cli
