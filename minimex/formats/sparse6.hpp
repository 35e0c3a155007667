// sparse6: one graph a line, `:` and then the edges in order of their larger end, each a bit that
// advances that end and the smaller end in as many bits as n - 1 takes. Only what the format allows
// is accepted, and no loops; a repeated edge counts once.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// Every graph of `source`: one a line, blank lines skipped, `>>sparse6<<` accepted in front.
/// Throws InputError, also when there is no graph, when one has more vertices than vertex_limit(),
/// or all together have more than 10^6 and eight a byte.
std::vector<Graph> read_sparse6(const Source& source);

/// The graph in the bytes [begin, end) of `source`, a line without its line break.
Graph read_sparse6_line(const Source& source, std::size_t begin, std::size_t end);

/// The line of `graph`, with its `:`, without header and line break. O(vertices + edges).
/// Empty when `control` stops meanwhile.
std::string to_sparse6(const Graph& graph, Control* control = nullptr);

}  // namespace minimex
