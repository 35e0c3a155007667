// Time limits in tests: the clock runs on while a busy machine does something else, so what a limit
// leaves time for is tried with ever longer ones, and what has to be quick is judged by the
// processor's time.
#pragma once

#include <chrono>
#include <ctime>

namespace minimex::tests {

/// The result of `solve(limit)`, with ever longer limits as long as `begun` says of a result that
/// the machine was too busy for it to get that far; no longer than some minutes.
template <class Solve, class Begun>
auto limited(std::chrono::milliseconds limit, const Solve& solve, const Begun& begun) {
  while (true) {
    auto result = solve(limit);
    if (begun(result) || limit > std::chrono::minutes(2)) return result;
    limit *= 4;
  }
}

/// Seconds of the processor that this process has taken since it was made.
class ProcessorTime {
 public:
  [[nodiscard]] double seconds() const {
    return static_cast<double>(std::clock() - began_) / CLOCKS_PER_SEC;
  }

 private:
  std::clock_t began_ = std::clock();
};

}  // namespace minimex::tests
