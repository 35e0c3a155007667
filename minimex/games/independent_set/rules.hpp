// Independent sets: place as many tokens as possible on the vertices of a graph, no two adjacent.
//
// The instance is a graph, a board with a piece, or a family; all that is read and written about it
// is common to the games on conflict graphs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "minimex/formats/source.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex::independent_set {

/// Reads every instance of `source`. Throws InputError.
std::vector<GraphInstance> read(const Source& source, Format format);

/// The instance of a family such as `king:5x5x5`; with a `variable`, numbers may be N. Throws
/// InputError with source `--family`, or `FAMILY` with a `variable`.
GraphInstance from_family(std::string_view family, FamilyVariable* variable = nullptr);

/// Canonical JSON.
std::string to_json(const GraphInstance& instance);

}  // namespace minimex::independent_set
