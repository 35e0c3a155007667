#include "python/src/run.hpp"

#include <condition_variable>
#include <exception>
#include <thread>

#include "minimex/core/machine.hpp"

namespace minimex::python {
namespace {

Budget budget_of(const RunOptions& options) {
  Budget budget;
  budget.threads = options.threads ? *options.threads : hardware_threads();
  budget.memory_bytes = options.memory ? *options.memory : available_memory() / 10 * 8;
  if (options.seconds) {
    constexpr double kMost = 1e9;  // about thirty years, far from the end of the clock
    budget.time_limit = std::chrono::milliseconds(
        static_cast<std::int64_t>(std::min(*options.seconds, kMost) * 1e3));
  }
  budget.directory = options.directory;
  return budget;
}

}  // namespace

Run::Run(RunOptions options)
    : progress_(std::move(options.progress)),
      cancel_(std::move(options.cancel)),
      control_(
          budget_of(options),
          progress_.is_none() ? Control::ProgressSink{} : [this](const Progress& progress) {
            const std::lock_guard lock(last_mutex_);
            last_ = {std::string(progress.phase), progress.done, progress.total};
          }) {}

void Run::attend(const std::function<void()>& work) {
  constexpr std::chrono::milliseconds kBetween{20};
  std::mutex mutex;
  std::condition_variable ended;
  bool done = false;
  std::exception_ptr failure;
  std::exception_ptr raised;

  serve_python();  // what was asked for before is not begun
  std::thread worker([&] {
    try {
      work();
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex);
    done = true;
    ended.notify_one();
  });
  const auto wait = [&] {
    const py::gil_scoped_release nogil;
    std::unique_lock lock(mutex);
    return ended.wait_for(lock, kBetween, [&] { return done; });
  };
  while (!wait()) {
    if (raised) continue;
    try {
      serve_python();
    } catch (...) {
      raised = std::current_exception();
      control_.cancel();
    }
  }
  worker.join();
  if (raised) std::rethrow_exception(raised);
  if (failure) std::rethrow_exception(failure);
}

/// Throws what Python raises.
void Run::serve_python() {
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  if (!cancel_.is_none() && py::bool_(cancel_.attr("is_set")())) control_.cancel();
  std::optional<LastProgress> news;
  {
    const std::lock_guard lock(last_mutex_);
    news.swap(last_);
  }
  if (!news) return;
  const py::object total = news->total == 0 ? py::none() : py::object(py::int_(news->total));
  progress_(news->phase, news->done, total);
}

}  // namespace minimex::python
