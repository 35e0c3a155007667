// Random instances of the games on conflict graphs, and smaller ones to shrink a failure to.
#pragma once

#include <string>
#include <vector>

#include "minimex/games/game.hpp"
#include "minimex/games/graph_instance.hpp"

namespace minimex {

/// Of a size of one number, a graph of that many vertices in which each pair is an edge with the
/// same probability; of more sides, or with a piece, a board each cell of which is blocked with the
/// same probability. When `weighted` and a largest value is given, with weights up to that. Throws
/// InputError with source `--size` (not one number from 0 to 10000, and no sides of a board),
/// `--density` (above 1), `--piece` (unknown) or `--max-value` (not `weighted`).
GraphInstance random_graph(const GenerateOptions& options, bool weighted = false);

/// The lines of GameInfo::generates that describe it.
std::vector<std::string> random_graph_help(bool weighted = false);

/// The graph without stretches of vertices, long ones first, then without some edges; of a board,
/// first boards with a shorter side, then, when it is small, its graph. Weights go along, and there
/// are instances without them, and with half of each. Every chain ends: vertices, edges, cells or
/// weights decrease, and no graph becomes a board.
std::vector<GraphInstance> simpler_graphs(const GraphInstance& instance);

}  // namespace minimex
