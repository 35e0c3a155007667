// Edge lists: `n m`, then m pairs of vertices from 1 to n, separated by white space.
#pragma once

#include <string>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// The graph of `source`; a repeated edge counts once. Throws InputError, also on loops, surplus
/// tokens and more vertices than vertex_limit().
Graph read_edge_list(const Source& source);

/// `n m` and the edges in lexicographic order, one a line.
/// Empty when `control` stops meanwhile.
std::string to_edge_list(const Graph& graph, Control* control = nullptr);

}  // namespace minimex
