// Checks the proofs of the independence duel and of the bus: a strategy for each side.
//
// The maximiser's strategy shows that play makes at least the value, the minimiser's that it makes
// at most the value, each against every answer of the other; so the value is right. The proof holds
// only the owner's moves; the walk (games/duel_walk.hpp) tries all the others itself. Positions are
// sums of the graphs that the proof lists (games/duel_sums.hpp says which positions count as one).
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/check/verdict.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/proof.hpp"

namespace minimex::check {

struct ProvedDuel {
  RunReport run = {};             ///< when not proved, a limit came first
  std::vector<Vertex> line = {};  ///< the order of play that the proof holds; may be empty
};

/// Reads the proof to its end. `value` is the claimed number of tokens on `graph`; each position
/// after a move of `line` (legal play; may be null) must be one that the proof shows the value of.
/// Throws Refuted and ProofError. Time: the proof times the square of the number of moves of a
/// position; memory: a few times the unpacked proof.
ProvedDuel check_strategies(const Graph& graph, FirstPlayer first, std::int64_t value,
                            const std::vector<Vertex>* line, ProofReader& proof, Control& control);

}  // namespace minimex::check
