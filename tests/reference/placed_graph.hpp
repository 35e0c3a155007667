// Graphs whose vertices have places, so that equal shapes can be told wherever they lie.
//
// A frame is a graph on positions 0, 1, ... together with what maps it onto itself: motions
// (permutations of positions, such as mirrorings and rotations) and axes along which shapes slide.
// Two sets of positions that motions and slides carry into each other induce isomorphic graphs.
// The members of a family lie in the frame of its largest member, so one table of shapes serves
// all of them. The families are written from their definitions, apart from those of the library.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace minimex::reference {

/// A direction along which shapes slide: every position has a coordinate, from 0, and the position
/// with the next smaller coordinate is `stride` before it.
struct Axis {
  int stride = 1;
  std::vector<int> coordinate = {};
};

struct Frame {
  std::vector<std::vector<int>> neighbours = {};
  /// Each maps positions to positions, or to -1 where it leads out of the frame. Not empty; the
  /// identity is among them.
  std::vector<std::vector<int>> motions = {};
  std::vector<Axis> axes = {};

  [[nodiscard]] int size() const { return static_cast<int>(neighbours.size()); }
};

/// Whether motions and slides keep adjacency and non-adjacency, by looking at all pairs.
bool keeps_adjacency(const Frame& frame);

/// The members of a family whose graphs are parts of one frame.
struct PlacedFamily {
  Frame frame = {};
  int smallest = 1;  ///< the least n whose member is part of the frame
  /// The positions of the member n, from `smallest` to the one that the frame was made for.
  std::function<std::vector<int>(int n)> member = {};
};

/// The family called `text`, with N in place of a number, in a frame for its member `largest`:
/// boards of any dimension (grid, king, queen, rook, bishop, knight and the other leapers), ladder,
/// path, line:N,K, chordpath:N,K, linkedcycles:N,K, linegraph:grid:RxN; and, with a frame for
/// `largest` alone, torus, cycle, petersen:N,K, prism, hypercube. Throws std::invalid_argument.
PlacedFamily placed_family(const std::string& text, int largest);

/// A graph without motions, from a text `n m` and m pairs of vertices from 1: only equal sets of
/// vertices are equal shapes. Throws std::invalid_argument.
PlacedFamily placed_edge_list(std::istream& in);

}  // namespace minimex::reference
