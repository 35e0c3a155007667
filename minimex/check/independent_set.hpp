// Checks claims about the most tokens on a conflict graph: independent-set, and knights on a board.
//
// The set of the claim (or of the proof) shows that so many can be placed; a clique cover or a
// branching log shows that no more can (bound_log.hpp). The conflict graph is made from the rules.
#pragma once

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// Checks `claim`: value, answer, set, and the proof if there is one. Without it a claim with a
/// right set is attained. Numbers and lists of sets are found again (set_claims.hpp), which proves
/// the value, too. Throws Refuted and ProofError. Time linear in the graph and the proof, but for a
/// factor of the largest degree at most for each step of a log, and for numbers of sets.
Verdict check_independent_set(const GraphInstance& instance, const Claim& claim, ProofReader* proof,
                              Control& control);

}  // namespace minimex::check
