// Proofs that a set is largest: a clique cover where the engine has one, else a log of branchings.
#pragma once

#include <memory>

#include "minimex/conflict/optimum.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::independent_set {

/// The proof that `result`, which the engine proved, has a largest set of `graph`. A log is
/// searched for once already, to know how long it is, but only for a fraction of a second: beyond
/// that its size is an estimate.
Certificate certificate(std::shared_ptr<const Graph> graph, conflict::OptimumResult result,
                        Control& control);

}  // namespace minimex::independent_set
