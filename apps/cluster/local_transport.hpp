// Ranks that are threads of this process.
#pragma once

#include <functional>

#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// Runs `work` once for each of `ranks` ranks, each in a thread of its own, and returns when all
/// have come to their end. It must not throw.
void run_local_ranks(int ranks, const std::function<void(Transport& transport)>& work);

}  // namespace minimex::cluster
