// Independent sets that claims and proofs name: read, and seen to be independent.
#pragma once

#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/move.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::check {

/// The vertices that `line` names, in any order. Throws Refuted unless they are an independent set;
/// nothing when `control` stops.
std::optional<std::vector<Vertex>> placed_by_line(const Graph& graph, const GraphSites& sites,
                                                  const std::vector<Move>& line, Control& control);

/// Reads the size of a set, then how many vertices are left out before each. Throws ProofError, and
/// Refuted unless it is an independent set.
std::vector<Vertex> read_placed_set(const Graph& graph, const GraphSites& sites,
                                    ProofReader& proof);

}  // namespace minimex::check
