// graph6: one graph a line, the upper triangle of the adjacency matrix column by column, six bits a
// byte, padded with zero bits. Only what the format allows is accepted.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// Every graph of `source`: one a line, blank lines skipped, `>>graph6<<` accepted in front.
/// Throws InputError, also when there is no graph.
std::vector<Graph> read_graph6(const Source& source);

/// The graph in the bytes [begin, end) of `source`, a line without its line break.
Graph read_graph6_line(const Source& source, std::size_t begin, std::size_t end);

/// The line of `graph`, without header and line break. O(vertices squared).
/// Empty when `control` stops meanwhile.
std::string to_graph6(const Graph& graph, Control* control = nullptr);

}  // namespace minimex
