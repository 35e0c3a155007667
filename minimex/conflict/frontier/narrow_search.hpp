// Maximum independent set of a narrow graph, by a sweep.
//
// Searches branch over the length of a board; a sweep takes time in proportion to it, and only its
// width counts: rings, strips and tori with few cells across are out of reach for the one and easy
// for the other. How many states there will be is hard to tell beforehand, so the sweep begins if
// the frontier is not hopeless, and is given up when it has taken more than it may.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct NarrowResult {
  bool complete = false;  ///< `set` is maximum, or no set is larger than the floor
  std::vector<Vertex> set =
      {};                       ///< when complete: an independent set larger than the floor, if any
  std::uint64_t positions = 0;  ///< states
  std::uint64_t peak_bytes = 0;  ///< most bytes held at once, `held_bytes` included
};

/// The largest independent set of the connected `graph` if it has more than `floor` vertices,
/// unless that takes more than `most_states` states, more memory than there is, or `control` stops.
/// `clique_of` is a clique cover.
NarrowResult narrow_search(const Graph& graph, Vertex floor, std::span<const Vertex> clique_of,
                           std::uint64_t most_states, std::uint64_t held_bytes, Control& control);

}  // namespace minimex::conflict
