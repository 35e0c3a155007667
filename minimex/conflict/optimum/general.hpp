// Maximum independent set of any graph: reduce, then settle each component that is left.
//
// A component is settled by the first of four that works: a local search that meets the bound of
// a greedy clique cover (or half the vertices, which the linear relaxation leaves); a clique cover
// grown around the set that was found; a sweep, where the graph is narrow; an exact search for a
// larger set.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Which techniques are used, and for how long. None changes a value.
struct GeneralTechniques {
  /// Steps without success, for each vertex that reductions leave, after which the local search
  /// gives up; 0 for its greedy start alone.
  std::uint32_t local_steps = 20;
  /// Components of at most so many vertices are searched on bit sets, larger ones only if dense.
  std::uint32_t bit_vertices = 128;
  /// A component is swept if that takes at most so many states (about a tenth of a microsecond
  /// each), a quarter of it where bit sets are the alternative; 0: never.
  std::uint64_t sweep_states = 1 << 23;
};

struct GeneralResult {
  std::vector<Vertex> set;       ///< an independent set, sorted
  Vertex upper = 0;              ///< proved: no set is larger; equal to its size when complete
  std::uint64_t short_of = 0;    ///< bytes that did not fit the budget; 0 when memory sufficed
  std::uint64_t positions = 0;   ///< nodes of the exact searches
  std::uint64_t peak_bytes = 0;  ///< most bytes held at once
};

/// Bytes that must be free before the search starts, for a graph of this size.
std::uint64_t general_bytes(std::uint64_t vertices, std::uint64_t edges) noexcept;

/// The maximum independent set of the subgraph of `graph` on `vertices` (distinct), or the best one
/// found and a proved bound when `control` or the memory ends the search. `held_bytes` are in use
/// elsewhere.
GeneralResult solve_general(const Graph& graph, std::span<const Vertex> vertices,
                            const GeneralTechniques& techniques, std::uint64_t held_bytes,
                            Control& control);

}  // namespace minimex::conflict
