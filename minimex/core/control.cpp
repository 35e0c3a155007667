#include "minimex/core/control.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/saturating.hpp"

namespace minimex {

std::string_view to_string(Status status) noexcept {
  switch (status) {
    case Status::Proved:
      return "proved";
    case Status::LimitReached:
      return "limit";
    case Status::Cancelled:
      return "cancelled";
  }
  return "";
}

namespace {

/// Passes reports on so that none goes back: searches that run side by side, or one after another,
/// count in the same phase each for itself. A phase with another total is another piece of work.
class NeverBack {
 public:
  explicit NeverBack(Control::ProgressSink sink) : sink_(std::move(sink)) {}

  void operator()(const Progress& progress) {
    Most& most = most_[std::string(progress.phase)];
    if (most.total != progress.total) most = {.done = 0, .total = progress.total};
    most.done = std::max(most.done, progress.done);
    sink_({progress.phase, most.done, progress.total});
  }

 private:
  struct Most {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
  };

  Control::ProgressSink sink_;
  std::map<std::string, Most> most_;  // by phase
};

}  // namespace

Control::Control(const Budget& budget, ProgressSink sink) : budget_(budget) {
  if (sink) sink_ = NeverBack(std::move(sink));
  if (!budget.time_limit) return;
  const Clock::time_point now = Clock::now();
  // Rounded down to milliseconds, what the clock can count is far from overflow.
  const auto most = std::chrono::floor<std::chrono::milliseconds>(Clock::time_point::max() - now);
  if (*budget.time_limit < most) deadline_ = now + *budget.time_limit;
}

bool Control::stopped() noexcept {
  if (cancelled_.load(std::memory_order_relaxed) || late_.load(std::memory_order_relaxed)) {
    return true;
  }
  if (deadline_ && Clock::now() >= *deadline_) late_.store(true, std::memory_order_relaxed);
  return late_.load(std::memory_order_relaxed);
}

Status Control::status() const noexcept {
  if (cancelled_.load(std::memory_order_relaxed)) return Status::Cancelled;
  if (late_.load(std::memory_order_relaxed)) return Status::LimitReached;
  return Status::Proved;
}

void Control::progress(std::string_view phase, std::uint64_t done, std::uint64_t total) {
  constexpr std::int64_t kInterval = 100'000'000;  // nanoseconds between two reports
  if (!sink_) return;
  const std::int64_t now = std::chrono::nanoseconds(Clock::now().time_since_epoch()).count();
  std::int64_t due = next_report_.load(std::memory_order_relaxed);
  if (now < due || !next_report_.compare_exchange_strong(due, now + kInterval)) return;
  const std::lock_guard lock(sink_mutex_);
  sink_(Progress{phase, done, total});
}

RunReport needs_memory(std::string_view what, std::uint64_t bytes, const Budget& budget) {
  const std::uint64_t besides = budget.program_bytes;
  return {.status = Status::LimitReached,
          .limit = fmt::format("{} needs {} of memory, the budget is {}", what,
                               format_bytes(saturating_add(bytes, besides)),
                               format_bytes(saturating_add(budget.memory_bytes, besides)))};
}

RunReport stopped_report(const Control& control) {
  const Status status = control.status();
  return {.status = status,
          .limit = status == Status::Cancelled ? "interrupted" : "the time limit was reached"};
}

std::string format_bytes(std::uint64_t bytes) {
  constexpr std::array kUnits = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  if (bytes == std::numeric_limits<std::uint64_t>::max()) return "more than 16 EiB";
  if (bytes < 1024) return fmt::format("{} bytes", bytes);
  double amount = static_cast<double>(bytes) / 1024;
  std::size_t unit = 0;
  while (amount >= 1024 && unit + 1 < kUnits.size()) {
    amount /= 1024;
    ++unit;
  }
  return fmt::format("{:.3g} {}", amount, kUnits[unit]);
}

}  // namespace minimex
