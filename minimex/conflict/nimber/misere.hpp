// Who wins Node Kayles when the player who cannot move wins: the misere game.
//
// Nimbers do not help: misere sums do not follow from their parts, so positions are searched as
// wholes, by vertex sets. Only isolated vertices are counted apart, by parity, for G and two
// isolated vertices have the outcome of G. By induction on G:
//   G is empty  the player to move wins without a move; beside the two by taking one of them,
//               after which the other is forced;
//   G is won    by a move to a lost position, which beside the two is lost as well;
//   G is lost   a move in G leaves a won position, which beside the two is won as well; a move in
//               one of the two is answered in the other, which leaves G.
// Memoised search that stops at the first winning move, in a bounded table that may forget.
// Exponential: boards of some thirty cells take a second.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// The largest graph that is searched.
inline constexpr Vertex kMisereMostVertices = 64;

/// A position of a graph of at most 64 vertices.
struct MiserePosition {
  std::uint64_t vertices = 0;  ///< bit v: v is free, and so is one of its neighbours
  bool lone = false;           ///< whether an odd number of free vertices have no free neighbour

  friend bool operator==(const MiserePosition&, const MiserePosition&) = default;
  friend auto operator<=>(const MiserePosition&, const MiserePosition&) = default;
};

struct MisereResult {
  RunReport run = {};                             ///< positions: those searched
  std::optional<bool> first_wins = std::nullopt;  ///< set when proved
  std::vector<Vertex> winning = {};               ///< all first moves that win
  std::vector<MiserePosition> proof = {};         ///< when asked for: see below
};

/// With `proof` also lost positions that prove the result, in increasing order: each move from one
/// of them, and each first move that does not win, leaves the empty position or one from which a
/// move leads to one of them; first moves that win lead to one of them.
MisereResult solve_misere(const Graph& graph, bool proof, Control& control);

}  // namespace minimex::conflict
