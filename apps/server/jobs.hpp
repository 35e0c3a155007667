// Work that may take long: queued, run by a few threads, asked for by an id that nobody can guess,
// and stopped as soon as nobody wants it any more.
//
// Each lane has threads and a queue of its own, so that a click is not behind somebody's long
// solve. A job lives while somebody asks for it: `sweep` stops and forgets those that nobody has
// asked for in a while. All functions may be called from any thread.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "minimex/core/control.hpp"

#include "apps/server/errors.hpp"

namespace minimex::server {

enum class Lane : std::uint8_t { Moves, Solves };
inline constexpr std::size_t kLanes = 2;

/// What a job does: returns its result as JSON. Throws ApiError, InputError, std::bad_alloc.
using Work = std::function<std::string(Control& control)>;

class Job {
 public:
  using Clock = std::chrono::steady_clock;

  Job(std::string id, std::string kind, Budget budget, Work work);

  [[nodiscard]] const std::string& id() const noexcept { return id_; }
  /// Whether result or error are there, or it was stopped.
  [[nodiscard]] bool finished() const;
  /// As docs/api.md says; `with_id` unless nothing of it is kept. `status` becomes that of HTTP.
  [[nodiscard]] std::string json(bool with_id, int& status) const;
  /// Calls `done` once when the job is finished, from any thread, now if it is.
  void when_finished(std::function<void()> done);
  void cancel();

 private:
  friend class Jobs;
  enum class State : std::uint8_t { Queued, Running, Done, Failed };

  void run();
  void note(const Progress& progress);
  void finish(State state);

  const std::string id_;
  const std::string kind_;
  const Budget budget_;
  Work work_;

  mutable std::mutex mutex_;
  State state_ = State::Queued;
  bool cancelled_ = false;
  Control* control_ = nullptr;  // while it runs
  Clock::time_point started_ = Clock::now();
  Clock::time_point ended_ = started_;
  Clock::time_point asked_ = started_;  // last time
  std::string phase_;
  Clock::time_point phase_start_ = started_;
  std::uint64_t phase_first_ = 0;
  std::uint64_t done_ = 0;
  std::uint64_t total_ = 0;
  std::string result_;
  std::optional<ApiError> error_;
  std::vector<std::function<void()>> waiting_;
};

class Jobs {
 public:
  /// `threads` run in each lane, at most `most_waiting` jobs wait in it.
  Jobs(int threads, std::size_t most_waiting);
  /// Cancels everything and waits for the threads.
  ~Jobs();
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  /// Throws ApiError (429) when the lane is full.
  std::shared_ptr<Job> submit(Lane lane, std::string kind, const Budget& budget, Work work);
  /// The job with this id, which counts as asked for; null when there is none.
  std::shared_ptr<Job> find(const std::string& id);
  /// Stops and forgets the job, if there is one.
  bool forget(const std::string& id);
  /// Stops and forgets jobs that nobody has asked for in `patience`.
  void sweep(std::chrono::milliseconds patience);

 private:
  void run_lane(std::size_t lane);

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable more_;
  bool closing_ = false;
  std::array<std::deque<std::shared_ptr<Job>>, kLanes> queues_;
  std::map<std::string, std::shared_ptr<Job>> jobs_;
  std::vector<std::thread> threads_;
};

}  // namespace minimex::server
