// Weights of the vertices of a graph, or of the cells of a board, in JSON.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "minimex/formats/json_reader.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

/// One weight for each vertex of `instance`: of a board with a piece from a list over all cells in
/// index order, or nested lists in the shape of the board, blocked cells included and left out;
/// else from a list over the vertices. Throws InputError unless they are numbers >= 0 with a sum of
/// 2^63-1 at most, as many as there are vertices or cells, and at least one.
std::vector<std::int64_t> read_weights(const JsonValue& value, const GraphInstance& instance);

/// `,"weights":[...]` in the first of these forms, blocked cells with 0; empty without weights.
std::string weights_json(const GraphInstance& instance);

}  // namespace minimex
