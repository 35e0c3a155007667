// What a solve may use, how it is stopped, and how it tells of its progress.
//
// A Control is shared by every thread of one solve. Engines ask `stopped()` about every few
// thousand steps and unwind with a status when it answers true; they ask `fits()` before each large
// allocation. Nothing here throws: running out of a budget is an answer, not an error.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace minimex {

enum class Status : std::uint8_t {
  Proved,        ///< the value is exact and the search was complete
  LimitReached,  ///< memory or time ran out; the bounds are proved
  Cancelled,     ///< the caller asked to stop; the bounds are proved
};

/// `proved`, `limit` or `cancelled`: the spelling used in JSON.
std::string_view to_string(Status status) noexcept;

struct Budget {
  int threads = 1;  ///< most threads a solve may use, at least 1
  std::uint64_t memory_bytes = std::uint64_t{4} << 30;  ///< most bytes for tables
  /// What the program takes besides. Only shown in messages; never part of a memory decision.
  std::uint64_t program_bytes = 0;
  /// From Control's birth. One that ends after the clock does, such as the largest, is none.
  std::optional<std::chrono::milliseconds> time_limit = std::nullopt;
  /// Where a solve keeps what a later run can go on from, and tables that outgrow the memory.
  /// Empty: nowhere.
  std::string directory = {};
};

struct Progress {
  std::string_view phase;  ///< for people, e.g. `sweep`
  std::uint64_t done = 0;
  std::uint64_t total = 0;  ///< 0 when not known
};

class Control {
 public:
  using Clock = std::chrono::steady_clock;
  /// Called at most ten times a second, from whichever thread makes progress, one at a time.
  using ProgressSink = std::function<void(const Progress&)>;

  Control() : Control(Budget{}) {}
  explicit Control(const Budget& budget, ProgressSink sink = {});

  [[nodiscard]] const Budget& budget() const noexcept { return budget_; }

  /// Asks the solve to stop. Safe from any thread and from a signal handler.
  void cancel() noexcept { cancelled_.store(true, std::memory_order_relaxed); }

  /// True once cancelled or past the time limit, and from then on. Costs one clock reading.
  [[nodiscard]] bool stopped() noexcept;

  /// Why `stopped()` is true; Proved while it is false.
  [[nodiscard]] Status status() const noexcept;

  [[nodiscard]] bool fits(std::uint64_t bytes) const noexcept {
    return bytes <= budget_.memory_bytes;
  }

  /// Reports `done` of `total` steps of `phase`; a smaller value than before is reported as the
  /// largest so far. Cheap when called often: most calls only read the clock.
  void progress(std::string_view phase, std::uint64_t done, std::uint64_t total);

 private:
  Budget budget_;
  ProgressSink sink_;
  std::optional<Clock::time_point> deadline_;
  std::atomic<bool> cancelled_{false};
  std::atomic<bool> late_{false};
  std::atomic<std::int64_t> next_report_{0};  // nanoseconds on Clock
  std::mutex sink_mutex_;
};

/// What every engine result says about the run that made it.
struct RunReport {
  Status status = Status::Proved;
  std::string limit = {};        ///< when not proved: which limit, and what would be needed
  std::string regime = {};       ///< how the tables are kept: `table`, `layers`, ...; may be empty
  std::uint64_t positions = 0;   ///< positions evaluated
  std::uint64_t peak_bytes = 0;  ///< largest sum of table sizes held at once
};

/// The report of a solve that cannot start: `what` needs `bytes`, the budget is smaller.
RunReport needs_memory(std::string_view what, std::uint64_t bytes, const Budget& budget);

/// The report of a solve that `control` has stopped.
RunReport stopped_report(const Control& control);

/// `4 GiB`, `1.5 MiB`, `12 bytes`: bytes for people, 1024-based; the largest number stands for
/// a sum that was too large to count.
std::string format_bytes(std::uint64_t bytes);

}  // namespace minimex
