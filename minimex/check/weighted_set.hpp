// Checks claims about the heaviest independent set of a graph whose vertices have weights.
//
// The set shows that so much can be had. A cover shows that no more can: cliques with weights, and
// each remaining vertex with what the cliques leave of its own, for a set has one vertex of a
// clique at most. A log is a tree in pre-order over each component; a node speaks of the remaining
// vertices and a bound k:
//   cover   all these weights together are k at most;
//   branch  a set with v weighs at most k - w(v) beyond v and its neighbours, one without v at most
//           k beyond v.
// By induction from the leaves the bounds of the components hold, and together they are at most the
// value. Nothing is searched.
#pragma once

#include <cstdint>

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// Checks `claim` on an instance with weights: value, answer, set, and the proof if there is one.
/// Without it a claim with a right set is attained. Throws Refuted and ProofError. Time linear in
/// the graph and the proof, but for a search in the shorter list of neighbours for each pair of a
/// clique, and for O(V) at each leaf of a log.
Verdict check_weighted_set(const GraphInstance& instance, const Claim& claim, std::int64_t value,
                           ProofReader* proof, Control& control);

}  // namespace minimex::check
