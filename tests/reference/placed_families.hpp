// What the files of placed families share: the text of a family, and the making of frames.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/reference/placed_graph.hpp"

namespace minimex::reference {

using Numbers = std::vector<int>;

/// A family's text: its name, and its numbers with kVariable for N.
struct Pattern {
  static constexpr int kVariable = -1;

  std::string name;
  Numbers numbers;

  [[nodiscard]] Numbers at(int n) const {
    Numbers out = numbers;
    std::replace(out.begin(), out.end(), kVariable, n);
    return out;
  }
};

/// Throws std::invalid_argument.
Pattern pattern_of(const std::string& text);

Frame frame_of_size(int positions);

/// Makes two positions adjacent, once.
void join(Frame& frame, int p, int q);

/// A motion by what it does to each position.
template <class Image>
void add_motion(Frame& frame, const Image& image) {
  std::vector<int> motion;
  for (int p = 0; p < frame.size(); ++p) motion.push_back(image(p));
  frame.motions.push_back(std::move(motion));
}

/// An axis by the coordinate of each position.
template <class Coordinate>
void add_axis(Frame& frame, int stride, const Coordinate& coordinate) {
  Axis axis{.stride = stride};
  for (int p = 0; p < frame.size(); ++p) axis.coordinate.push_back(coordinate(p));
  frame.axes.push_back(std::move(axis));
}

std::vector<int> first_positions(int count);

/// A frame for one member, all of whose positions are vertices.
PlacedFamily whole(Frame frame, int n);

/// Boards of any dimension: the family called `pattern.name`, which must be that of a piece.
bool is_board(const std::string& name);
PlacedFamily placed_board(const Pattern& pattern, int largest);
PlacedFamily placed_torus(const Numbers& sides, int largest);
/// Edges of a grid, adjacent when they share an end (Cram). `pattern` has two numbers.
PlacedFamily placed_grid_edges(const Pattern& pattern, int largest);

/// Vertices in a row; those whose distance is in `steps` are adjacent.
PlacedFamily placed_row(const Numbers& steps, const Pattern& pattern, int largest);

/// N k-cycles, each with an edge on a path of N edges: k - 1 steps from one corner to the next.
PlacedFamily placed_linked_cycles(int k, const Pattern& pattern, int largest);

/// `rings` rings of n: position = rings * i + ring. Ring r joins those `steps[r]` apart; a spoke
/// joins the vertices with the same i.
PlacedFamily placed_ring(const Numbers& steps, int n, int largest);

}  // namespace minimex::reference
