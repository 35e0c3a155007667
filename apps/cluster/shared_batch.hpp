// `minimex-cluster batch`: rank 0 reads, writes and keeps the journal, the other ranks answer.
//
// Each rank has one instance at a time and gets the next one when it has answered, so that one of
// an hour holds up nobody else. What leaves rank 0 is what `minimex batch` writes: it is the same
// reader, window, writer and journal, whose workers here wait for a rank each.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// Rank 0. Throws as `minimex batch` does. A single rank answers by itself.
cli::ExitCode run_shared_batch(Transport& transport, const cli::Arguments& arguments);

/// The other ranks: answer the lines of a batch until there are no more.
void help_batch(Transport& transport, const nlohmann::json& job);

}  // namespace minimex::cluster
