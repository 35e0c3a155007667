// Every way to fail as one line on standard error and an exit code.
#pragma once

#include <functional>

#include "apps/cli/exit_code.hpp"

namespace minimex::cli {

/// Runs `work` and flushes standard output; every exception ends here.
ExitCode guarded(const std::function<ExitCode()>& work);

}  // namespace minimex::cli
