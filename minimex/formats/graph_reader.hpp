// Plain graphs in whichever of the line formats they come: edge list, graph6, sparse6, DIMACS.
#pragma once

#include <vector>

#include "minimex/core/graph.hpp"
#include "minimex/formats/source.hpp"

namespace minimex {

/// The format of a graph text that `format` leaves open: Auto is detected; Text is Edges when the
/// first line that is not blank starts with an integer, else Graph6. Never Auto or Text.
/// Throws InputError when that line of an edge list is not two integers.
Format graph_format(const Source& source, Format format);

/// Every graph of `source`, at least one; several only in Graph6 and Sparse6. `format` is Graph6,
/// Sparse6, Dimacs or Edges. Throws InputError.
std::vector<Graph> read_graphs(const Source& source, Format format);

}  // namespace minimex
