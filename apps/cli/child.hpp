// Runs another program with a text on its standard input and takes what it prints.
//
// Both pipes are served at once, so that neither side waits for the other however long the texts
// are; time and output are limited. The program gets a process group of its own, which is killed
// when the run ends in any way, together with whatever it started.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/control.hpp"

namespace minimex::cli {

struct ChildLimits {
  std::chrono::milliseconds time{2000};
  std::size_t output_bytes = std::size_t{1} << 20;
};

struct ChildRun {
  std::string output = {};  ///< its standard output, at most the limit; its errors are dropped
  std::string problem =
      {};  ///< `exit code 3`, `ended by signal 11 (...)`, a limit, `stopped`; empty if none
};

/// Runs `program` (a name that is looked up in PATH, and arguments) to its end, or until `control`
/// stops. Throws UsageError when it cannot be started.
ChildRun run_child(const std::vector<std::string>& program, std::string_view input,
                   const ChildLimits& limits, Control& control);

}  // namespace minimex::cli
