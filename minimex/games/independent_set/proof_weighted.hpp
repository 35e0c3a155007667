// Proofs that a set is heaviest: a weighted clique cover where the engine has one, else a log of
// branchings.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "minimex/conflict/weighted.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"

namespace minimex::independent_set {

/// The proof that `result`, which the engine proved, has a heaviest set of `graph`. A log is
/// searched for once already, to know how long it is, but only for a fraction of a second: beyond
/// that its size is an estimate.
Certificate weighted_certificate(std::shared_ptr<const Graph> graph,
                                 std::vector<std::int64_t> weights, conflict::WeightedResult result,
                                 Control& control);

}  // namespace minimex::independent_set
