#include "apps/cli/progress.hpp"

#include <algorithm>
#include <cstdio>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "apps/cli/terminal.hpp"

namespace minimex::cli {
namespace {

double seconds_between(std::chrono::steady_clock::time_point from,
                       std::chrono::steady_clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

std::string time_left(double seconds) {
  constexpr double kLongest = 1e7;  // beyond a hundred days the guess says nothing
  if (seconds < 0 || seconds > kLongest) return "";
  const auto whole = static_cast<long>(seconds + 0.5);
  if (whole < 60) return fmt::format("  {} s left", whole);
  if (whole < 3600) return fmt::format("  {} min {:02} s left", whole / 60, whole % 60);
  return fmt::format("  {} h {:02} min left", whole / 3600, whole / 60 % 60);
}

}  // namespace

std::string progress_line(const Progress& progress, const Pace& pace, int width) {
  std::string line(progress.phase);
  if (progress.total == 0) {
    line += fmt::format("  {}", progress.done);
    if (pace.per_second >= 0) line += fmt::format("  {:.0f} a second", pace.per_second);
  } else {
    constexpr int kBar = 24;
    const double share =
        std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
    const auto full = static_cast<std::size_t>(share * kBar);
    line += fmt::format("  [{}{}] {:3.0f} %  {}/{}", std::string(full, '#'),
                        std::string(kBar - full, '.'), share * 100, progress.done, progress.total);
    line += time_left(pace.seconds_left);
  }
  return line.substr(0, static_cast<std::size_t>(std::max(width, 1)));
}

std::string progress_json(const Progress& progress, double seconds) {
  const std::string total = progress.total == 0 ? "" : fmt::format(",\"total\":{}", progress.total);
  return fmt::format(R"({{"phase":"{}","done":{}{},"seconds":{:.3f}}})", progress.phase,
                     progress.done, total, seconds);
}

ProgressReporter::ProgressReporter(ProgressMode mode) : mode_(mode) {
  if (mode_ == ProgressMode::Auto && !is_terminal(STDERR_FILENO)) mode_ = ProgressMode::Off;
}

Control::ProgressSink ProgressReporter::sink() {
  if (mode_ == ProgressMode::Off) return {};
  return [this](const Progress& progress) { show(progress); };
}

void ProgressReporter::finish() {
  if (std::exchange(drawn_, false)) fmt::print(stderr, "\r\x1b[K");
}

void ProgressReporter::show(const Progress& progress) {
  const Clock::time_point now = Clock::now();
  if (mode_ == ProgressMode::Json) {
    fmt::print(stderr, "{}\n", progress_json(progress, seconds_between(born_, now)));
    return;
  }
  if (phase_ != progress.phase) {
    phase_ = progress.phase;
    phase_start_ = now;
    phase_first_ = progress.done;
  }
  const bool too_early = mode_ == ProgressMode::Auto && seconds_between(born_, now) < 1.0;
  if (!too_early) draw_bar(progress, now);
}

void ProgressReporter::draw_bar(const Progress& progress, Clock::time_point now) {
  const double seconds = seconds_between(phase_start_, now);
  Pace pace;
  if (progress.done > phase_first_ && seconds > 0) {
    pace.per_second = static_cast<double>(progress.done - phase_first_) / seconds;
    if (progress.total > progress.done) {
      pace.seconds_left = static_cast<double>(progress.total - progress.done) / pace.per_second;
    }
  }
  const std::string line = progress_line(progress, pace, terminal_width(STDERR_FILENO) - 1);
  fmt::print(stderr, "\r{}\x1b[K", line);
  drawn_ = true;
}

}  // namespace minimex::cli
