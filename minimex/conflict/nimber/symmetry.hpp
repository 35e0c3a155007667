// Symmetries of a graph that its numbering suggests: mirrors, half turns and transpositions of
// boards, half turns of rings, complements of hypercubes.
//
// For each factorisation n = a*b, vertex i*b + j is taken for a cell (i, j) of an a x b board and
// the obvious maps of the board are tried; those that preserve every adjacency are symmetries of
// the graph. O(divisors of n * (V + E log E)) at worst; most attempts fail at the first vertices.
#pragma once

#include <cstddef>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// At most `most` distinct automorphisms other than the identity: entry v is the image of v.
std::vector<std::vector<Vertex>> suggested_automorphisms(const Graph& graph, std::size_t most);

/// One of the suggested maps that is an automorphism and its own inverse, fixes no vertex and maps
/// none to a neighbour: entry v is the image of v. For a line graph also what such a map
/// of the root does to the edges. Empty when there is none (or no vertex).
/// With one, the nimber of Node Kayles is 0: the second player answers every move by its image. The
/// image is free, because it is neither the vertex taken nor next to it and the position was
/// symmetric before; and the position is symmetric again after it.
std::vector<Vertex> free_involution(const Graph& graph);

/// Whether there is one.
bool has_free_involution(const Graph& graph);

}  // namespace minimex::conflict
