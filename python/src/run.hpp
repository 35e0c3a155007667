// One call from Python that may take long: its budget, its progress, and its end on request.
//
// The work runs on a thread of its own without the GIL. The calling thread waits and wakes fifty
// times a second: it lets Python handle signals (so Ctrl-C raises KeyboardInterrupt here), passes
// the last progress on, and asks whether `cancel` is set. Whatever Python raises meanwhile cancels
// the work, and is raised once the work has ended.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <pybind11/pybind11.h>
#include <string>
#include <utility>

#include "minimex/core/control.hpp"

namespace minimex::python {

namespace py = pybind11;

/// What a Run is made of. Where nothing is given: all hardware threads, 80 % of the free memory, no
/// time limit.
struct RunOptions {
  std::optional<int> threads = std::nullopt;
  std::optional<std::uint64_t> memory = std::nullopt;
  std::optional<double> seconds = std::nullopt;
  py::object progress = py::none();  ///< called with phase, done, total; or None
  py::object cancel = py::none();    ///< with a method is_set(); or None
  std::string directory = {};
};

class Run {
 public:
  explicit Run(RunOptions options);
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;

  /// What `work(control)` returns. Called with the GIL, which `work` does not have. Throws what
  /// `work` throws, and what Python raises.
  template <class Work>
  auto within(const Work& work) {
    std::optional<decltype(work(std::declval<Control&>()))> result;
    attend([&] { result.emplace(work(control_)); });
    return *std::move(result);
  }

  [[nodiscard]] Control& control() noexcept { return control_; }

 private:
  void attend(const std::function<void()>& work);
  void serve_python();

  struct LastProgress {
    std::string phase = {};
    std::uint64_t done = 0;
    std::uint64_t total = 0;
  };

  py::object progress_;
  py::object cancel_;
  std::mutex last_mutex_;
  std::optional<LastProgress> last_;  // not told to Python yet
  Control control_;
};

}  // namespace minimex::python
