// The commands of minimex-cluster, as rank 0 runs them.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// Rank 0's side of a job.
struct Job {
  Transport& transport;
  cli::Arguments machine;  ///< threads and memory of a rank, where the command line has none
  bool busy = false;       ///< the other ranks are in the middle of something
};

/// Runs the command that `words`, not empty, begin with. Throws as cli::Command::run does.
cli::ExitCode run_command(Job& job, const std::vector<std::string>& words);

}  // namespace minimex::cluster
