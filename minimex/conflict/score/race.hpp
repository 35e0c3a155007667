// The questions that remain about a value, shared by the threads that search for the answers.
//
// A value between two bounds is found by asking whether play reaches some target in between. The
// last two questions, whether it reaches the value and whether it reaches one more, are the dear
// ones, and independent of each other: so threads ask different questions, each with tables of its
// own, and drop theirs when an answer to another makes it pointless.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "minimex/core/bounds.hpp"

namespace minimex::conflict::duel {

class Race {
 public:
  explicit Race(const Bounds& bounds) : bounds_(bounds) {}

  /// A target that nobody asks about yet, in the middle of the widest gap between those asked
  /// about; nothing when there is none, nor will be.
  [[nodiscard]] std::optional<std::int64_t> take() {
    const std::lock_guard lock(mutex_);
    std::optional<std::int64_t> best;
    std::int64_t widest = 0;
    std::int64_t from = bounds_.lower;
    const auto gap_before = [&](std::int64_t to) {
      if (to - from - 1 > widest) {
        widest = to - from - 1;
        best = from + (to - from) / 2;
      }
      from = to;
    };
    for (const std::int64_t target : asked_) {
      if (open(target)) gap_before(target);
    }
    gap_before(bounds_.upper + 1);
    if (best) asked_.insert(std::lower_bound(asked_.begin(), asked_.end(), *best), *best);
    return best;
  }

  /// The answer to a question that was taken. One that is pointless by now needs none.
  void answer(std::int64_t target, bool reached, int worker) {
    const std::lock_guard lock(mutex_);
    asked_.erase(std::lower_bound(asked_.begin(), asked_.end(), target));
    if (!open(target)) return;
    (reached ? bounds_.lower : bounds_.upper) = reached ? target : target - 1;
    (reached ? lower_by_ : upper_by_) = worker;
  }
  /// Whose answers the bounds are; 0 also when they are still those of the start. For when all are
  /// done.
  [[nodiscard]] int lower_shown_by() const noexcept { return lower_by_; }
  [[nodiscard]] int upper_shown_by() const noexcept { return upper_by_; }

  /// Whether the bounds answer it by now.
  [[nodiscard]] bool pointless(std::int64_t target) {
    const std::lock_guard lock(mutex_);
    return !open(target);
  }

  [[nodiscard]] Bounds bounds() {
    const std::lock_guard lock(mutex_);
    return bounds_;
  }

  /// Ends waiting: whoever has not begun need not.
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    change_.notify_all();
  }
  /// Waits so long; false when the race was closed meanwhile.
  [[nodiscard]] bool wait(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return !change_.wait_for(lock, time, [this] { return closed_; });
  }

 private:
  [[nodiscard]] bool open(std::int64_t target) const noexcept {
    return bounds_.lower < target && target <= bounds_.upper;
  }

  std::mutex mutex_;
  std::condition_variable change_;
  Bounds bounds_;
  int lower_by_ = 0;
  int upper_by_ = 0;
  std::vector<std::int64_t> asked_;  // increasing
  bool closed_ = false;
};

}  // namespace minimex::conflict::duel
