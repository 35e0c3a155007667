#include "minimex/conflict/independent_set/reduced_graph.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace minimex::conflict {

ReducedGraph::ReducedGraph(const Graph& graph, std::span<const Vertex> vertices)
    : lists_(vertices.size()),
      alive_(vertices.size(), 1),
      in_queue_(vertices.size(), 1),
      queue_(vertices.size()),
      number_(vertices.size(), -1),
      alive_count_(static_cast<Vertex>(vertices.size())) {
  std::vector<Vertex> name(at(graph.vertex_count()), -1);
  for (Vertex i = 0; i < capacity(); ++i) {
    name[at(vertices[at(i)])] = i;
    queue_[at(i)] = i;
  }
  for (Vertex i = 0; i < capacity(); ++i) {
    lists_[at(i)].begin = pool_.size();
    for (const Vertex w : graph.neighbours(vertices[at(i)])) {
      if (name[at(w)] >= 0) pool_.push_back(name[at(w)]);
    }
    lists_[at(i)].length = static_cast<Vertex>(pool_.size() - lists_[at(i)].begin);
    lists_[at(i)].degree = lists_[at(i)].length;
  }
}

ReducedGraph ReducedGraph::part(std::span<const Vertex> vertices) {
  ReducedGraph out;
  out.lists_.resize(vertices.size());
  out.alive_.assign(vertices.size(), 1);
  out.in_queue_.assign(vertices.size(), 0);
  out.number_.assign(vertices.size(), -1);
  out.alive_count_ = static_cast<Vertex>(vertices.size());
  std::size_t entries = 0;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    number_[at(vertices[i])] = static_cast<Vertex>(i);
    entries += at(degree(vertices[i]));
  }
  out.pool_.reserve(entries);
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    List& list = out.lists_[i];
    list.begin = out.pool_.size();
    for (const Vertex w : neighbours(vertices[i])) {
      if (number_[at(w)] >= 0) out.pool_.push_back(number_[at(w)]);
    }
    list.length = static_cast<Vertex>(out.pool_.size() - list.begin);
    list.degree = list.length;
  }
  for (const Vertex v : vertices) number_[at(v)] = -1;
  return out;
}

Graph ReducedGraph::graph_of(std::span<const Vertex> vertices) {
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    number_[at(vertices[i])] = static_cast<Vertex>(i);
  }
  std::vector<std::uint64_t> offsets{0};
  offsets.reserve(vertices.size() + 1);
  std::vector<Vertex> targets;
  for (const Vertex v : vertices) {
    const auto start = static_cast<std::ptrdiff_t>(targets.size());
    for (const Vertex w : neighbours(v)) {
      if (number_[at(w)] >= 0) targets.push_back(number_[at(w)]);
    }
    if (!std::is_sorted(targets.begin() + start, targets.end())) {  // only after contractions
      std::sort(targets.begin() + start, targets.end());
    }
    offsets.push_back(targets.size());
  }
  for (const Vertex v : vertices) number_[at(v)] = -1;
  return Graph::from_lists(std::move(offsets), std::move(targets));
}

std::vector<std::vector<Vertex>> ReducedGraph::components() {
  std::vector<std::vector<Vertex>> out;
  std::vector<std::uint8_t> seen(lists_.size(), 0);
  for (Vertex root = 0; root < capacity(); ++root) {
    if (!alive(root) || seen[at(root)] != 0) continue;
    std::vector<Vertex> members{root};
    seen[at(root)] = 1;
    for (std::size_t i = 0; i < members.size(); ++i) {
      for (const Vertex w : neighbours(members[i])) {
        if (seen[at(w)] != 0) continue;
        seen[at(w)] = 1;
        members.push_back(w);
      }
    }
    std::sort(members.begin(), members.end());
    out.push_back(std::move(members));
  }
  return out;
}

std::vector<Vertex> ReducedGraph::alive_vertices() const {
  std::vector<Vertex> out;
  out.reserve(at(alive_count_));
  for (Vertex v = 0; v < capacity(); ++v) {
    if (alive(v)) out.push_back(v);
  }
  return out;
}

std::span<const Vertex> ReducedGraph::neighbours(Vertex v) {
  List& list = lists_[at(v)];
  Vertex* const first = pool_.data() + list.begin;
  if (list.length != list.degree) {
    std::remove_if(first, first + list.length, [this](Vertex w) { return !alive(w); });
    list.length = list.degree;
  }
  return {first, at(list.degree)};
}

