// Maximum independent set of a narrow graph, with weights or without, by a sweep.
//
// Searches branch over the length of a board; a sweep takes time in proportion to it, and only its
// width counts: rings, strips and tori with few cells across are out of reach for the one and easy
// for the other. How many states there will be is hard to tell beforehand, so the sweep begins if
// the frontier is not hopeless, and is given up when it has taken more than it may.
#pragma once

#include <cstdint>
#include <vector>

#include "minimex/conflict/frontier/sweep.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

struct NarrowResult {
  bool complete = false;         ///< `set` is largest, or no set is as large as was asked for
  std::vector<Vertex> set = {};  ///< when complete: a largest set that is, if any
  std::uint64_t positions = 0;   ///< states
  std::uint64_t peak_bytes = 0;  ///< most bytes held at once, `held_bytes` included
};

/// A largest independent set of the connected `graph` by the measure of `goal`, which is about
/// largest sets, unless that takes more states than the goal allows, more memory than there is, or
/// `control` stops.
NarrowResult narrow_search(const Graph& graph, const SweepGoal& goal, std::uint64_t held_bytes,
                           Control& control);

}  // namespace minimex::conflict
