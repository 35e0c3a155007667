// Counting the independent sets of a graph, to check numbers and lists that are claimed.
//
// There is no short proof of such a number, so it is found again, by other means than the engine's:
// one vertex after another is decided on, and sets are told apart by which of the vertices left
// they block and by how many vertices they have. Only sets of at least a certain size count, and
// none may be larger; so the number of sets of that size is found together with the proof that it
// is the largest. Those that cannot come to the size, by a bound of one vertex a clique, are left.
// Exponential in the width of the graph, like any way to count; memory about 100 bytes a state.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::check {

struct SetCount {
  RunReport run = {};
  std::string count = {};  ///< in decimal, when the run is proved
};

/// How many independent sets `graph` has: of `size` vertices, or without a size of any number.
/// Throws Refuted when one has more than `size` vertices. `held_bytes` are in use.
SetCount count_sets(const Graph& graph, std::optional<std::uint64_t> size, std::uint64_t held_bytes,
                    Control& control);

}  // namespace minimex::check
