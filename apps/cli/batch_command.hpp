// `minimex batch` whose lines are answered elsewhere: by other processes, for example.
#pragma once

#include "apps/cli/arguments.hpp"
#include "apps/cli/batch_run.hpp"
#include "apps/cli/exit_code.hpp"

namespace minimex::cli {

/// As `minimex batch`. `remote` may be null: then all is done here.
ExitCode run_batch(const Arguments& arguments, const RemoteAnswers* remote);

}  // namespace minimex::cli