std::uint64_t ReducedGraph::edge_count() const noexcept {
  std::uint64_t ends = 0;
  for (Vertex v = 0; v < capacity(); ++v) {
    if (alive(v)) ends += static_cast<std::uint64_t>(degree(v));
  }
  return ends / 2;
}

std::uint64_t ReducedGraph::bytes() const noexcept {
  return sizeof(Vertex) * (pool_.capacity() + queue_.capacity() + number_.capacity()) +
         sizeof(List) * lists_.capacity() + 2 * alive_.capacity() + sizeof(Step) * log_.capacity();
}

void ReducedGraph::mark_changed(Vertex v) {
  if (in_queue_[at(v)] != 0) return;
  in_queue_[at(v)] = 1;
  queue_.push_back(v);
}

Vertex ReducedGraph::next_changed() {
  while (queue_head_ < queue_.size()) {
    const Vertex v = queue_[queue_head_++];
    in_queue_[at(v)] = 0;
    if (alive(v)) return v;
  }
  queue_.clear();
  queue_head_ = 0;
  return -1;
}

void ReducedGraph::kill(Vertex v) {
  assert(alive(v));
  alive_[at(v)] = 0;
  --alive_count_;
}

void ReducedGraph::detach(Vertex dead) {
  const List& list = lists_[at(dead)];
  for (std::size_t i = list.begin; i < list.begin + at(list.length); ++i) {
    const Vertex w = pool_[i];
    if (!alive(w)) continue;
    --lists_[at(w)].degree;
    mark_changed(w);
  }
}

void ReducedGraph::discard(Vertex v) {
  kill(v);
  detach(v);
}

void ReducedGraph::take(Vertex v) {
  log_.push_back({v, 0, {}});
  ++gained_;
  const auto list = neighbours(v);
  kill(v);
  for (const Vertex w : list) kill(w);
  for (const Vertex w : list) detach(w);
}

void ReducedGraph::fold(Vertex v) {
  assert(degree(v) == 2);
  const auto list = neighbours(v);
  log_.push_back({v, 2, {list[0], list[1]}});
  ++gained_;
  contract(v, {list[0], list[1]});
}

void ReducedGraph::fold_twins(Vertex u, Vertex v) {
  assert(degree(u) == 3 && degree(v) == 3);
  const auto list = neighbours(u);
  log_.push_back({u, 4, {v, list[0], list[1], list[2]}});
  gained_ += 2;
  contract(u, {v, list[0], list[1], list[2]});
}

// `kept` takes over the neighbours of the vertices in `gone`, which are deleted.
void ReducedGraph::contract(Vertex kept, std::initializer_list<Vertex> gone) {
  for (const Vertex g : gone) kill(g);
  std::vector<Vertex> merged;
  for (const Vertex g : gone) {
    const List list = lists_[at(g)];
    for (std::size_t i = list.begin; i < list.begin + at(list.length); ++i) {
      const Vertex w = pool_[i];
      if (!alive(w) || w == kept) continue;
      List& theirs = lists_[at(w)];
      if (number_[at(w)] >= 0) {  // met before: one entry is renamed already, this one is dead
        --theirs.degree;
        continue;
      }
      number_[at(w)] = 0;
      merged.push_back(w);
      Vertex* const first = pool_.data() + theirs.begin;
      *std::find(first, first + theirs.length, g) = kept;
    }
  }
  for (const Vertex w : merged) {
    number_[at(w)] = -1;
    mark_changed(w);
  }
  const auto size = static_cast<Vertex>(merged.size());
  lists_[at(kept)] = {pool_.size(), size, size};
  pool_.insert(pool_.end(), merged.begin(), merged.end());
  mark_changed(kept);
}

std::vector<Vertex> ReducedGraph::lift(std::span<const Vertex> set) const {
  std::vector<std::uint8_t> member(lists_.size(), 0);
  for (const Vertex v : set) member[at(v)] = 1;
  for (auto step = log_.rbegin(); step != log_.rend(); ++step) {
    // Either the centre (and its twin) of a fold are members, or all the vertices around.
    const bool outside = member[at(step->vertex)] != 0;
    const std::uint8_t centre = step->count == 0 || !outside ? 1 : 0;
    const std::size_t twins = step->count == 4 ? 1 : 0;
    member[at(step->vertex)] = centre;
    for (std::size_t i = 0; i < step->count; ++i) {
      member[at(step->others[i])] = i < twins ? centre : static_cast<std::uint8_t>(1 - centre);
    }
  }
  std::vector<Vertex> out;
  for (Vertex v = 0; v < capacity(); ++v) {
    if (member[at(v)] != 0) out.push_back(v);
  }
  return out;
}

}  // namespace minimex::conflict
