// One instance of a graph game as JSON: a graph, a board with a piece, or a family.
#pragma once

#include <string_view>

#include "minimex/formats/source.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

/// Reads an instance of `game`, with "weights" where it is `weighted`. Throws InputError.
GraphInstance read_graph_json(const Source& source, std::string_view game, bool weighted);

}  // namespace minimex
