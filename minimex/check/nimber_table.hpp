// Claims about Node Kayles on any graph, checked with a proof of the kind `nimber table`.
//
// The proof: a table of facts about small graphs (nimber_facts.hpp), an involution of some parts of
// the start, and one for each other part that is too large for the table. An involution s that maps
// edges to edges and no vertex to itself or to a neighbour makes a nimber of 0: the second player
// answers v by s(v), which is free, because the position was symmetric and s(v) is neither v nor
// next to it. What is left is a sum of parts that theorems or the table decide; the nimber is the
// XOR. A line is optimal when each move from a position that is not 0 leaves 0; that is looked up
// in the same way, position by position.
#pragma once

#include <string>

#include "minimex/check/verdict.hpp"
#include "minimex/core/claim.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// A game that is Node Kayles on a graph.
struct NimberGame {
  const Graph& graph;
  const GraphSites& sites;                      ///< what the vertices are called
  std::string (*answer)(int nimber) = nullptr;  ///< what the contest asks for
};

/// Throws Refuted and ProofError. `proof` may be null: then the claim is refuted.
Verdict check_nimber_table(const NimberGame& game, const Claim& claim, ProofReader* proof,
                           Control& control);

}  // namespace minimex::check
