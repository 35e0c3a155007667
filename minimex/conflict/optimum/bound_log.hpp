// Why no independent set is larger than a bound, as a log of small steps that anybody can check.
//
// The log is a tree in pre-order. Each node speaks of some remaining vertices and a bound k on the
// independent sets among them, and is one of four steps; each is right by itself:
//   cover   the vertices fall into at most k cliques;
//   branch  on v: with v in the set, k - 1 bounds the rest without v and its neighbours; with v out
//           of it, k bounds the rest without v;
//   drop    v because of a neighbour u whose other neighbours are all neighbours of v: a set with v
//           can take u in its place, so k only has to bound the rest without v;
//   split   off a part: j bounds the part, k - j the rest.
// The search knows the bound to be right and looks for a short log, not for sets. It covers with
// greedy cliques and splits off cores that spare a clique, or covers with a matching where there is
// no odd cycle; drops; splits components; and branches on the one vertex that the cliques cannot
// account for, or on one of largest degree. Exponential at worst; memory for the waiting nodes.
#pragma once

#include <cstdint>
#include <span>

#include "minimex/core/control.hpp"
#include "minimex/core/graph.hpp"

namespace minimex::conflict {

/// Takes the steps of a log in pre-order.
class BoundLog {
 public:
  BoundLog() = default;
  virtual ~BoundLog() = default;
  BoundLog(const BoundLog&) = delete;
  BoundLog& operator=(const BoundLog&) = delete;

  /// The remaining vertices, increasing, and the clique of each, numbered from 0.
  virtual void cover(std::span<const Vertex> vertices, std::span<const Vertex> clique_of) = 0;
  /// The node where `v` is in the set comes first.
  virtual void branch(Vertex v) = 0;
  /// The same node goes on without `v`.
  virtual void drop(Vertex v, Vertex because_of) = 0;
  /// `part`, increasing, is neither empty nor all. The node of the rest comes first.
  virtual void split(std::span<const Vertex> part, Vertex bound) = 0;
};

/// Logs why `graph` has no independent set of more than `bound` vertices, which must be so. When
/// the report says anything but Proved, a limit ended the log early: that of `control`, or
/// `most_work`, which counts the vertices and edges of all nodes and 100 more for each. The same
/// log in every run.
RunReport log_bound(const Graph& graph, Vertex bound, std::uint64_t most_work, BoundLog& log,
                    Control& control);

}  // namespace minimex::conflict
