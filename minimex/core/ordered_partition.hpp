// Ordered partitions of the vertices of a graph, and their refinement until they are equitable.
//
// A partition is equitable when any two vertices of one cell have as many neighbours in each cell.
// Cells are split by the number of neighbours in one cell after another (colour refinement;
// B. Weisfeiler, A. Lehman, 1968) with Hopcroft's rule that the largest fragment need not split
// others. Which cells split which, and the order of the fragments, depend on places and numbers
// only: isomorphic partitions are refined to isomorphic ones, and in the same words (the trace).
// Each edge is looked at O(log V) times for all refinements from one cell to the last, and what it
// leads to is sorted: O(E log^2 V). Splitting off a vertex costs the size of its cell besides.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "minimex/core/graph.hpp"

namespace minimex {

/// Cells lie one after another; a cell is named by the place where it begins.
struct OrderedPartition {
  std::vector<Vertex> order = {};    ///< the vertex at each place
  std::vector<Vertex> place = {};    ///< of each vertex
  std::vector<Vertex> cell_of = {};  ///< of each vertex
  std::vector<Vertex> size = {};     ///< of the cell that begins at each place
  Vertex cells = 0;

  /// Lets the vertices at two places of a cell change places.
  void exchange(Vertex a, Vertex b) noexcept {
    std::swap(order[static_cast<std::size_t>(a)], order[static_cast<std::size_t>(b)]);
    for (const Vertex at : {a, b}) {
      place[static_cast<std::size_t>(order[static_cast<std::size_t>(at)])] = at;
    }
  }
  [[nodiscard]] bool discrete() const noexcept {
    return cells == static_cast<Vertex>(order.size());
  }
  [[nodiscard]] std::span<const Vertex> members(Vertex cell) const noexcept {
    return {order.data() + cell, static_cast<std::size_t>(size[static_cast<std::size_t>(cell)])};
  }
};

class PartitionRefiner {
 public:
  /// Keeps a reference to `graph`.
  explicit PartitionRefiner(const Graph& graph);

  /// All vertices in one cell, refined. `trace` as below.
  OrderedPartition coarsest(std::uint64_t& trace);

  /// Gives `v` a cell of its own, before the rest of its cell, and refines the partition, which was
  /// equitable. Returns a number that isomorphic graphs share when isomorphic vertices are split
  /// off.
  std::uint64_t split_off(OrderedPartition& partition, Vertex v);

  /// Of an equitable partition, the first of the smallest cells that matter: those of several
  /// vertices that are not all twins of each other. -1 when there is none: then the graph is the
  /// same in any order of the vertices within the cells.
  Vertex cell_that_matters(const OrderedPartition& partition);

  /// Steps so far: vertices and neighbours looked at.
  [[nodiscard]] std::uint64_t work() const noexcept { return work_; }

 private:
  std::uint64_t refine(OrderedPartition& partition);
  void count_neighbours(OrderedPartition& partition, Vertex splitter);
  void split(OrderedPartition& partition, Vertex cell);
  bool all_twins(const OrderedPartition& partition, Vertex cell);
  void tell(std::uint64_t word) noexcept;
  void enqueue(Vertex cell);

  const Graph& graph_;
  std::vector<Vertex> queue_;  // cells that are to split others, from `head_` on
  std::size_t head_ = 0;
  std::vector<bool> queued_;           // by cell
  std::vector<std::uint32_t> counts_;  // by vertex: neighbours in the splitter
  std::vector<Vertex> touched_;        // vertices whose count is not 0
  std::vector<Vertex> touched_cells_;
  std::vector<Vertex> touched_in_;  // by cell: how many of its vertices, which are its last
  std::vector<Vertex> splitter_;
  std::vector<Vertex> fragments_;
  std::uint64_t trace_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace minimex
