// Every way to fail as one line on standard error and an exit code.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>

#include "apps/cli/exit_code.hpp"

namespace minimex::cli {

/// A failure whose line is complete.
class ToldFailure : public std::runtime_error {
 public:
  ToldFailure(ExitCode code, const std::string& line) : std::runtime_error(line), code_(code) {}
  [[nodiscard]] ExitCode code() const noexcept { return code_; }

 private:
  ExitCode code_;
};

/// Throws the exception that is being handled again, told with `which` in front. Input that is
/// wrong has its place, and output has nothing to do with an instance: these are thrown as they
/// are.
[[noreturn]] void throw_of(const std::string& which);

/// What `work` on one of several instances returns. What it throws is told with `which` in front,
/// such as `instance 2 of 3: `, for answers of others may have been printed; empty: as it is.
template <class Work>
auto told_of(const std::string& which, const Work& work) {
  try {
    return work();
  } catch (...) {
    if (which.empty()) throw;
    throw_of(which);
  }
}

/// Runs `work` and flushes standard output; every exception ends here.
ExitCode guarded(const std::function<ExitCode()>& work);

}  // namespace minimex::cli
