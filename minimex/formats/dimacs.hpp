// DIMACS graphs: comment lines `c ...`, one line `p edge N M` (or `p col N M`), M lines `e u v`.
#pragma once

#include <string>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// The graph of `source`. M must be the number of `e` lines; a repeated edge counts once. Throws
/// InputError, also on loops, vertices out of range, other lines and more vertices than
/// vertex_limit().
Graph read_dimacs(const Source& source);

/// `p edge N M` and the edges in lexicographic order.
/// Empty when `control` stops meanwhile.
std::string to_dimacs(const Graph& graph, Control* control = nullptr);

}  // namespace minimex
