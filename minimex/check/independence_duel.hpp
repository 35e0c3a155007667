// Checks claims about the independence duel.
//
// The line is replayed by the rules: it must be legal, complete, and as long as the value. That
// the value is right is shown by the proof (check/duel_strategies.hpp), and then every move of the
// line must keep it; without a proof the value is only attained.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// `proof` may be null. Throws Refuted and ProofError.
Verdict check_independence_duel(const GraphInstance& instance, const Claim& claim,
                                ProofReader* proof, Control& control);

}  // namespace minimex::check
