// Maximum-weight independent set of a small or dense graph: branch and bound on bit sets.
//
// A node holds the candidates that are not adjacent to the vertices chosen so far. With `need`
// missing to the weight of the best set known, cliques with numbers that add up to `need` at most
// cover as many candidates as they can (weighted_cover.hpp); only those whose weight is not covered
// must be branched on, and when all of them are done, the cover says that nothing better is left.
// The same tree, walked with the optimum as best weight, is a proof, step by step (WeightedLog).
// Exact; exponential at worst; memory n^2/4 bytes: rows of neighbours, and as much for the levels.
// Babel 1994; Tavares et al. 2015, there for cliques of the complement.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/weighted_cover.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Takes down a search in pre-order: what a node does with the candidates it has.
class WeightedLog {
 public:
  WeightedLog() = default;
  WeightedLog(const WeightedLog&) = delete;
  WeightedLog& operator=(const WeightedLog&) = delete;
  virtual ~WeightedLog() = default;

  /// First the node without the neighbours of `v` follows, where a set has room for less the weight
  /// of `v`, then the one without `v`.
  virtual void branch(Vertex v) = 0;
  /// These cliques cover what is left; vertices cover what the cliques leave of their weight.
  virtual void cover(const WeightedCliques& cliques) = 0;
};

struct WeightedSearchResult {
  std::vector<Vertex> set;      ///< a set heavier than the floor; empty when none is known
  std::int64_t upper = 0;       ///< proved: no set is heavier
  std::uint64_t positions = 0;  ///< nodes
  bool complete = true;         ///< false when `control`, or the limit of nodes, stopped it
};

/// Bytes that the search needs for a graph of `vertices` vertices.
std::uint64_t weighted_search_bytes(std::uint64_t vertices) noexcept;

/// The heaviest independent set if it weighs more than `floor`, else the proof that none does
/// (`upper` is the larger of the two). When `control` stops it or it has `most_nodes`, the best so
/// far and a proved bound. With a `log`, the floor must be the optimum.
WeightedSearchResult weighted_search(const Graph& graph, std::span<const std::int64_t> weights,
                                     std::int64_t floor, std::uint64_t most_nodes, WeightedLog* log,
                                     Control& control);

}  // namespace minimex::conflict
