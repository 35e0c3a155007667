#include "minimex/core/ordered_partition.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "minimex/core/hash.hpp"

namespace minimex {
namespace {

std::size_t at(Vertex v) noexcept {
  return static_cast<std::size_t>(v);
}

}  // namespace

PartitionRefiner::PartitionRefiner(const Graph& graph)
    : graph_(graph),
      queued_(at(graph.vertex_count()), false),
      counts_(at(graph.vertex_count()), 0),
      touched_in_(at(graph.vertex_count()), 0) {}

OrderedPartition PartitionRefiner::coarsest(std::uint64_t& trace) {
  const Vertex n = graph_.vertex_count();
  OrderedPartition partition;
  partition.order.resize(at(n));
  std::iota(partition.order.begin(), partition.order.end(), 0);
  partition.place = partition.order;
  partition.cell_of.assign(at(n), 0);
  partition.size.assign(at(n), 0);
  if (n > 0) {
    partition.size[0] = n;
    partition.cells = 1;
    enqueue(0);
  }
  trace = refine(partition);
  return partition;
}

std::uint64_t PartitionRefiner::split_off(OrderedPartition& partition, Vertex v) {
  const Vertex cell = partition.cell_of[at(v)];
  const Vertex rest = cell + 1;
  partition.exchange(cell, partition.place[at(v)]);
  partition.size[at(rest)] = partition.size[at(cell)] - 1;
  partition.size[at(cell)] = 1;
  for (const Vertex u : partition.members(rest)) partition.cell_of[at(u)] = rest;
  work_ += at(partition.size[at(rest)]);
  ++partition.cells;
  enqueue(cell);
  return refine(partition);
}

Vertex PartitionRefiner::cell_that_matters(const OrderedPartition& partition) {
  Vertex best = -1;
  for (Vertex cell = 0; cell < graph_.vertex_count(); cell += partition.size[at(cell)]) {
    const Vertex size = partition.size[at(cell)];
    if (size == 1 || (best >= 0 && size >= partition.size[at(best)])) continue;
    if (!all_twins(partition, cell)) best = cell;
  }
  return best;
}

/// In an equitable partition one vertex speaks for its cell: they are twins when it has all or none
/// of each cell as neighbours.
bool PartitionRefiner::all_twins(const OrderedPartition& partition, Vertex cell) {
  const Vertex v = partition.order[at(cell)];
  const auto neighbours = graph_.neighbours(v);
  work_ += neighbours.size();
  for (const Vertex u : neighbours) ++counts_[at(partition.cell_of[at(u)])];
  bool all_or_none = true;
  for (const Vertex u : neighbours) {
    const Vertex its_cell = partition.cell_of[at(u)];
    std::uint32_t& count = counts_[at(its_cell)];
    if (count == 0) continue;  // seen before
    const auto size = static_cast<std::uint32_t>(partition.size[at(its_cell)]);
    all_or_none = all_or_none && count == (its_cell == cell ? size - 1 : size);
    count = 0;
  }
  return all_or_none;
}

void PartitionRefiner::enqueue(Vertex cell) {
  if (queued_[at(cell)]) return;
  queued_[at(cell)] = true;
  queue_.push_back(cell);
}

void PartitionRefiner::tell(std::uint64_t word) noexcept {
  trace_ = hashed(trace_, word);
}

std::uint64_t PartitionRefiner::refine(OrderedPartition& partition) {
  trace_ = 0;
  for (; head_ < queue_.size(); ++head_) {
    const Vertex splitter = queue_[head_];
    queued_[at(splitter)] = false;
    if (partition.discrete()) continue;
    count_neighbours(partition, splitter);
    tell(static_cast<std::uint64_t>(splitter));
    for (const Vertex cell : touched_cells_) split(partition, cell);
    for (const Vertex u : touched_) counts_[at(u)] = 0;
  }
  queue_.clear();
  head_ = 0;
  return trace_;
}

/// Counts, and moves the vertices whose count is not 0 to the ends of their cells.
void PartitionRefiner::count_neighbours(OrderedPartition& partition, Vertex splitter) {
  const auto members = partition.members(splitter);
  splitter_.assign(members.begin(), members.end());
  touched_.clear();
  touched_cells_.clear();
  for (const Vertex w : splitter_) {
    const auto neighbours = graph_.neighbours(w);
    work_ += neighbours.size() + 1;
    for (const Vertex u : neighbours) {
      if (counts_[at(u)]++ > 0) continue;
      touched_.push_back(u);
      const Vertex cell = partition.cell_of[at(u)];
      Vertex& touched = touched_in_[at(cell)];
      if (touched++ == 0) touched_cells_.push_back(cell);
      partition.exchange(partition.place[at(u)], cell + partition.size[at(cell)] - touched);
    }
  }
  std::sort(touched_cells_.begin(), touched_cells_.end());
}

/// Splits a cell by the counts of its vertices, the least first. Those with none, if any, stay
/// where they are and are not looked at: there may be many more of them than of the others.
void PartitionRefiner::split(OrderedPartition& partition, Vertex cell) {
  const Vertex end = cell + partition.size[at(cell)];
  const Vertex first = end - std::exchange(touched_in_[at(cell)], 0);
  const auto count = [&](Vertex place) { return counts_[at(partition.order[at(place)])]; };
  std::sort(partition.order.begin() + first, partition.order.begin() + end,
            [&](Vertex a, Vertex b) { return counts_[at(a)] < counts_[at(b)]; });
  work_ += at(end - first);
  tell(static_cast<std::uint64_t>(cell) << 32 | count(cell));
  fragments_.assign(1, cell);
  for (Vertex i = first; i < end; ++i) {
    if (i > cell && count(i) != count(i - 1)) {
      fragments_.push_back(i);
      tell(static_cast<std::uint64_t>(i) << 32 | count(i));
    }
    const Vertex v = partition.order[at(i)];
    partition.place[at(v)] = i;
    partition.cell_of[at(v)] = fragments_.back();
  }
  if (fragments_.size() == 1) return;
  Vertex largest = cell;
  for (std::size_t f = 0; f < fragments_.size(); ++f) {
    const Vertex begin = fragments_[f];
    partition.size[at(begin)] = (f + 1 < fragments_.size() ? fragments_[f + 1] : end) - begin;
    if (partition.size[at(begin)] > partition.size[at(largest)]) largest = begin;
  }
  partition.cells += static_cast<Vertex>(fragments_.size()) - 1;
  const bool all = queued_[at(cell)];
  for (const Vertex fragment : fragments_) {
    if (all || fragment != largest) enqueue(fragment);
  }
}

}  // namespace minimex
