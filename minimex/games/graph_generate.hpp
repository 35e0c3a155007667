// Random instances of the games on conflict graphs, and smaller ones to shrink a failure to.
#pragma once

#include <string>
#include <vector>

#include "minimex/games/game.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

/// Each pair of vertices is an edge with the same probability. Throws InputError with source
/// `--size` (not one number from 0 to 10000), `--density` (above 1) or `--max-value` (given).
GraphInstance random_graph(const GenerateOptions& options);

/// The lines of GameInfo::generates that describe it.
std::vector<std::string> random_graph_help();

/// The graph without stretches of vertices, long ones first, then without some edges; of a board,
/// first boards with a shorter side, then, when it is small, its graph. Every chain ends: vertices,
/// edges or cells decrease, and no graph becomes a board.
std::vector<GraphInstance> simpler_graphs(const GraphInstance& instance);

}  // namespace minimex
