#include "apps/server/jobs.hpp"

#include <algorithm>
#include <random>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace minimex::server {
namespace {

/// 128 bits from the system's generator, as hexadecimal digits.
std::string random_id() {
  std::random_device device;
  std::string id;
  for (int i = 0; i < 4; ++i) id += fmt::format("{:08x}", device());
  return id;
}

double seconds_between(Job::Clock::time_point from, Job::Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

}  // namespace

Job::Job(std::string id, std::string kind, Budget budget, Work work)
    : id_(std::move(id)),
      kind_(std::move(kind)),
      budget_(std::move(budget)),
      work_(std::move(work)) {}

bool Job::finished() const {
  const std::lock_guard lock(mutex_);
  return state_ == State::Done || state_ == State::Failed;
}

std::string Job::json(bool with_id, int& status) const {
  using Json = nlohmann::ordered_json;
  const std::lock_guard lock(mutex_);
  const bool over = state_ == State::Done || state_ == State::Failed;
  constexpr std::array<const char*, 4> kStates = {"queued", "running", "done", "failed"};
  const Clock::time_point now = over ? ended_ : Clock::now();
  Json out = {{"id", with_id ? Json(id_) : Json(nullptr)},
              {"kind", kind_},
              {"state", kStates.at(static_cast<std::size_t>(state_))},
              {"seconds", state_ == State::Queued ? 0 : seconds_between(started_, now)},
              {"progress", nullptr}};
  if (state_ == State::Running && !phase_.empty()) {
    Json left = nullptr;
    if (total_ > done_ && done_ > phase_first_) {
      left = seconds_between(phase_start_, now) * static_cast<double>(total_ - done_) /
             static_cast<double>(done_ - phase_first_);
    }
    out["progress"] = {
        {"phase", phase_}, {"done", done_}, {"total", total_}, {"seconds_left", left}};
  }
  status = !over ? 202 : error_ ? error_->status() : 200;
  std::string text = out.dump();
  text.pop_back();  // the brace: result and error are JSON already
  return text + ",\"result\":" + (result_.empty() ? "null" : result_) +
         ",\"error\":" + (error_ ? error_->json() : "null") + "}";
}

void Job::when_finished(std::function<void()> done) {
  {
    const std::lock_guard lock(mutex_);
    if (state_ != State::Done && state_ != State::Failed) {
      waiting_.push_back(std::move(done));
      return;
    }
  }
  done();
}

void Job::cancel() {
  const std::lock_guard lock(mutex_);
  cancelled_ = true;
  if (control_ != nullptr) control_->cancel();
}

void Job::run() {
  Control control(budget_, [this](const Progress& progress) { note(progress); });
  bool cancelled = false;
  {
    const std::lock_guard lock(mutex_);
    cancelled = cancelled_;
    if (!cancelled) {
      control_ = &control;
      state_ = State::Running;
      started_ = phase_start_ = Clock::now();
    }
  }
  std::string result;
  std::optional<ApiError> error;
  try {
    if (cancelled) throw ApiError(404, "not-found", "the job was stopped");
    result = work_(control);
  } catch (...) {
    error = current_error();
  }
  work_ = nullptr;  // and what it holds
  {
    const std::lock_guard lock(mutex_);
    control_ = nullptr;
    result_ = std::move(result);
    error_ = std::move(error);
  }
  finish(error_ ? State::Failed : State::Done);
}

void Job::note(const Progress& progress) {
  const std::lock_guard lock(mutex_);
  if (phase_ != progress.phase) {
    phase_ = progress.phase;
    phase_start_ = Clock::now();
    phase_first_ = progress.done;
  }
  done_ = progress.done;
  total_ = progress.total;
}

void Job::finish(State state) {
  std::vector<std::function<void()>> waiting;
  {
    const std::lock_guard lock(mutex_);
    state_ = state;
    ended_ = Clock::now();
    waiting = std::move(waiting_);
    waiting_.clear();
  }
  for (const auto& done : waiting) done();
}

Jobs::Jobs(int threads, std::size_t most_waiting) : most_waiting_(most_waiting) {
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this, lane] { run_lane(lane); });
  }
}

Jobs::~Jobs() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    for (auto& queue : queues_) queue.clear();
    for (auto& [id, job] : jobs_) job->cancel();
  }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<Job> Jobs::submit(Lane lane, std::string kind, const Budget& budget, Work work) {
  auto job = std::make_shared<Job>(random_id(), std::move(kind), budget, std::move(work));
  {
    const std::lock_guard lock(mutex_);
    auto& queue = queues_.at(static_cast<std::size_t>(lane));
    if (queue.size() >= most_waiting_) {
      throw ApiError(429, "busy",
                     fmt::format("{} jobs are waiting already, as many as this server takes; try "
                                 "again later",
                                 queue.size()));
    }
    queue.push_back(job);
    jobs_[job->id()] = job;
  }
  more_.notify_all();
  return job;
}

std::shared_ptr<Job> Jobs::find(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = jobs_.find(id);
  if (found == jobs_.end()) return nullptr;
  const std::lock_guard job_lock(found->second->mutex_);
  found->second->asked_ = Job::Clock::now();
  return found->second;
}

bool Jobs::forget(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = jobs_.find(id);
  if (found == jobs_.end()) return false;
  found->second->cancel();
  for (auto& queue : queues_) {
    queue.erase(std::remove(queue.begin(), queue.end(), found->second), queue.end());
  }
  jobs_.erase(found);
  return true;
}

void Jobs::sweep(std::chrono::milliseconds patience) {
  std::vector<std::string> unwanted;
  {
    const std::lock_guard lock(mutex_);
    const auto now = Job::Clock::now();
    for (const auto& [id, job] : jobs_) {
      const std::lock_guard job_lock(job->mutex_);
      if (now - job->asked_ > patience) unwanted.push_back(id);
    }
  }
  for (const std::string& id : unwanted) forget(id);
}

void Jobs::run_lane(std::size_t lane) {
  while (true) {
    std::shared_ptr<Job> job;
    {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [&] { return closing_ || !queues_.at(lane).empty(); });
      if (closing_) return;
      job = std::move(queues_.at(lane).front());
      queues_.at(lane).pop_front();
    }
    job->run();
  }
}

}  // namespace minimex::server
