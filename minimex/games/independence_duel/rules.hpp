// The independence duel: two players in turn put a token on a vertex of a graph that has none and
// no neighbour with one. When nobody can, one wants many tokens on the graph, the other few.
//
// The instance is a graph, a board with a piece, or a family; all that is read and written about it
// is common to the games on conflict graphs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "minimex/formats/source.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independence_duel {

/// Reads every instance of `source`. Throws InputError.
std::vector<GraphInstance> read(const Source& source, Format format);

/// The instance of a family such as `grid:5x5`; with a `variable`, numbers may be N. Throws
/// InputError with source `--family`, or `FAMILY` with a `variable`.
GraphInstance from_family(std::string_view family, FamilyVariable* variable = nullptr);

/// Canonical JSON.
std::string to_json(const GraphInstance& instance);

}  // namespace minimex::independence_duel
